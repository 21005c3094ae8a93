import { sql } from 'drizzle-orm';
import { byMember, type HeldTable } from '../account-data/held.ts';

export const personalData: readonly HeldTable[] = [
  {
    table: 'studio.proposals',
    of: byMember,
    key: ['proposed_at', 'id'],
    given: { file: 'proposals' },
    erased: 'nameless',
    forget: ({ id }) => sql`update studio.proposals set member = null where member = ${id}::uuid`,
  },
  {
    table: 'studio.electorates',
    of: byMember,
    key: ['proposal_id', 'member'],
    given: { file: 'electorates' },
    erased: 'deleted',
  },
  {
    table: 'studio.ballots',
    of: byMember,
    key: ['cast_at', 'proposal_id'],
    given: { file: 'ballots' },
    erased: 'deleted',
    // Of a vote that is open the ballot goes too; of one that has ended nobody knows which it was.
    forget: ({ id }) => sql`with gone as (
        delete from studio.ballots where member = ${id}::uuid returning proposal_id
      )
      update studio.proposals p set turnout = turnout - 1 from gone where gone.proposal_id = p.id`,
  },
];
