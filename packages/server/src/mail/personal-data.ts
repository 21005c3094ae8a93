import { sql } from 'drizzle-orm';
import type { HeldTable } from '../account-data/held.ts';

export const personalData: readonly HeldTable[] = [
  {
    table: 'studio.outbox',
    of: ({ email }) => sql`t.recipient = ${email}::text`,
    key: ['created_at', 'id'],
    // What it leads to signs in, or downloads.
    given: { file: 'letters', without: ['html', 'body', 'link'] },
    erased: 'deleted',
  },
];
