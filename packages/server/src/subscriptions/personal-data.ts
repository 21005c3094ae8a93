import { byMember, type HeldTable } from '../account-data/held.ts';

export const personalData: readonly HeldTable[] = [
  {
    table: 'studio.subscriptions',
    of: byMember,
    key: ['began_at', 'id'],
    given: { file: 'subscriptions' },
    erased: 'deleted',
  },
];
