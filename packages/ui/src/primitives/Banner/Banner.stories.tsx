import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { Button } from '../Button/index.ts';
import { Banner, type BannerProps } from './index.ts';

const meta = {
  title: 'Primitives/Banner',
  component: Banner,
  args: { title: 'Alpha Release', children: 'All features are free during testing.' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};

export const Playground: Story = playgroundOf(Info);

export const Dismissable: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Matrix: Story = sheetOf<BannerProps>(
  Banner,
  {
    info: { tone: 'info', title: 'Alpha Release', children: 'All features are free during testing.' },
    success: { tone: 'success', children: 'Your email address is confirmed.' },
    warning: {
      tone: 'warning',
      title: 'Soft Launch Mode',
      children: 'Tokens are not live yet.',
      onDismiss: () => {},
    },
    danger: {
      tone: 'danger',
      title: 'The image service cannot be reached',
      children: 'Nothing was charged. What you typed is kept.',
      actions: <Button size="small">Try again</Button>,
    },
    neutral: { tone: 'neutral', children: 'You are offline. What you see may be old.' },
  },
  1,
);
