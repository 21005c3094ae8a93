import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { longUser, mara } from '../../fixtures/people.ts';
import { press } from '../../fixtures/press.ts';
import { UserBadge } from './index.ts';

const meta = {
  title: 'Components/UserBadge',
  component: UserBadge,
  args: { email: mara.email, onSignOut: fn() },
  render: (args) => (
    <div
      style={{
        display: 'flex',
        alignItems: 'start',
        justifyContent: 'flex-end',
        inlineSize: 300,
        minBlockSize: 150,
      }}
    >
      <UserBadge {...args} />
    </div>
  ),
} satisfies Meta<typeof UserBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Your account: mara@example.com' }));
    const item = await screen.findByRole('menuitem', { name: 'Sign Out' });
    await waitFor(() => expect(item).toBeVisible());
  },
};

export const SignsOut: Story = {
  parameters: { photograph: { skip: true } },
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button'));
    await press(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const LongEmail: Story = {
  args: { email: longUser.email },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button'));
    await screen.findByRole('menuitem');
  },
};
