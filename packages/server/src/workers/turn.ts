import { type SQL, sql } from 'drizzle-orm';
import { at, type Database, type Queryable } from '../database/index.ts';
import type { Services } from '../http/index.ts';

/**
 * Does a statement that counts many rows without compiling it first, which takes longer than the statement does. Takes what asks for it.
 */
export function counting<Result>(db: Database, ask: (tx: Queryable) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    await tx.run(sql`set local jit = off`);
    return ask(tx);
  });
}

interface Turns {
  /** The table whose one row says when the next may begin. */
  readonly table: SQL;
  readonly everyMs: number;
  /** It rests so many times as long as it took. */
  readonly restOfWork: number;
  /** For how long whoever has the turn is believed to be at it without a sign of life. */
  readonly leaseMs: number;
}
const hourMs = 3_600_000;

/**
 * Does some work where it is due and no other server is at it. The work is given what it calls between two statements, so that the
 * others know of it.
 */
export async function inTurn(
  { db, clock }: Pick<Services, 'clock'> & { readonly db: Database },
  { table, everyMs, restOfWork, leaseMs }: Turns,
  work: (renew: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const rest = (ms: number) => at(new Date(clock.now().getTime() + ms));
  // A moment further ahead than anybody rests was written before a clock was set back.
  const isTurn = await db.run(sql`update ${table} set next_at = ${rest(leaseMs)}
    where next_at <= ${rest(0)} or next_at > ${rest(hourMs)}`);
  if (isTurn === 0) return;
  const from = performance.now();
  let renewed = from;
  try {
    await work(async () => {
      if (performance.now() - renewed < leaseMs / 4) return;
      renewed = performance.now();
      await db.run(sql`update ${table} set next_at = ${rest(leaseMs)}`);
    });
  } finally {
    const restMs = Math.min(Math.max(everyMs, (performance.now() - from) * restOfWork), hourMs);
    await db.run(sql`update ${table} set next_at = ${rest(restMs)}`);
  }
}
