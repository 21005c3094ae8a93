import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { RecoveryCodes } from './index.ts';
import { recoveryCodesStates, recoveryCodesTester } from './RecoveryCodes.spec.tsx';

const { ten, onlyCopied } = recoveryCodesStates;

const meta = {
  title: 'Components/RecoveryCodes',
  component: RecoveryCodes,
  args: { ...shown(ten), copy: fn(async () => undefined), onDownload: fn(), onPrint: fn() },
  render: (args) => (
    <main style={{ maxInlineSize: '34rem' }}>
      <RecoveryCodes {...args} />
    </main>
  ),
} satisfies Meta<typeof RecoveryCodes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Copied, they stand one below another. */
export const Ten: Story = {
  play: asWritten(async ({ args }) => {
    const tester = recoveryCodesTester({ screen, within, user: userEvent });
    await expect(tester.read()).toEqual(ten.codes);
    await tester.download();
    await tester.print();
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await expect(args.onPrint).toHaveBeenCalledOnce();
  }),
};

export const Playground: Story = playgroundOf(Ten);

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish], args: shown(ten) };

export const OnlyCopied: Story = {
  args: { ...shown(onlyCopied), onDownload: undefined, onPrint: undefined },
};

export const Matrix: Story = sheetOf(RecoveryCodes, recoveryCodesStates);
