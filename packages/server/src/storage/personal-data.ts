import { byMember, type HeldTable } from '../account-data/held.ts';

export const personalData: readonly HeldTable[] = [
  {
    table: 'studio.storage_use',
    of: byMember,
    key: ['kind'],
    given: { withheld: 'derived' },
    erased: 'deleted',
  },
];
