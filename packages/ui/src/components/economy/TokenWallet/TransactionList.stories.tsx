import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { TransactionList } from './index.ts';
import { transactionListTester, transactionStates } from './TransactionList.spec.tsx';

/** Every movement of the balance. */
const meta = {
  title: 'Components/TransactionList',
  component: TransactionList,
  args: { ...shown(transactionStates.listed), onReload: fn(), onLoadMore: fn() },
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: '36rem' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof TransactionList>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

export const Listed: Story = {
  play: asWritten(async ({ args }) => {
    await expect(transactionListTester(tools).entries().length).toBeGreaterThan(0);
    await expect(args.onReload).not.toHaveBeenCalled();
  }),
};

/** Two currencies in one list: each row names its own, so that each adds up. */
export const Units: Story = {
  args: shown(transactionStates.listed),
  parameters: { visual: { skip: true } },
  play: async () => {
    const rows = transactionListTester(tools).entries().slice(0, 4);
    const total = (unit: RegExp) =>
      rows
        .map((row) => new RegExp(`([+-]\\d+) ${unit.source}$`).exec(row.replaceAll(',', ''))?.[1])
        .reduce((sum, change) => sum + Number(change ?? 0), 0);
    await expect(rows).toHaveLength(4);
    await expect(total(/Mirror Coins/)).toBe(500 - 420 + 1200);
    await expect(total(/Usage Credits/)).toBe(42);
  },
};

export const Playground: Story = playgroundOf(Listed);

export const Loading: Story = {
  args: shown(transactionStates.loading),
};

export const Empty: Story = {
  args: shown(transactionStates.empty),
};

export const Failed: Story = {
  args: shown(transactionStates.failed),
  play: async ({ args }) => {
    await transactionListTester(tools).reload();
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const LoadingMore: Story = {
  args: shown(transactionStates.loadingMore),
};

export const MoreFailed: Story = {
  args: shown(transactionStates.moreFailed),
  play: async ({ args }) => {
    await transactionListTester(tools).reload();
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Strange: Story = {
  args: shown(transactionStates.strange),
};

export const Matrix: Story = sheetOf(TransactionList, transactionStates);
