import { pathOf } from '@mirror-studio/domain/access';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { press } from '../../fixtures/press.ts';
import { AlphaBanner } from './index.ts';

const meta = {
  title: 'Components/AlphaBanner',
  component: AlphaBanner,
  parameters: { layout: 'fullscreen' },
  args: { chatHref: pathOf('discord') },
} satisfies Meta<typeof AlphaBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The community chat opens in a new tab, and its name says so. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: 'Report it in the community chat (opens in a new tab)',
    });
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const Dismissable: Story = {
  args: { onDismiss: fn() },
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const AtSmallWidth: Story = {
  args: { onDismiss: fn() },
  globals: { viewport: { value: 'small' } },
};
