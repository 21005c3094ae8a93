import { byMember, type HeldTable } from '../account-data/held.ts';

export const personalData: readonly HeldTable[] = [
  {
    table: 'studio.handles',
    of: byMember,
    key: ['skeleton'],
    given: { file: 'handles', without: ['skeleton'] },
    erased: 'deleted',
  },
  {
    table: 'studio.loose_profile_pictures',
    of: byMember,
    key: ['id'],
    given: { withheld: 'derived' },
    erased: 'deleted',
  },
];
