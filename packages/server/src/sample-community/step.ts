import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Database, instant, type Queryable } from '../database/index.ts';

const stateRow = v.object({ begun_at: instant });
const stepRow = v.object({ subject: v.nullable(v.string()) });

/** The samples are removed, or never were to come: whoever makes them ends. */
export class SamplesEnded extends Error {}

/** Since when there are samples, while they are made. Throws SamplesEnded where they are not, or not any more. */
async function begun(tx: Queryable): Promise<Date> {
  const row = await tx.first(
    stateRow,
    // Held: whoever removes them waits for what is being made, and nothing is made after.
    sql`select begun_at from studio.sample_community where state = 'coming' for share`,
  );
  if (!row) throw new SamplesEnded('The samples are not being made');
  return row.begun_at;
}

const doneOf = (db: Queryable, step: string) =>
  db.first(stepRow, sql`select subject from studio.sample_steps where step = ${step}`);

/** What came of a step; null where it was not done yet. */
export async function subjectOf(db: Queryable, step: string): Promise<string | null> {
  return (await doneOf(db, step))?.subject ?? null;
}

/**
 * Does a step once, whoever asks and however often the server is killed: with what it wrote stands that it was done. Takes what it
 * does, which is told since when there are samples and returns what came of it. Throws SamplesEnded.
 */
export function once(
  db: Database,
  step: string,
  act: (tx: Queryable, since: Date) => Promise<string | null>,
): Promise<void> {
  return db.transaction(async (tx) => {
    const since = await begun(tx);
    // Of two servers the second waits here for the first.
    const own = await tx.run(
      sql`insert into studio.sample_steps (step) values (${step}) on conflict do nothing`,
    );
    if (own === 0) return;
    const subject = await act(tx, since);
    await tx.run(sql`update studio.sample_steps set subject = ${subject} where step = ${step}`);
  });
}
