import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { bannerStates } from './Banner.spec.tsx';
import { Banner } from './index.ts';

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

export const Matrix: Story = sheetOf(Banner, bannerStates, 1);
