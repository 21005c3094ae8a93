import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { VirtualList } from './index.ts';

interface Entry {
  id: string;
  reason: string;
  change: number;
}

const entries: Entry[] = Array.from({ length: 100_000 }, (_, index) => ({
  id: `${index}`,
  reason: `Entry ${index + 1}`,
  change: ((index * 7919) % 900) - 450,
}));

const Row = ({ reason, change }: Entry) => (
  <div style={{ display: 'flex', justifyContent: 'space-between', paddingBlock: 12, paddingInline: 8 }}>
    <span>{reason}</span>
    <span>{change}</span>
  </div>
);

const meta = {
  title: 'Primitives/VirtualList',
  component: VirtualList<Entry>,
  args: {
    label: 'Transactions',
    items: entries,
    rowHeight: 49,
    textValue: ({ reason }) => reason,
    children: (entry) => <Row {...entry} />,
  },
  decorators: [(Story) => <div style={{ blockSize: 300, inlineSize: 360 }}>{Story()}</div>],
} satisfies Meta<typeof VirtualList<Entry>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A hundred thousand rows; a dozen in the document. */
export const HundredThousand: Story = {
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Transactions' });
    await waitFor(() => expect(canvas.getByText('Entry 1')).toBeVisible());
    await expect(canvas.getAllByRole('row').length).toBeLessThanOrEqual(60);
    grid.scrollTop = 2_000_000;
    await waitFor(() => expect(canvas.queryByText('Entry 1')).toBeNull());
    await expect(canvas.getAllByRole('row').length).toBeLessThanOrEqual(60);
  },
};

/** Arrow keys go from row to row, End to the last of all. */
export const Keyboard: Story = {
  args: { onAction: fn() },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText('Entry 1')).toBeVisible());
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Entry 2' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('1');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Entry 100000' })).toHaveFocus());
  },
};

/** Rows of different heights, with buttons that the arrow keys reach. */
export const MeasuredRows: Story = {
  args: {
    items: entries.slice(0, 200),
    gap: 8,
    children: ({ id, reason }) => (
      <Card padding="small">
        <p>{reason}</p>
        {Number(id) % 3 === 0 && <p>A second line, and with it a taller row.</p>}
        <Button size="small">Open</Button>
      </Card>
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Entry 1')).toBeVisible());
  },
};

export const Empty: Story = { args: { items: [], empty: <p>No transactions yet</p> } };

export const LoadingMore: Story = {
  args: { items: entries.slice(0, 3), isLoadingMore: true, onLoadMore: fn() },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('progressbar', { name: 'Loading more…' })).toBeVisible());
  },
};
