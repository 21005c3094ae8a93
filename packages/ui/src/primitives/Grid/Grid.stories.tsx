import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { fromStories, sheetOf } from '../../../test/sheet/sheet.tsx';
import { Card } from '../Card/index.ts';
import { Grid } from './index.ts';

const cells = (count: number) =>
  Array.from({ length: count }, (_, at) => (
    <li key={at}>
      <Card>{`Sitting ${at + 1}`}</Card>
    </li>
  ));

const meta = {
  title: 'Primitives/Grid',
  component: Grid,
  args: { as: 'ul', 'aria-label': 'Sittings', children: cells(7) },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The columns that a grid has now. */
const columnsOf = (grid: HTMLElement) =>
  getComputedStyle(grid)
    .gridTemplateColumns.split(' ')
    .filter((width) => width !== '0px').length;

export const Default: Story = {
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('list', { name: 'Sittings' });
    const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const fitting = Math.floor((grid.clientWidth + root) / (15 * root));
    await expect(columnsOf(grid)).toBe(Math.max(1, fitting));
  },
};

export const Playground: Story = playgroundOf(Default);

/** Never more than it says, however wide it is and whatever the space between. */
export const AtMost: Story = {
  args: { column: 'narrow' },
  parameters: { visual: { skip: true } },
  render: (args) => (
    <>
      {([2, 3, 4, 6] as const).flatMap((maxColumns) =>
        (['none', 'x4', 'x10'] as const).map((gap) => (
          <Grid
            key={`${maxColumns} ${gap}`}
            {...args}
            {...{ maxColumns, gap }}
            aria-label={`${maxColumns}`}
          />
        )),
      )}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    if (canvasElement.clientWidth < 1100) return;
    for (const columns of [2, 3, 4, 6])
      for (const grid of canvas.getAllByRole('list', { name: `${columns}` }))
        await expect(columnsOf(grid), `${columns} columns, gap ${getComputedStyle(grid).gap}`).toBe(columns);
  },
};

export const Three: Story = { args: { maxColumns: 3 }, parameters: { visual: { skip: true } } };

export const Filled: Story = {
  args: { children: cells(2), isFilled: true, gap: 'x2' },
  parameters: { visual: { skip: true } },
};

/** A place narrower than one column has one of its own width. */
export const Narrow: Story = {
  args: { column: 'wide', children: cells(2) },
  parameters: { visual: { skip: true } },
  render: (args) => (
    <div style={{ inlineSize: '10rem' }}>
      <Grid {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('list', { name: 'Sittings' });
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth);
  },
};

export const Matrix: Story = sheetOf(Grid, fromStories(meta.args, { Default, Three, Filled, Narrow }));
