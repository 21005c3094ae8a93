import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { fromStories, sheetOf } from '../../../test/sheet/sheet.tsx';
import { Card } from '../Card/index.ts';
import { Stack } from './index.ts';

const places = ['Halcyon', 'Salt flats', 'Deep water'];

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  args: { children: places.map((place) => <Card key={place}>{place}</Card>) },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxes = (place: HTMLElement) => places.map((name) => boxOf(place, name));
function boxOf(place: HTMLElement, name: string) {
  const card = [...place.querySelectorAll('*')].find(
    (element) => element.children.length === 0 && element.textContent === name,
  );
  return card?.getBoundingClientRect() ?? new DOMRect();
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = boxes(canvasElement);
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? 0);
  },
};

export const Playground: Story = playgroundOf(Default);

/** A list in a row. */
export const Row: Story = {
  args: {
    as: 'ul',
    direction: 'row',
    gap: 'x2',
    children: places.map((place) => (
      <li key={place}>
        <Card>{place}</Card>
      </li>
    )),
  },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(places.length);
  },
};

export const Between: Story = {
  args: { direction: 'row', justify: 'between' },
  parameters: { visual: { skip: true } },
};

/** Side by side where the stack has the width, one below another where it has not: its own width counts, not the page's. */
export const Collapsing: Story = {
  args: { direction: 'row', collapseBelow: 'medium' },
  render: (args) => (
    <Stack gap="x8">
      <Stack {...args} />
      <div style={{ inlineSize: '24rem', maxInlineSize: '100%' }}>
        <Stack {...args} data-narrow="" />
      </div>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const narrow = canvasElement.querySelector<HTMLElement>('[data-narrow]') ?? canvasElement;
    const [first, second] = boxes(narrow);
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? 0);
    const [one, other] = boxes(canvasElement);
    if (canvasElement.clientWidth > 640) await expect(one?.top).toBe(other?.top);
  },
};

export const Matrix: Story = sheetOf(Stack, {
  ...fromStories(meta.args, { Default, Row, Between }),
  ...fromStories({ ...meta.args, direction: 'row' }, { Collapsing }),
});
