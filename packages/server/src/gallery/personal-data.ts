import { byMember, type HeldTable } from '../account-data/held.ts';

export const personalData: readonly HeldTable[] = [
  {
    table: 'studio.archives',
    of: byMember,
    key: ['created_at', 'id'],
    given: { file: 'archives' },
    erased: 'deleted',
  },
  {
    table: 'studio.media_groups',
    of: byMember,
    key: ['project', 'model', 'type'],
    given: { withheld: 'derived' },
    erased: 'deleted',
  },
];
