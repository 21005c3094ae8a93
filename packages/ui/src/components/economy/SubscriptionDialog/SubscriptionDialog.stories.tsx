import { subscriptions } from '@mirror-studio/domain/texts/en/subscriptions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { SubscriptionDialog } from './index.ts';
import { subscriptionDialogStates as states } from './SubscriptionDialog.spec.tsx';

const dialog = async () => {
  const overlay = await screen.findByRole('dialog');
  await waitFor(() => expect(overlay).toBeVisible());
  return within(overlay);
};

const meta = {
  title: 'Components/SubscriptionDialog',
  component: SubscriptionDialog,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(states.subscribe), onOpenChange: fn(), onConfirm: fn() },
  render: (args) => (
    <main style={{ minBlockSize: 640 }}>
      <SubscriptionDialog {...args} />
    </main>
  ),
  play: async () => {
    await dialog();
  },
} satisfies Meta<typeof SubscriptionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Subscribe: Story = {
  play: asWritten(async ({ args }) => {
    const inside = await dialog();
    await userEvent.click(inside.getByRole('button', { name: subscriptions.confirm }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement | null)?.blur();
    await userEvent.unhover(inside.getByRole('button', { name: subscriptions.confirm }));
  }),
};

export const Playground: Story = playgroundOf(Subscribe);

/** The difference to what was paid for this month, in money and coins. */
export const Upgrade: Story = { args: shown(states.upgrade) };

/** With the next month, and nothing is due. */
export const Downgrade: Story = { args: shown(states.downgrade) };

export const Keep: Story = { args: shown(states.keep) };

export const Cancel: Story = { args: shown(states.cancel) };

export const EndNow: Story = { args: shown(states.endNow) };

export const Pending: Story = { args: shown(states.pending) };

export const Failed: Story = { args: shown(states.failed) };

export const AtSmallWidth: Story = { args: shown(states.upgrade), globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { args: shown(states.upgrade), decorators: [inSpanish] };

export const Matrix: Story = windowsOf(SubscriptionDialog, states);
