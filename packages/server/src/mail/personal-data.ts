import { sql } from 'drizzle-orm';
import type { HeldTable } from '../account-data/held.ts';

export const personalData: readonly HeldTable[] = [
  {
    table: 'studio.outbox',
    // Text messages to somebody go when their sign-in does, which is what knows their number.
    of: ({ id, email }) => sql`(t.recipient = ${email}::text or t.recipient in (
      select '+' || phone from studio_auth.users where id = ${id}::uuid
      union select '+' || new_phone from studio_auth.phone_changes where user_id = ${id}::uuid))`,
    key: ['place'],
    // What it leads to signs in, or downloads.
    given: { file: 'letters', without: ['html', 'body', 'link'] },
    erased: 'deleted',
  },
];
