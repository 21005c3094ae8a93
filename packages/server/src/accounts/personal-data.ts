import { byColumn, type HeldTable } from '../account-data/held.ts';

export const personalData: readonly HeldTable[] = [
  {
    table: 'studio.members',
    of: byColumn('id'),
    key: ['id'],
    given: { file: 'acceptances' },
    erased: 'last',
  },
  {
    table: 'public.user_profiles',
    of: byColumn('id'),
    key: ['id'],
    given: { file: 'profile' },
    erased: 'deleted',
  },
];
