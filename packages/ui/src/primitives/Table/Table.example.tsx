import { Table, type TableColumn } from './index.ts';

interface Movement {
  id: string;
  reason: string;
  coins: number;
}

const movements: readonly Movement[] = [
  { id: 'welcome', reason: 'Welcome gift', coins: 500 },
  { id: 'exchange', reason: 'Exchanged for 42 Credits', coins: -420 },
  { id: 'pack', reason: 'Pack of 1,200', coins: 1200 },
];

const columns: readonly TableColumn<Movement>[] = [
  { id: 'reason', label: 'Reason', cell: ({ reason }) => reason, sortBy: ({ reason }) => reason },
  { id: 'coins', label: 'Coins', isNumeric: true, cell: ({ coins }) => coins, sortBy: ({ coins }) => coins },
];

export const Example = () => (
  <Table
    label="Transactions"
    columns={columns}
    items={movements}
    defaultSort={{ column: 'coins', direction: 'descending' }}
  />
);
