import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { avatarStates } from './Avatar.spec.tsx';
import { Avatar } from './index.ts';

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { name: 'mara@example.com', isNamed: true },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Letter: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'mara@example.com' })).toHaveTextContent('M');
  },
};

export const Playground: Story = playgroundOf(Letter);

export const Matrix: Story = sheetOf(Avatar, avatarStates);
