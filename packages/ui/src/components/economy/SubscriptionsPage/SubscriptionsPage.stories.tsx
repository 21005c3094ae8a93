import { purchase } from '@mirror-studio/domain/texts/en/purchase';
import { subscriptions } from '@mirror-studio/domain/texts/en/subscriptions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { SubscriptionsPage } from './index.ts';
import { subscriptionsStates as states } from './SubscriptionsPage.spec.tsx';

const meta = {
  title: 'Components/SubscriptionsPage',
  component: SubscriptionsPage,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(states.active), onAsk: fn(), onResume: fn() },
  render: (args) => (
    <main>
      <SubscriptionsPage {...args} />
    </main>
  ),
} satisfies Meta<typeof SubscriptionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  play: asWritten(async ({ canvas, args }) => {
    const name = subscriptions.changeTo.replace('{{plan}}', purchase.obsidianName);
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onAsk).toHaveBeenCalledWith({ kind: 'change', plan: 'obsidian' });
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.unhover(canvas.getByRole('button', { name }));
  }),
};

export const Playground: Story = playgroundOf(Active);

export const None: Story = { args: { ...shown(states.none), subscription: undefined } };

/** A cheaper plan is to come, and can be taken back. */
export const Changing: Story = { args: shown(states.changing) };

export const Cancelled: Story = { args: shown(states.cancelled) };

/** Its renewal failed, and is tried again. */
export const PastDue: Story = { args: shown(states.pastDue) };

export const Ended: Story = { args: shown(states.ended) };

export const Disabled: Story = { args: { ...shown(states.disabled), subscription: undefined } };

/** The provider cannot do subscriptions, and the page says so. */
export const Live: Story = { args: { ...shown(states.live), subscription: undefined } };

export const Resuming: Story = { args: shown(states.resuming) };

export const Refused: Story = { args: shown(states.refused) };

export const Loading: Story = { args: { ...shown(states.loading), subscription: undefined } };

export const Failed: Story = { args: { ...shown(states.failed), subscription: undefined } };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(SubscriptionsPage, states, 1);
