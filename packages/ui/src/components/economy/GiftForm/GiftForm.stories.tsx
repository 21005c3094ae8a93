import { gifts as texts } from '@mirror-studio/domain/texts/en/gifts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { giftFormStates } from './GiftForm.spec.tsx';
import { GiftForm } from './index.ts';

const meta = {
  title: 'Components/GiftForm',
  component: GiftForm,
  args: { ...shown(giftFormStates.empty), onGive: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: '24rem', marginInline: 'auto' }}>
      <GiftForm {...args} />
    </div>
  ),
} satisfies Meta<typeof GiftForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Playground: Story = playgroundOf(Empty);

/** The button says how many. */
export const Filled: Story = {
  args: shown(giftFormStates.filled),
  play: asWritten(async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Give 40 coins' }));
    await expect(args.onGive).toHaveBeenCalledWith({
      to: '@mara-halcyon',
      coins: 40,
      words: 'For the salt flats.',
    });
    (document.activeElement as HTMLElement | null)?.blur();
  }),
};

/** What is wrong is said beside each field, and the first of them has the focus. */
export const Wrong: Story = {
  play: asWritten(async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: texts.amount }), '1.000');
    await userEvent.click(canvas.getByRole('button', { name: texts.giveEmpty }));
    await expect(canvas.getByRole('textbox', { name: texts.to })).toHaveFocus();
    await expect(canvas.getByText(texts.toMissing)).toBeVisible();
    await expect(canvas.getByText(texts.ambiguousAmount)).toBeVisible();
    await expect(args.onGive).not.toHaveBeenCalled();
    (document.activeElement as HTMLElement | null)?.blur();
  }),
};

/** The server refused: its words stand until the field is another. */
export const Refused: Story = { args: shown(giftFormStates.refused) };

/** Neither the balance nor the day is known yet. */
export const Unknown: Story = {
  args: { ...shown(giftFormStates.unknown), availableCoins: undefined, allowance: undefined },
};

export const Pending: Story = { args: shown(giftFormStates.pending) };

export const Failed: Story = { args: shown(giftFormStates.failed) };

export const Given: Story = { args: shown(giftFormStates.given) };

/** It waits, and says until when. */
export const GivenToAddress: Story = { args: shown(giftFormStates.givenToAddress) };

export const AtSmallWidth: Story = {
  args: shown(giftFormStates.filled),
  globals: { viewport: { value: 'small' } },
};

export const Spanish: Story = { args: shown(giftFormStates.filled), decorators: [inSpanish] };

export const Matrix: Story = windowsOf(GiftForm, giftFormStates, 2);
