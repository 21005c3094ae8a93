import { referrals as texts } from '@mirror-studio/domain/texts/en/referrals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { referralInvite } from '../../../testing/fixtures/referrals.ts';
import { ReferralInvite } from './index.ts';
import { referralInviteStates } from './ReferralInvite.spec.tsx';

const noInvite = { invite: undefined };

const meta = {
  title: 'Components/ReferralInvite',
  component: ReferralInvite,
  args: shown(referralInviteStates.ready),
  render: (args) => (
    <div style={{ maxInlineSize: '24rem', marginInline: 'auto' }}>
      <ReferralInvite {...args} />
    </div>
  ),
} satisfies Meta<typeof ReferralInvite>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Code and link are copied each by its own button. */
export const Ready: Story = {};

export const Playground: Story = playgroundOf(Ready);

/** Where the device has a way to hand things on, the link goes there. */
export const Shareable: Story = {
  args: { ...shown(referralInviteStates.shareable), onShare: fn() },
  play: asWritten(async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.share }));
    await expect(args.onShare).toHaveBeenCalledWith(referralInvite.link);
    await userEvent.unhover(canvas.getByRole('button', { name: texts.share }));
    (document.activeElement as HTMLElement | null)?.blur();
  }),
};

/** Whoever comes still gets theirs. */
export const Full: Story = { args: shown(referralInviteStates.full) };

export const Demonstration: Story = { args: shown(referralInviteStates.demonstration) };

export const Loading: Story = { args: { ...noInvite, ...shown(referralInviteStates.loading) } };

export const Failed: Story = { args: { ...noInvite, ...shown(referralInviteStates.failed) } };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(ReferralInvite, referralInviteStates, 2);
