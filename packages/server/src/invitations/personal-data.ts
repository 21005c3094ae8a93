import { sql } from 'drizzle-orm';
import type { HeldTable } from '../account-data/held.ts';

export const personalData: readonly HeldTable[] = [
  {
    table: 'studio.invitations',
    of: ({ id }) => sql`${id}::uuid in (t.made_by, t.claimed_by)`,
    key: ['made_at', 'id'],
    given: {
      file: 'invitations',
      // Who made one is not told to who claimed it, nor the other way round.
      as: ({
        id,
      }) => sql`case when t.claimed_by = ${id}::uuid then jsonb_build_object('claimed_at', t.claimed_at)
        else jsonb_build_object('made_at', t.made_at, 'ends_at', t.ends_at, 'claimed_at', t.claimed_at) end`,
    },
    erased: 'deleted',
    // It stays what it was to the other of the two.
    forget: ({ id }) => sql`update studio.invitations
      set made_by = nullif(made_by, ${id}::uuid), claimed_by = nullif(claimed_by, ${id}::uuid)
      where ${id}::uuid in (made_by, claimed_by)`,
  },
];
