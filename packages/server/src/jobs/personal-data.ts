import { byMember, type HeldTable } from '../account-data/held.ts';

export const personalData: readonly HeldTable[] = [
  {
    table: 'studio.jobs',
    of: byMember,
    key: ['created_at', 'id'],
    given: { file: 'jobs', without: ['worker', 'leased_until', 'queue_number', 'begun'] },
    erased: 'deleted',
  },
  {
    table: 'studio.job_turns',
    of: byMember,
    key: ['member'],
    given: { withheld: 'derived' },
    erased: 'deleted',
  },
];
