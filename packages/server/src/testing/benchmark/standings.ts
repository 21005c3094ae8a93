// How long a page of the leaderboard and of the feeds takes with 100,000 creators, on each database, against the limit of the
// issue, and how long all of them are counted.
import { endpoints } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Database, whole } from '../../database/index.ts';
import { countFeeds } from '../../feeds/sweep.ts';
import { countStandings } from '../../leaderboard/sweep.ts';
import { type Kind, kindsOfRun, openPlace } from './contestants.ts';
import { addPeople, settleStatistics } from './data.ts';
import { median, tellMachine, verdicts } from './figures.ts';
import { openClient } from './load.ts';

const creators = 100_000;
/** Of each: as many as stand among all; what each person likes. */
const works = 3;
const likes = 4;
const mostMs = 50;
const asked = 40;
const deep = 60_000;

const { atMost } = verdicts();

/** Creators with works of theirs, each of whom likes those of a few others: some have many likes, most have few. */
export async function fillCommunity(db: Database): Promise<void> {
  const each = sql`generate_series(1, ${creators}::int) n`;
  const person = sql`md5('creator ' || n)::uuid`;
  await db.run(sql`insert into studio.members (id) select ${person} from ${each}`);
  await db.run(
    sql`insert into public.user_profiles (id, display_name) select ${person}, 'Vera ' || n from ${each}`,
  );
  await db.run(sql`insert into studio.handles (skeleton, handle, member, taken_at)
    select 'creator' || n, 'creator' || n, ${person}, now() from ${each}`);
  const pictures = sql`${each} cross join generate_series(1, ${works}::int) work`;
  const picture = sql`md5('picture ' || n || ' ' || work)::uuid`;
  await db.transaction(async (tx) => {
    // The words of titles are another measurement, and counting by rows is done below by one statement.
    for (const table of ['media', 'works', 'likes']) {
      await tx.run(sql.raw(`alter table studio.${table} disable trigger user`));
    }
    await tx.run(sql`insert into studio.media (id, member, purpose, path, name, media_type, bytes, width, height, created_at)
      select ${picture}, ${person}, 'result', 'none', 'picture.png', 'image/png', 1, 768, 1024, now() from ${pictures}`);
    await tx.run(sql`insert into studio.works (id, member, media_id, title, shares_prompt, allows_remix, style, ratio,
        search_text, published_at)
      select ${picture}, ${person}, ${picture}, 'Salt flats', true, true, 'film', '3:4', 'salt flats',
        now() - n * interval '1 second' from ${pictures}`);
    // The root of a number from 0 to 1, squared twice: the first creators get most.
    await tx.run(sql`insert into studio.likes (work_id, member, liked_at)
      select md5('picture ' || (1 + floor(${creators}::int * power((n * 7919 + nth * 104729) % ${creators}::int / ${creators}::float8, 4)))::int
          || ' ' || 1 + (n + nth) % ${works}::int)::uuid, ${person}, now() - (n % 1000) * interval '1 hour'
      from ${each} cross join generate_series(1, ${likes}::int) nth on conflict do nothing`);
    await tx.run(sql`update studio.works w set likes = l.likes
      from (select work_id, count(*) as likes from studio.likes group by work_id) l where l.work_id = w.id`);
    await tx.run(sql`insert into studio.work_warmth (work_id, given_at)
      select work_id, max(liked_at) from studio.likes group by work_id`);
    for (const table of ['media', 'works', 'likes']) {
      await tx.run(sql.raw(`alter table studio.${table} enable trigger user`));
    }
  });
}

async function tellTime(name: string, work: () => Promise<unknown>): Promise<void> {
  const from = performance.now();
  await work();
  console.log(`${name}: ${((performance.now() - from) / 1_000).toFixed(1)} s`);
}

async function measure(kind: Kind): Promise<void> {
  const place = await openPlace(kind);
  try {
    const { reader, standings, feeds } = await place.withDatabase(async (db) => {
      const [one] = await addPeople(db, 1);
      if (!one) throw new Error('Nobody was added');
      await tellTime(`${kind}, to write ${creators} creators down`, () => fillCommunity(db));
      await settleStatistics(db);
      await db.run(sql`analyze`);
      const services = { db, clock: { now: () => new Date() } };
      await tellTime(`${kind}, to count the standings of ${creators} creators`, () =>
        countStandings(services),
      );
      await tellTime(`${kind}, to count the feeds`, () => countFeeds(services));
      // While the pages are asked for nobody counts: how long others wait meanwhile is another measurement.
      for (const turn of ['standing_turn', 'feed_turn'])
        await db.run(sql`update studio.${sql.identifier(turn)} set next_at = now() + interval '50 minutes'`);
      await settleStatistics(db);
      const newest = async (table: string) =>
        (
          await db.first(
            v.object({ id: whole }),
            sql`select max(id) as id from studio.${sql.identifier(table)}`,
          )
        )?.id;
      return { reader: one, standings: await newest('standing_counts'), feeds: await newest('feed_counts') };
    });
    const server = await place.serve();
    const client = await openClient(server.url);
    const leaderboard = `${endpoints.leaderboard.path}?board=all&period=`;
    const feed = `${endpoints.works.path}?feed=`;
    const pages: readonly (readonly [string, string])[] = [
      ['the first page of the leaderboard', `${leaderboard}week`],
      ['the first page of all time', `${leaderboard}ever`],
      ['a page deep in the leaderboard', `${leaderboard}ever&cursor=${standings}_${deep}`],
      ['the first page of what rises', `${feed}rising`],
      ['a page deep in what rises', `${feed}rising&cursor=${feeds}_900`],
    ];
    try {
      const headers = { authorization: `Bearer ${reader.accessToken}` };
      // The first request of all opens the account.
      await client.send({ method: 'GET', path: endpoints.balance.path, headers });
      for (const [name, path] of pages) {
        const took: number[] = [];
        for (let n = 0; n < asked; n++) {
          const from = performance.now();
          await client.send({ method: 'GET', path, headers });
          took.push(performance.now() - from);
        }
        atMost(
          `${kind}, ${name} of ${creators} creators`,
          median(took),
          mostMs,
          ' ms',
          `the first ${took[0]?.toFixed(1)} ms, the longest ${Math.max(...took).toFixed(1)} ms`,
        );
      }
    } finally {
      client.close();
      await server.stop('SIGTERM');
    }
  } finally {
    await place.remove();
  }
}

if (import.meta.main) {
  tellMachine();
  for (const kind of kindsOfRun()) await measure(kind);
}
