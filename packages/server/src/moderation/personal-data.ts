import { type SQL, sql } from 'drizzle-orm';
import { byMember, type HeldTable, type Person } from '../account-data/held.ts';
import { everythingOf } from './things.ts';

/** What is public of somebody. */
const theirs = ({ id }: Person): SQL => sql`(t.kind, t.subject) in (${everythingOf(id)})`;

export const personalData: readonly HeldTable[] = [
  {
    table: 'studio.reports',
    of: byMember,
    key: ['reported_at', 'id'],
    given: { file: 'reports' },
    erased: 'deleted',
    // Who reported them stays unknown to them; what was reported goes with them.
    forget: ({ id }) => sql`delete from studio.reports where kind = 'creator' and subject = ${id}::uuid`,
  },
  {
    table: 'studio.hidden',
    of: theirs,
    key: ['kind', 'subject'],
    given: { file: 'moderation' },
    erased: 'deleted',
  },
  {
    table: 'studio.moderation_log',
    of: ({ id }) =>
      sql`((t.kind = 'creator' and t.subject = ${id}::uuid) or t.author = ${id}::uuid or t.done_by = ${id}::uuid)`,
    key: ['id'],
    // What is hidden is given with its reason.
    given: { withheld: 'derived' },
    erased: 'nameless',
    forget: ({ id }) =>
      sql`update studio.moderation_log t set author = nullif(author, ${id}::uuid), done_by = nullif(done_by, ${id}::uuid),
          subject = case when author = ${id}::uuid or kind = 'creator' and subject = ${id}::uuid then null else subject end
        where (kind = 'creator' and subject = ${id}::uuid) or author = ${id}::uuid or done_by = ${id}::uuid`,
  },
];
