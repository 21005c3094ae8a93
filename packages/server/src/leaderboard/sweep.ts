import {
  leaderboardDays,
  leaderboardRules,
  standingsLimits,
} from '@mirror-studio/domain/constants/leaderboard';
import { leaderboardBoards, leaderboardPeriods } from '@mirror-studio/domain/leaderboard';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Database, whole } from '../database/index.ts';
import type { Services } from '../http/index.ts';
import { counting, inTurn } from '../workers/turn.ts';
import { givePlaces, type Placed } from './places.ts';
import { countTotals, nobody } from './totals.ts';

type Counting = Pick<Services, 'clock'> & { readonly db: Database };
const { everyMs, restOfWork, rowsAtOnce, keptMs, leaseMs } = standingsLimits;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** So many rows that go at once leave room behind that is worth to be taken back. */
const manyRows = 20_000;
const idRow = v.object({ id: whole });

/**
 * Counts the standings where it is due, and forgets networks whose hours, and likes taken back whose days are over. It takes many small statements, between which everybody else is served; where
 * nothing has changed the places stay as they are.
 */
export async function sweepStandings(services: Counting): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  await db.run(sql`update studio.likes set network = null
    where network is not null and liked_at <= ${at(new Date(now.getTime() - leaderboardRules.networkHours * hourMs))}`);
  await db.run(sql`delete from studio.likes_taken_back
    where taken_back_at <= ${at(new Date(now.getTime() - leaderboardDays.month * dayMs))}`);
  const turns = { table: sql`studio.standing_turn`, everyMs, restOfWork, leaseMs };
  await inTurn(services, turns, (renew) => countStandings(services, renew));
}

/** Counts all points, and gives the places anew where one has changed. Takes what is called between two statements. */
export async function countStandings(
  { db, clock }: Counting,
  between: () => Promise<void> = async () => undefined,
): Promise<void> {
  const now = clock.now();
  let changed = 0;
  for (let after: string | null = nobody; after !== null; await between()) {
    const from: string = after;
    const counted = await counting(db, (tx) => countTotals(tx, from, now));
    changed += counted.changed;
    after = counted.last;
  }
  const current = await newest(db);
  if (current && changed === 0) {
    await db.run(sql`update studio.standing_counts set counted_at = ${at(now)} where id = ${current.id}`);
  } else await giveAll(db, now, between);
  await forgetReplaced(db, now, between);
}

/** The standings that are shown. */
export const newest = (db: Pick<Database, 'first'>) =>
  db.first(
    v.object({ id: whole }),
    sql`select id from studio.standing_counts where is_whole order by id desc limit 1`,
  );

async function giveAll(db: Database, now: Date, between: () => Promise<void>): Promise<void> {
  const begun = await db.first(
    idRow,
    sql`insert into studio.standing_counts (counted_at) values (${at(now)}) returning id`,
  );
  if (!begun) return;
  for (const period of leaderboardPeriods) {
    for (const board of leaderboardBoards) {
      for (let last: Placed | null = null, isFirst = true; isFirst || last !== null; isFirst = false) {
        last = await givePlaces(db, begun.id, { period, board }, last);
        await between();
      }
    }
  }
  await db.transaction(async (tx) => {
    await tx.run(sql`update studio.standing_counts set replaced_at = ${at(now)}
      where is_whole and replaced_at is null and id < ${begun.id}`);
    await tx.run(sql`update studio.standing_counts set is_whole = true where id = ${begun.id}`);
  });
}

/** Removes the places that were replaced long enough ago for whoever read them, and those that were never given whole. */
async function forgetReplaced(db: Database, now: Date, between: () => Promise<void>): Promise<void> {
  const over = await db.all(
    idRow,
    sql`select id from studio.standing_counts
      where replaced_at <= ${at(new Date(now.getTime() - keptMs))}
        or (not is_whole and id < (select max(id) from studio.standing_counts))`,
  );
  let gone = 0;
  for (const { id } of over) {
    for (let rows: number = rowsAtOnce; rows === rowsAtOnce; await between()) {
      rows = await db.run(sql`delete from studio.standings where (count_id, period, board, position) in (
        select count_id, period, board, position from studio.standings where count_id = ${id} limit ${rowsAtOnce})`);
      gone += rows;
    }
    await db.run(sql`delete from studio.standing_counts where id = ${id}`);
  }
  // Another database takes room back by itself.
  if (db.kind === 'embedded' && gone >= manyRows) await db.run(sql`vacuum studio.standings`);
}
