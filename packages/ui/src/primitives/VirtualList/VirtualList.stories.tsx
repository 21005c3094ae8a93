import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
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

const drawLine = ({ reason, change }: Entry) => (
  <div style={{ display: 'flex', justifyContent: 'space-between', padding: '12px 8px' }}>
    <span>{reason}</span>
    <span>{change}</span>
  </div>
);

const drawCard = ({ id, reason }: Entry) => (
  <Card padding="small">
    <p>{reason}</p>
    {Number(id) % 3 === 0 && <p>A second line, and with it a taller row.</p>}
    <Button size="small">Open {reason}</Button>
  </Card>
);

const meta = {
  title: 'Primitives/VirtualList',
  component: VirtualList<Entry>,
  args: { label: 'Transactions', items: entries, rowHeight: 49, isFixedHeight: true, children: drawLine },
  decorators: [(Story) => <div style={{ blockSize: 300, inlineSize: 'min(360px, 100%)' }}>{Story()}</div>],
} satisfies Meta<typeof VirtualList<Entry>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A hundred thousand rows; a few dozen in the document, wherever it is scrolled to. */
export const HundredThousand: Story = {
  play: async ({ canvas }) => {
    const place = canvas.getByRole('group', { name: 'Transactions' });
    await expect(canvas.getByText('Entry 1')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeLessThanOrEqual(60);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '100000');
    place.scrollTop = 49 * 50_000;
    await expect(await canvas.findByText('Entry 50001')).toBeVisible();
    await expect(canvas.queryByText('Entry 1')).toBeNull();
    await expect(canvas.getAllByRole('listitem').length).toBeLessThanOrEqual(60);
    place.scrollTop = place.scrollHeight;
    await expect(await canvas.findByText('Entry 100000')).toBeVisible();
  },
};

export const Playground: Story = playgroundOf(HundredThousand);

/** Rows of different heights are measured; what is in sight stays where it is meanwhile. */
export const MeasuredRows: Story = {
  args: { items: entries.slice(0, 5_000), isFixedHeight: false, rowHeight: 84, gap: 8, children: drawCard },
  play: async ({ canvas }) => {
    const boxes = () =>
      canvas
        .getAllByRole('listitem')
        .map((row) => row.getBoundingClientRect())
        .sort((a, b) => a.top - b.top);
    await waitFor(async () => {
      for (const [index, { top }] of boxes().entries()) {
        const before = boxes()[index - 1];
        if (before) await expect(Math.round(top - before.bottom)).toBe(8);
      }
    });
  },
};

/** Tab goes from button to button through the rows; one that has the focus stays while it is out of sight. */
export const Keyboard: Story = {
  args: { ...MeasuredRows.args },
  play: async ({ canvas }) => {
    const place = canvas.getByRole('group', { name: 'Transactions' });
    await userEvent.tab();
    await expect(place).toHaveFocus();
    await userEvent.tab();
    const first = canvas.getByRole('button', { name: 'Open Entry 1' });
    await expect(first).toHaveFocus();
    place.scrollTop = 40_000;
    await waitFor(() => expect(canvas.queryByText('Entry 2')).toBeNull());
    await expect(first).toHaveFocus();
    await userEvent.tab({ shift: true });
    place.scrollTop = 0;
    await expect(await canvas.findByText('Entry 2')).toBeVisible();
  },
};

/** More is asked for once, when the end comes near. */
export const LoadsMore: Story = {
  args: { onLoadMore: fn() },
  render: function Growing(args) {
    const [count, setCount] = useState(40);
    return (
      <VirtualList
        {...args}
        items={entries.slice(0, count)}
        onLoadMore={() => {
          args.onLoadMore?.();
          setCount((last) => Math.min(last + 20, 60));
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const place = canvas.getByRole('group', { name: 'Transactions' });
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    place.scrollTop = place.scrollHeight;
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(place.scrollHeight).toBe(60 * 49));
  },
};

/** What did not come is asked for again when the end is come back to, not over and over. */
export const MoreDidNotCome: Story = {
  parameters: { visual: { skip: true } },
  args: { items: entries.slice(0, 40), onLoadMore: fn() },
  render: function Refused(args) {
    const [isLoadingMore, setIsLoadingMore] = useState(false);
    return (
      <>
        <Button onPress={() => setIsLoadingMore(false)}>Refuse</Button>
        <VirtualList
          {...args}
          isLoadingMore={isLoadingMore}
          onLoadMore={() => {
            args.onLoadMore?.();
            setIsLoadingMore(true);
          }}
        />
      </>
    );
  },
  play: async ({ canvas, args }) => {
    const place = canvas.getByRole('group', { name: 'Transactions' });
    place.scrollTop = place.scrollHeight;
    await canvas.findByRole('progressbar', { name: 'Loading more…' });
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
    place.scrollTop = 0;
    await expect(await canvas.findByText('Entry 1')).toBeVisible();
    place.scrollTop = place.scrollHeight;
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledTimes(2));
  },
};

export const LoadingMore: Story = {
  args: { items: entries.slice(0, 3), isLoadingMore: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading more…' })).toBeVisible();
  },
};

export const Empty: Story = { args: { items: [], empty: <p>No transactions yet</p> } };
