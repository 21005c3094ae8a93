import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../test/stories/asWritten.ts';
import { shown } from '../../../test/stories/shown.ts';
import { MoreIcon } from '../../icons/index.ts';
import { EmptyState } from '../../patterns/EmptyState/index.ts';
import { Badge } from '../Badge/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Table, type TableColumn, type TableProps } from './index.ts';
import { type Movement, movementColumns, movements } from './movements.tsx';
import { tableStates, tableTester } from './Table.spec.tsx';

const meta = {
  title: 'Primitives/Table',
  component: Table<Movement>,
  args: { ...shown(tableStates.chosen), onSelectionChange: fn(), onSortChange: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: '52rem' }}>{Story()}</div>],
} satisfies Meta<typeof Table<Movement>>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };
const thousands: readonly Movement[] = Array.from({ length: 20_000 }, (_, index) => ({
  id: `${index}`,
  reason: `Entry ${index + 1}`,
  account: index % 3 === 0 ? 'Credits' : 'Coins',
  change: ((index * 7919) % 900) - 450,
  balance: index,
}));

/** Sorted by the table itself; rows are chosen by their boxes, or all at once. */
export const Ledger: Story = {
  play: asWritten(async ({ args }) => {
    const table = tableTester(tools);
    await table.sortBy('Change');
    await expect(table.rows()[0]).toContain('Exchanged');
    await table.sortBy('Change');
    await expect(table.rows()[0]).toContain('Pack of 1,200');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'change', direction: 'descending' });
    await table.choose('Welcome gift');
    await expect(args.onSelectionChange).toHaveBeenCalledOnce();
    await expect(table.isChosen('Welcome gift')).toBe(true);
    await expect(screen.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
  }),
};

export const Playground: Story = playgroundOf(Ledger);

/** In little room each row is a card, with the same keys; the head has what it can be sorted by. */
export const Cards: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: '22rem' }}>{Story()}</div>],
  args: {
    items: [
      ...movements.slice(0, 2),
      {
        ...(movements[2] as Movement),
        id: 'long',
        reason: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze, exchanged for a great many Credits',
      },
    ],
  },
  play: async () => {
    const table = tableTester(tools);
    await expect(table.rows()).toHaveLength(3);
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('row', { name: /^Exchanged/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Coins'));
  },
};

/** Twenty thousand rows; a few dozen in the document. Keys go to rows that are out of sight. */
export const TwentyThousand: Story = {
  decorators: [(Story) => <div style={{ blockSize: 360 }}>{Story()}</div>],
  args: {
    ...tableStates.listed,
    items: thousands,
    isVirtual: true,
    selectionMode: 'multiple',
    allowsResizing: true,
  },
  play: async () => {
    const grid = screen.getByRole('grid', { name: 'Transactions' });
    await expect(grid).toHaveAttribute('aria-rowcount', '20001');
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeLessThanOrEqual(60));
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    const last = await screen.findByRole('row', { name: 'Entry 20000' });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last).toHaveAttribute('aria-rowindex', '20001');
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      grid.getBoundingClientRect().bottom + 1,
    );
    await userEvent.keyboard(' {PageUp}');
    await waitFor(() => expect(document.activeElement).not.toBe(last));
    await expect(document.activeElement).toHaveAttribute('role', 'row');
    grid.scrollTop = 0;
    await expect(await screen.findByRole('row', { name: 'Entry 1' })).toBeVisible();
    await expect(screen.getAllByRole('row').length).toBeLessThanOrEqual(61);
    await tableTester(tools).sortBy('Change');
    await waitFor(() => expect(tableTester(tools).rows()[0]).toContain('-450'));
    await tableTester(tools).chooseAll();
    await expect(tableTester(tools).isChosen('Entry 1')).toBe(true);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.closest('[role="columnheader"]')).toBeNull());
  },
};

/** As wide as a key or a pointer makes it; the widths are told, to be kept. */
export const Resizing: Story = {
  args: {
    ...tableStates.listed,
    selectionMode: 'none',
    defaultSelectedKeys: [],
    allowsResizing: true,
    onResizeEnd: fn(),
  },
  play: async ({ args }) => {
    const header = screen.getByRole('columnheader', { name: /Reason/ });
    const before = header.getBoundingClientRect().width;
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('row', { name: 'Welcome gift' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(header).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(within(header).getByRole('slider')).toHaveFocus());
    await userEvent.keyboard('{Enter}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}');
    await waitFor(() => expect(header.getBoundingClientRect().width).toBeCloseTo(before - 30, 0));
    await expect(args.onResizeEnd).toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await waitFor(() => expect(document.activeElement?.closest('[role="columnheader"]')).toBeNull());
  },
};

const adminColumns: readonly TableColumn<Movement>[] = [
  ...movementColumns.slice(0, 2),
  {
    id: 'state',
    label: 'State',
    cell: ({ change }) => (
      <Badge tone={change > 0 ? 'success' : 'neutral'}>{change > 0 ? 'Booked' : 'Open'}</Badge>
    ),
    text: ({ change }) => String(change),
    width: 110,
  },
  {
    id: 'actions',
    label: 'Actions',
    isLabelHidden: true,
    cell: ({ reason }) => (
      <IconButton size="small" label={`Actions for ${reason}`} icon={<MoreIcon size={18} />} />
    ),
    width: 64,
    minWidth: 64,
  },
];

/** What is under a row is shown when it is asked for; buttons in cells are reached by the arrows. */
export const Details: Story = {
  args: { ...tableStates.detailed, columns: adminColumns, density: 'comfortable' },
  play: async () => {
    const table = tableTester(tools);
    await table.expand('Welcome gift');
    await expect(table.rows()).toHaveLength(5);
    await table.collapse('Welcome gift');
    await expect(table.rows()).toHaveLength(4);
    screen.getByRole('row', { name: 'Welcome gift' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Actions for Welcome/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('row', { name: 'Welcome gift' })).toHaveFocus());
  },
};

/** More is asked for once, when the end comes near. */
export const LoadsMore: Story = {
  parameters: { visual: { skip: true } },
  decorators: [(Story) => <div style={{ blockSize: 300 }}>{Story()}</div>],
  args: { ...tableStates.listed, isVirtual: true, onLoadMore: fn() },
  render: function Growing(args: TableProps<Movement>) {
    const [count, setCount] = useState(40);
    return (
      <Table
        {...args}
        items={thousands.slice(0, count)}
        onLoadMore={() => {
          args.onLoadMore?.();
          setCount((last) => Math.min(last + 20, 60));
        }}
      />
    );
  },
  play: async ({ args }) => {
    const grid = screen.getByRole('grid');
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    grid.scrollTop = grid.scrollHeight;
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '61'));
  },
};

const labelled = Object.entries(tableStates).map(
  ([name, props]) => [name, { ...props, label: name }] as const,
);

export const Matrix: Story = {
  ...sheetOf<TableProps<Movement>>(
    Table,
    {
      ...Object.fromEntries(labelled),
      emptyInOurOwnVoice: {
        ...tableStates.empty,
        label: 'Empty, in our own voice',
        empty: <EmptyState title="Nothing has moved yet" level={4} />,
      },
    },
    1,
  ),
  parameters: { visual: { size: { width: 1000, height: 2400 } } },
};
