import { byMember, type HeldTable } from '../account-data/held.ts';

export const personalData: readonly HeldTable[] = [
  {
    table: 'studio.feedback',
    of: byMember,
    key: ['created_at', 'id'],
    given: { file: 'feedback' },
    erased: 'deleted',
  },
];
