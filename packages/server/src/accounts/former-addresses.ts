import { type SQL, sql } from 'drizzle-orm';
import { at } from '../database/index.ts';

/**
 * The statement that writes down which addresses somebody had before, for what is mailed to them still. Takes a query of the `id` and
 * the `email` that is left, and when.
 */
export const rememberFormer = (left: SQL, now: Date): SQL => sql`
  insert into studio.former_addresses (member, email, left_at)
    select id, email, ${at(now)} from (${left}) as left_behind
    on conflict (member, email) do update set left_at = excluded.left_at`;
