import { byMember, type HeldTable } from './held.ts';

export const personalData: readonly HeldTable[] = [
  {
    table: 'studio.account_exports',
    of: byMember,
    key: ['requested_at', 'id'],
    given: { file: 'exports', without: ['settings', 'link_hash', 'worker', 'leased_until', 'attempts'] },
    erased: 'deleted',
  },
  {
    table: 'studio.account_deletions',
    of: byMember,
    key: ['member'],
    given: { file: 'deletion' },
    erased: 'last',
  },
];
