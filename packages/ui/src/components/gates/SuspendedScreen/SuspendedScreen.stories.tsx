import { pathOf } from '@mirror-studio/domain/access';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { press } from '../../fixtures/press.ts';
import { SuspendedScreen } from './index.ts';

const meta = {
  title: 'Components/SuspendedScreen',
  component: SuspendedScreen,
  parameters: { layout: 'fullscreen' },
  args: { contactHref: pathOf('discord'), onSignOut: fn() },
} satisfies Meta<typeof SuspendedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('This account is suspended');
    await press(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

export const SigningOut: Story = { args: { isSigningOut: true } };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };
