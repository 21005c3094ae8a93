import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { sheetOf } from '../../../../test/sheet/sheet.tsx';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { UserBadge } from './index.ts';
import { userBadgeStates } from './UserBadge.spec.tsx';

const meta = {
  title: 'Components/UserBadge',
  component: UserBadge,
  args: { ...shown(userBadgeStates.usual), onSignOut: fn() },
  render: (args) => (
    <div
      style={{
        display: 'flex',
        alignItems: 'start',
        justifyContent: 'flex-end',
        inlineSize: 300,
        minBlockSize: 240,
      }}
    >
      <UserBadge {...args} />
    </div>
  ),
} satisfies Meta<typeof UserBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Playground: Story = playgroundOf(Closed);

export const Open: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Your account: mara@example.com' }));
    const item = await screen.findByRole('menuitem', { name: 'Sign Out' });
    await waitFor(() => expect(item).toBeVisible());
  },
};

/** Pages of one's own that the sidebar has no place for. */
export const Linked: Story = {
  args: shown(userBadgeStates.linked),
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitem', { name: 'Clients' })).toHaveAttribute(
      'href',
      '#clients',
    );
  },
};

export const SignsOut: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button'));
    await press(await screen.findByRole('menuitem', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const LongEmail: Story = {
  args: shown(userBadgeStates.longEmail),
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button'));
    await screen.findByRole('menuitem');
  },
};

export const SigningOut: Story = {
  args: shown(userBadgeStates.signingOut),
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitem', { name: 'Sign Out' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** What the sheet shows as well: each of these is a state of the testing kit. */
export const WithPicture: Story = {
  args: { ...shown(userBadgeStates.withPicture) },
  parameters: { visual: { skip: true } },
};

export const Matrix: Story = sheetOf(UserBadge, userBadgeStates);
