import type { Meta, StoryObj } from '@storybook/react-vite';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { Card, type CardProps } from './index.ts';

const meta = {
  title: 'Primitives/Card',
  component: Card,
  args: { children: 'Slow push-in, dust in the light' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Raised: Story = {};

export const Playground: Story = playgroundOf(Raised);

export const Matrix: Story = sheetOf<CardProps>(Card, {
  raised: { children: 'A thing of its own' },
  sunken: { tone: 'sunken', children: 'A result to read' },
  gold: { tone: 'gold', children: 'Holds value' },
  violet: { tone: 'violet', children: 'In the making' },
  large: { padding: 'large', elementType: 'article', children: 'An article with room' },
});
