import { feedLimits } from '@mirror-studio/domain/constants/feeds';
import { type PlacedFeed, placedFeeds } from '@mirror-studio/domain/works';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Database, type Queryable, whole } from '../database/index.ts';
import type { Services } from '../http/index.ts';
import { nobody } from '../leaderboard/totals.ts';
import { counting, inTurn } from '../workers/turn.ts';
import { countWarmth, forgetCold } from './warmth.ts';

type Counting = Pick<Services, 'clock'> & { readonly db: Database };
const { places, keptMs, everyMs, restOfWork, leaseMs } = feedLimits;
/** So many rows that go at once leave room behind that is worth to be taken back. */
const manyRows = 20_000;

/** Gives works their places in the feeds, where it is due. */
export async function sweepFeeds(services: Counting): Promise<void> {
  const turns = { table: sql`studio.feed_turn`, everyMs, restOfWork, leaseMs };
  await inTurn(services, turns, (renew) => countFeeds(services, renew));
}

/** Counts what all works were given, and gives the places anew where that has changed. Takes what is called between two statements. */
export async function countFeeds(
  { db, clock }: Counting,
  between: () => Promise<void> = async () => undefined,
): Promise<void> {
  const now = clock.now();
  let changed = await forgetCold(db, now);
  for (let after: string | null = nobody; after !== null; await between()) {
    const from: string = after;
    const counted = await counting(db, (tx) => countWarmth(tx, from, now));
    changed += counted.changed;
    after = counted.last;
  }
  const current = await db.first(v.object({ id: whole }), sql`select id from studio.feed_counts limit 1`);
  if (changed > 0 || !current) await db.transaction((tx) => givePlaces(tx, now));
  const over = at(new Date(now.getTime() - keptMs));
  const gone = await db.run(sql`delete from studio.feed_places
    where count_id in (select id from studio.feed_counts where replaced_at <= ${over})`);
  await db.run(sql`delete from studio.feed_counts where replaced_at <= ${over}`);
  // Another database takes room back by itself.
  if (db.kind === 'embedded' && gone >= manyRows) await db.run(sql`vacuum studio.feed_places`);
}

/** Which works have places, and by what. */
const orders: Readonly<Record<PlacedFeed, { readonly which: SQL; readonly by: SQL }>> = {
  rising: { which: sql`warmth is not null`, by: sql`warmth` },
  remixed: { which: sql`remixers > 0`, by: sql`remixers` },
};

async function givePlaces(tx: Queryable, now: Date): Promise<void> {
  await tx.run(sql`update studio.feed_counts set replaced_at = ${at(now)} where replaced_at is null`);
  const begun = await tx.first(
    v.object({ id: whole }),
    sql`insert into studio.feed_counts (counted_at) values (${at(now)}) returning id`,
  );
  for (const feed of begun ? placedFeeds : []) {
    const { which, by } = orders[feed];
    await tx.run(sql`insert into studio.feed_places
        (count_id, feed, position, work_id, given_likes, given_saves, given_remixes, remixers, warmth)
      select ${begun?.id}::bigint, ${feed}, row_number() over (order by ${by} desc, work_id desc), work_id, likes, saves, remixes,
        remixers, warmth
      from (select * from studio.work_warmth where is_public and ${which} order by ${by} desc, work_id desc limit ${places}) first`);
  }
}
