import { type ModeratedKind, type PublicThing, publicThings } from '@mirror-studio/domain/community';
import type { ModerationNews } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countFeeds } from '../feeds/sweep.ts';
import { countStandings } from '../leaderboard/sweep.ts';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { type Author, author } from '../works/testing/author.ts';
import { hide, openReports, restore } from './moderation.ts';
import { type Placed, place } from './testing/places.ts';

let server: TestServer;
let vera: Author;
let otto: Author;
let things: Readonly<Record<PublicThing, Placed>>;
beforeAll(async () => {
  server = await startTestServer();
  [vera, otto] = await Promise.all([author(server), author(server)]);
  things = await place(server, vera, otto);
});
afterAll(() => server.close());
beforeEach(async () => {
  // The server counts by itself; here the tests do, so that places are there when something comes back.
  const later = new Date(server.clock.now().getTime() + 50 * 60_000).toISOString();
  for (const table of [sql`studio.feed_turn`, sql`studio.standing_turn`])
    await server.services.db.run(sql`update ${table} set next_at = ${later}::timestamptz`);
  await countFeeds(server.services);
  await countStandings(server.services);
});

const names = Object.keys(publicThings) as PublicThing[];
const operator = { is: 'operator', name: 'mara' } as const;
function decide(act: 'hide' | 'restore', kind: ModeratedKind, id: string) {
  const { db, clock } = server.services;
  const why = { rule: 'hate', words: 'For a reason' } as const;
  return act === 'hide'
    ? hide(db, { kind, id }, why, operator, clock.now())
    : restore(db, { kind, id }, why.words, operator, clock.now());
}
/** Where others see it now: the names of the places. */
async function seenIn({ places }: Placed): Promise<string[]> {
  const seen: string[] = [];
  for (const [name, isThere] of Object.entries(places)) if (await isThere()) seen.push(name);
  return seen;
}
const newsOf = async (who: Author) => {
  server.clock.advance(60_000);
  const { body } = await who.ask('GET', '/api/community-news');
  await who.ask('POST', '/api/community-news', { until: body['until'] });
  return body['moderation'] as ModerationNews[];
};

test.each(names)(
  'a %s is reported, hidden everywhere at once, and restored as it was; its author is told',
  async (name) => {
    const { db } = server.services;
    const thing = things[name];
    const kind = publicThings[name];
    const everywhere = Object.keys(thing.places);
    expect(everywhere.length).toBeGreaterThan(0);
    await newsOf(vera);
    expect(await seenIn(thing)).toEqual(everywhere);
    expect((await otto.ask('POST', thing.report, { reason: 'hate', words: 'Here' })).status).toBe(200);
    const isReported = async () =>
      (await openReports(db)).some((one) => one.kind === kind && one.subject === thing.id);
    expect([await isReported(), await seenIn(thing)]).toEqual([true, everywhere]);

    await decide('hide', kind, thing.id);
    expect([await isReported(), await seenIn(thing)]).toEqual([false, []]);
    const title = kind === 'work' || kind === 'idea' ? thing.title : null;
    expect(await newsOf(vera)).toEqual([{ act: 'hidden', kind, title, rule: 'hate' }]);
    expect(await newsOf(otto)).toEqual([]);

    await decide('restore', kind, thing.id);
    expect(await seenIn(thing)).toEqual(everywhere);
    expect(await newsOf(vera)).toEqual([{ act: 'restored', kind, title, rule: 'hate' }]);
    expect(await newsOf(vera)).toEqual([]);
    const log = await db.all(
      v.object({
        act: v.string(),
        actor: v.string(),
        reason: v.string(),
        rule: v.nullable(v.string()),
        author: v.nullable(v.string()),
        seen_before: v.boolean(),
        seen_after: v.boolean(),
      }),
      sql`select act, actor, reason, rule, author, seen_before, seen_after from studio.moderation_log
      where kind = ${kind} and subject = ${thing.id} order by id`,
    );
    const decided = { actor: 'operator mara', reason: 'For a reason', rule: 'hate', author: vera.id };
    expect(log).toEqual([
      {
        act: 'reported',
        actor: 'member',
        reason: 'hate',
        rule: 'hate',
        author: null,
        seen_before: true,
        seen_after: true,
      },
      { act: 'hidden', ...decided, seen_before: true, seen_after: false },
      { act: 'restored', ...decided, seen_before: false, seen_after: true },
    ]);
  },
);

test('nothing of somebody who is suspended or hidden is on a public page, and all of it comes back', async () => {
  const { db } = server.services;
  const works = [things.picture, things.prompt, things.creator, things.comment];
  const counts = async () => (await Promise.all(works.map(seenIn))).map(({ length }) => length);
  const before = await counts();
  for (const [on, off] of [
    [
      sql`update studio.members set banned = true where id = ${vera.id}`,
      sql`update studio.members set banned = false where id = ${vera.id}`,
    ],
    [
      sql`insert into studio.hidden (kind, subject, reason, hidden_at) values ('creator', ${vera.id}, '', now())`,
      sql`delete from studio.hidden`,
    ],
  ] as const) {
    await db.run(on);
    expect(await counts()).toEqual([0, 0, 0, 0]);
    await db.run(off);
    expect(await counts()).toEqual(before);
  }
});

test('of whoever leaves the log keeps what was done, and nothing else of it can be changed', async () => {
  const { db } = server.services;
  for (const change of [
    sql`update studio.moderation_log set author = gen_random_uuid()`,
    sql`update studio.moderation_log set author = null, seen_after = true`,
    sql`update studio.moderation_log set author = null, rule = 'spam'`,
    sql`update studio.moderation_log set done_by = gen_random_uuid()`,
    sql`delete from studio.moderation_log`,
  ])
    await expect(db.run(change)).rejects.toThrow();
  const names = v.object({ author: v.nullable(v.string()), act: v.string() });
  const acts = async () =>
    (await db.all(names, sql`select author, act from studio.moderation_log order by id`)).map(
      ({ act }) => act,
    );
  const before = await acts();
  await db.run(sql`update studio.moderation_log set subject = null, author = null where author = ${vera.id}`);
  expect(await acts()).toEqual(before);
});
