import { sql } from 'drizzle-orm';
import type { HeldTable } from '../account-data/held.ts';

export const personalData: readonly HeldTable[] = [
  {
    table: 'studio.gifts',
    of: ({ id }) => sql`(t.giver = ${id}::uuid or (t.receiver = ${id}::uuid and t.received_at is not null))`,
    key: ['created_at', 'id'],
    given: {
      file: 'gifts',
      // Who got what was sent to an address is not told to who gave it, nor the address to who got it.
      as: ({ id }) => sql`case when t.giver = ${id}::uuid
        then jsonb_build_object('gave', t.coins, 'words', t.words, 'address', t.address, 'created_at', t.created_at,
          'ends_at', t.ends_at, 'returned_at', t.returned_at, 'thanked_at', t.thanked_at)
        else jsonb_build_object('got', t.coins, 'words', t.words, 'received_at', t.received_at,
          'thanked_at', t.thanked_at) end`,
    },
    erased: 'deleted',
    // It stays what it was to the other of the two, without the person.
    forget: ({ id, email }) => sql`update studio.gifts
      set giver = nullif(giver, ${id}::uuid), receiver = nullif(receiver, ${id}::uuid),
        address = case when address = ${email}::text then null else address end
      where (giver = ${id}::uuid and receiver is not null) or (receiver = ${id}::uuid and giver is not null)
        or (address = ${email}::text and giver is distinct from ${id}::uuid)`,
  },
];
