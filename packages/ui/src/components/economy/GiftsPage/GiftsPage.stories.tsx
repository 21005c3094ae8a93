import { gifts as texts } from '@mirror-studio/domain/texts/en/gifts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { giftDay, manyGifts, sentGifts } from '../../../testing/fixtures/gifts.ts';
import { nothing } from '../../../testing/nothing.ts';
import { GiftForm } from '../GiftForm/index.ts';
import { giftsPageStates } from './GiftsPage.spec.tsx';
import { GiftsPage } from './index.ts';

const form = <GiftForm availableCoins={820} allowance={giftDay} onGive={nothing} />;

const meta = {
  title: 'Components/GiftsPage',
  component: GiftsPage,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(giftsPageStates.sent), onBoxChange: fn(), onOpen: fn() },
  render: (args) => (
    <main>
      <GiftsPage form={form} {...args} />
    </main>
  ),
} satisfies Meta<typeof GiftsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What became of each; a row opens its receipt. */
export const Sent: Story = {
  play: asWritten(async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('row', { name: /noor/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(sentGifts[1]);
    await userEvent.click(canvas.getByRole('radio', { name: texts.box_received }));
    await expect(args.onBoxChange).toHaveBeenCalledWith('received');
    await userEvent.unhover(canvas.getByRole('radio', { name: texts.box_received }));
    (document.activeElement as HTMLElement | null)?.blur();
  }),
};

export const Playground: Story = playgroundOf(Sent);

/** Value that came in is gold. */
export const Received: Story = { args: shown(giftsPageStates.received) };

export const Loading: Story = { args: shown(giftsPageStates.loading) };

export const NoneSent: Story = { args: shown(giftsPageStates.noneSent) };

export const NoneReceived: Story = { args: shown(giftsPageStates.noneReceived) };

export const FailedToLoad: Story = { args: shown(giftsPageStates.failedToLoad) };

/** They are listed as they were; reading on failed. */
export const MoreFailed: Story = { args: shown(giftsPageStates.moreFailed) };

export const LoadingMore: Story = { args: shown(giftsPageStates.loadingMore) };

/** Markup that stays text, a word that does not end, another direction, and somebody who has left. */
export const Strange: Story = { args: shown(giftsPageStates.strange) };

/** A thousand: those in sight are in the document. */
export const FarTooMany: Story = {
  render: (args) => <GiftsPage {...args} gifts={manyGifts(1_000)} />,
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
  }),
};

/** Each gift a card. */
export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(GiftsPage, giftsPageStates, 1);
