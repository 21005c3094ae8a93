import { byMember, type HeldTable } from '../account-data/held.ts';

export const personalData: readonly HeldTable[] = [
  {
    table: 'studio.saved',
    of: byMember,
    key: ['saved_at', 'id'],
    given: { file: 'saved', without: ['search_text'] },
    erased: 'deleted',
  },
];
