import type { TableColumn } from './index.ts';

/** A line of a ledger, to show tables with. */
export interface Movement {
  id: string;
  reason: string;
  account: string;
  change: number;
  balance: number;
  parts?: readonly Movement[];
  note?: string;
}

const figure = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });
const plain = new Intl.NumberFormat('en');

export const movementColumns: readonly TableColumn<Movement>[] = [
  {
    id: 'reason',
    label: 'Reason',
    cell: ({ reason }) => reason,
    sortBy: ({ reason }) => reason,
    width: '2fr',
  },
  { id: 'account', label: 'Account', cell: ({ account }) => account },
  {
    id: 'change',
    label: 'Change',
    isNumeric: true,
    // A sign stands before its number in every direction.
    cell: ({ change }) => <span dir="ltr">{figure.format(change)}</span>,
    sortBy: ({ change }) => change,
    width: 110,
  },
  {
    id: 'balance',
    label: 'Balance',
    isNumeric: true,
    cell: ({ balance }) => plain.format(balance),
    width: 110,
  },
];

export const movements: readonly Movement[] = [
  { id: 'welcome', reason: 'Welcome gift', account: 'Coins', change: 500, balance: 500 },
  { id: 'exchange', reason: 'Exchanged for 42 Credits', account: 'Coins', change: -420, balance: 80 },
  { id: 'pack', reason: 'Pack of 1,200', account: 'Coins', change: 1200, balance: 1280 },
  { id: 'shoot', reason: 'Photo shoot, 8 images', account: 'Credits', change: -8, balance: 34 },
  { id: 'refund', reason: 'Failed image, given back', account: 'Credits', change: 1, balance: 35 },
];

export const nested: readonly Movement[] = [
  {
    id: 'shoot',
    reason: 'Photo shoot, 8 images',
    account: 'Credits',
    change: -7,
    balance: 35,
    parts: [
      { id: 'taken', reason: 'Taken', account: 'Credits', change: -8, balance: 34 },
      { id: 'back', reason: 'Failed image, given back', account: 'Credits', change: 1, balance: 35 },
    ],
  },
  ...movements.slice(0, 2),
];

export const noted = movements.slice(0, 3).map((movement, at) => ({
  ...movement,
  ...(at < 2 && { note: 'Rate of 10 Mirror Coins for 1 Usage Credit. Nothing is rounded.' }),
}));
