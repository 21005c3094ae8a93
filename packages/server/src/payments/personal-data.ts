import { byMember, type HeldTable } from '../account-data/held.ts';

export const personalData: readonly HeldTable[] = [
  {
    table: 'studio.orders',
    of: byMember,
    key: ['created_at', 'id'],
    given: { file: 'orders', without: ['checkout_url'] },
    erased: 'nameless',
  },
];
