import { byMember, type HeldTable } from '../account-data/held.ts';

/** Counted from likes and works, which are given. */
export const personalData: readonly HeldTable[] = [
  {
    table: 'studio.standing_totals',
    of: byMember,
    key: ['member', 'period'],
    given: { withheld: 'derived' },
    erased: 'deleted',
  },
  {
    table: 'studio.standings',
    of: byMember,
    key: ['member', 'count_id', 'period'],
    given: { withheld: 'derived' },
    erased: 'deleted',
  },
];
