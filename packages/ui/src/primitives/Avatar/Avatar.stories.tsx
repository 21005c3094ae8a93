import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { Row } from '../../../test/stories/Matrix.tsx';
import { samplePicture } from '../../../test/stories/samples.ts';
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

export const Matrix: Story = {
  render: () => (
    <Row>
      {['Mara Oduya', 'Ximena', 'Ólafur', 'jun@example.com', null].map((name) => (
        <Avatar key={name} name={name} />
      ))}
      <Avatar name="Mara Oduya" src={samplePicture('orchid')} size={48} />
      <Avatar name="Mara Oduya" size={24} />
      <Avatar name="Mara Oduya" src="data:image/png;base64,AAAA" size={48} />
    </Row>
  ),
};
