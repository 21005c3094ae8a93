import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { NotificationCenter } from './index.ts';
import { notificationStates } from './NotificationCenter.spec.tsx';

const meta = {
  title: 'Components/NotificationCenter',
  component: NotificationCenter,
  args: { ...shown(notificationStates.some), onRead: fn(), onReadAll: fn(), onClearAll: fn() },
  render: (args) => (
    <main
      style={{ display: 'flex', justifyContent: 'flex-end', inlineSize: 'min(26rem, 100%)', paddingBlock: 8 }}
    >
      <NotificationCenter {...args} />
    </main>
  ),
} satisfies Meta<typeof NotificationCenter>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvas: { getByRole: typeof screen.getByRole }) => {
  await press(canvas.getByRole('button', { name: /^Notifications/ }));
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  await waitFor(() => expect(panel).toBeVisible());
  return within(panel);
};

/** The bell's name says how many are unread. */
export const Closed: Story = {
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications: 2 unread notifications' })).toBeVisible();
  }),
};

export const Playground: Story = playgroundOf(Closed);

export const Open: Story = {
  play: async ({ args, canvas }) => {
    const panel = await open(canvas);
    await press(panel.getByRole('button', { name: /The shoot failed/ }));
    await expect(args.onRead).toHaveBeenCalledWith('notification-1');
    await press(panel.getByRole('button', { name: 'Mark all as read' }));
    await expect(args.onReadAll).toHaveBeenCalledOnce();
    await press(panel.getByRole('button', { name: 'Clear all' }));
    await expect(args.onClearAll).toHaveBeenCalledOnce();
  },
};

/** '9+' above nine. */
export const Ten: Story = {
  args: shown(notificationStates.ten),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9+')).toBeVisible();
    await open(canvas);
  },
};

export const Nine: Story = {
  args: shown(notificationStates.nine),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9')).toBeVisible();
  },
};

export const AllRead: Story = {
  args: shown(notificationStates.allRead),
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await expect(panel.getByRole('button', { name: 'Mark all as read' })).toBeDisabled();
  },
};

export const Empty: Story = {
  args: shown(notificationStates.empty),
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await waitFor(() => expect(panel.getByRole('heading', { name: 'Nothing to tell you' })).toBeVisible());
  },
};

export const AtSmallWidth: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await open(canvas);
  },
};

/** Long words break, and markup stays what it is. */
export const Strange: Story = {
  args: shown(notificationStates.strange),
  play: async ({ canvas }) => {
    const panel = await open(canvas);
    await waitFor(() => expect(panel.getAllByText(/<img src=x/)[0]).toBeVisible());
  },
};

export const Matrix: Story = sheetOf(NotificationCenter, notificationStates);
