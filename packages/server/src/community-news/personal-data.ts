import { byMember, type HeldTable } from '../account-data/held.ts';

export const personalData: readonly HeldTable[] = [
  {
    table: 'studio.news_readers',
    of: byMember,
    key: ['member'],
    given: { file: 'newsRead', without: ['mail_key'] },
    erased: 'deleted',
  },
  {
    table: 'studio.news_due',
    of: byMember,
    key: ['member'],
    given: { withheld: 'derived' },
    erased: 'deleted',
  },
];
