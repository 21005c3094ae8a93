import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { samplePicture } from '../../../test/stories/samples.ts';
import { Avatar, type AvatarProps } from './index.ts';

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

export const Matrix: Story = sheetOf<AvatarProps>(Avatar, {
  twoNames: { name: 'Mara Oduya' },
  oneName: { name: 'Ximena' },
  otherLetters: { name: 'Ólafur' },
  address: { name: 'jun@example.com' },
  nobody: { name: null },
  picture: { name: 'Mara Oduya', src: samplePicture('orchid'), size: 48 },
  small: { name: 'Mara Oduya', size: 24 },
  brokenPicture: { name: 'Mara Oduya', src: 'data:image/png;base64,AAAA', size: 48 },
});
