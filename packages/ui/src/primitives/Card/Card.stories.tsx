import type { Meta, StoryObj } from '@storybook/react-vite';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { Row } from '../../../test/stories/Matrix.tsx';
import { Card } from './index.ts';

const meta = {
  title: 'Primitives/Card',
  component: Card,
  args: { children: 'Slow push-in, dust in the light' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Raised: Story = {};

export const Playground: Story = playgroundOf(Raised);

export const Matrix: Story = {
  render: () => (
    <Row>
      <Card>Raised: a thing of its own</Card>
      <Card tone="sunken">Sunken: a result to read</Card>
      <Card tone="gold">Gold: holds value</Card>
      <Card tone="violet">Violet: in the making</Card>
      <Card padding="large" elementType="article">
        An article with room
      </Card>
    </Row>
  ),
};
