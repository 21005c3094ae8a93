import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { manyReferrals, referralInvite, referrals } from '../../../testing/fixtures/referrals.ts';
import { ReferralInvite } from '../ReferralInvite/index.ts';
import { ReferralsPage } from './index.ts';
import { referralsPageStates } from './ReferralsPage.spec.tsx';

const invite = <ReferralInvite invite={referralInvite} />;

const meta = {
  title: 'Components/ReferralsPage',
  component: ReferralsPage,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(referralsPageStates.listed), onOpen: fn() },
  render: (args) => (
    <main>
      <ReferralsPage invite={invite} {...args} />
    </main>
  ),
} satisfies Meta<typeof ReferralsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How far each got; a row with a reward opens its receipt, others open nothing. */
export const Listed: Story = {
  play: asWritten(async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('row', { name: /N•••/ }));
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('row', { name: /M••• H•••/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(referrals[3]);
    await userEvent.unhover(canvas.getByRole('row', { name: /M••• H•••/ }));
    (document.activeElement as HTMLElement | null)?.blur();
  }),
};

export const Playground: Story = playgroundOf(Listed);

export const Loading: Story = { args: shown(referralsPageStates.loading) };

export const None: Story = { args: shown(referralsPageStates.none) };

export const FailedToLoad: Story = { args: shown(referralsPageStates.failedToLoad) };

/** They are listed as they were; reading on failed. */
export const MoreFailed: Story = { args: shown(referralsPageStates.moreFailed) };

export const LoadingMore: Story = { args: shown(referralsPageStates.loadingMore) };

/** Without a name, gone, and in another direction. */
export const Strange: Story = { args: shown(referralsPageStates.strange) };

/** A thousand: those in sight are in the document. */
export const FarTooMany: Story = {
  render: (args) => <ReferralsPage {...args} referrals={manyReferrals(1_000)} />,
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
  }),
};

/** Each person a card. */
export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(ReferralsPage, referralsPageStates, 1);
