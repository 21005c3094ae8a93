import { sql } from 'drizzle-orm';
import { byMember, type HeldTable } from '../account-data/held.ts';

/** A letter that says that the address is another now goes to the one before, after it. */
const newsOfChange = sql`interval '1 hour'`;

export const personalData: readonly HeldTable[] = [
  {
    table: 'studio.outbox',
    // Text messages to somebody go when their sign-in does, which is what knows their number.
    of: ({ id, email }) => sql`(t.recipient = ${email}::text
      or exists (select from studio.former_addresses f
        where f.member = ${id}::uuid and f.email = t.recipient and t.created_at <= f.left_at + ${newsOfChange})
      or t.recipient in (
        select '+' || phone from studio_auth.users where id = ${id}::uuid
        union select '+' || new_phone from studio_auth.phone_changes where user_id = ${id}::uuid))`,
    key: ['place'],
    // What it leads to signs in, or downloads.
    given: { file: 'letters', without: ['html', 'body', 'link'] },
    erased: 'deleted',
  },
  // After the letters, which are found by it.
  {
    table: 'studio.former_addresses',
    of: byMember,
    key: ['left_at', 'email'],
    given: { file: 'formerAddresses' },
    erased: 'deleted',
  },
];
