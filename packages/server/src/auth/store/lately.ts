import { clockLimits } from '@mirror-studio/domain/constants/server';
import { type SQL, sql } from 'drizzle-orm';
import { at, type Queryable } from '../../database/index.ts';

const { apartMs } = clockLimits;
const after = (now: Date, ms: number) => at(new Date(now.getTime() + ms));

/**
 * Whether something was made less than so many milliseconds ago. What lies ahead was made before the clock was set back: nobody knows
 * how long ago, so it was not.
 */
export function isLately(madeAt: Date, now: Date, ms: number): boolean {
  const sinceMs = now.getTime() - madeAt.getTime();
  return sinceMs < ms && sinceMs >= -apartMs;
}

/** The same, asked of a column. */
export const lately = (column: SQL, now: Date, ms: number): SQL =>
  sql`${column} > ${after(now, -ms)} and ${column} <= ${after(now, apartMs)}`;

const isAhead = (column: SQL, now: Date) => sql`${column} > ${after(now, apartMs)}`;

/** Ends what was sent in the future, which would be good again once the clock is there. */
export async function endAhead(tx: Queryable, now: Date): Promise<void> {
  await tx.run(sql`
    update studio_auth.email_tokens set ended = 'revoked', password_hash = null, user_metadata = '{}'
    where ended is null and ${isAhead(sql`created_at`, now)}`);
  await tx.run(sql`delete from studio_auth.phone_codes where ${isAhead(sql`created_at`, now)}`);
  await tx.run(sql`delete from studio_auth.reauthentications where ${isAhead(sql`sent_at`, now)}`);
  await tx.run(sql`delete from studio_auth.phone_changes where ${isAhead(sql`sent_at`, now)}`);
  await tx.run(sql`delete from studio_auth.address_changes where ${isAhead(sql`sent_at`, now)}`);
}
