import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { press } from '../../fixtures/press.ts';
import { HelpLauncher } from './index.ts';

const meta = {
  title: 'Components/HelpLauncher',
  component: HelpLauncher,
  args: { onPress: fn(), keys: ['?'] },
} satisfies Meta<typeof HelpLauncher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: 'Help' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
