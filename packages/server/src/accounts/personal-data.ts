import { byColumn, byMember, type HeldTable } from '../account-data/held.ts';

export const personalData: readonly HeldTable[] = [
  {
    table: 'studio.members',
    of: byColumn('id'),
    key: ['id'],
    given: { file: 'membership' },
    erased: 'last',
  },
  {
    table: 'studio.acceptances',
    of: byMember,
    key: ['accepted_at', 'id'],
    given: { file: 'acceptances' },
    erased: 'deleted',
  },
  {
    table: 'public.user_profiles',
    of: byColumn('id'),
    key: ['id'],
    given: { file: 'profile' },
    erased: 'deleted',
  },
];
