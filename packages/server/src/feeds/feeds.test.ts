import { feedLimits, risingRules } from '@mirror-studio/domain/constants/feeds';
import type { FeedReason, Work } from '@mirror-studio/domain/contract';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { placedFeeds } from '@mirror-studio/domain/works';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { type Author, author } from '../works/testing/author.ts';
import { countFeeds, sweepFeeds } from './sweep.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  // The server counts by itself; here the tests do.
  await setTurn(hourMs / 2);
  // Nothing of another test stands beside what is published in this one.
  await server.services.db.run(sql`update studio.works set withdrawn_at = now() where withdrawn_at is null`);
  await count();
});

const { points, halfLifeHours, days } = risingRules;
const hourMs = 3_600_000;
const anything = v.unknown();
const count = () => countFeeds(server.services);
const setTurn = (inMs: number) =>
  server.services.db.run(sql`update studio.feed_turn
    set next_at = ${new Date(server.clock.now().getTime() + inMs).toISOString()}::timestamptz`);
const crowd = (people: number) => Promise.all(Array.from({ length: people }, () => author(server)));

/** A page of a feed: titles, and why they are there. */
async function read(who: Author, query: string) {
  const { status, body } = await who.ask('GET', `/api/works?${query}`);
  const works = (body['works'] ?? []) as Work[];
  return {
    status,
    message: body['message'],
    works,
    titles: works.map(({ title }) => title),
    reasons: (body['reasons'] ?? []) as FeedReason[],
    next: body['nextCursor'] as string | null,
  };
}
const rising = async (who: Author, more = '') => (await read(who, `feed=rising${more}`)).titles;
const remixed = async (who: Author, more = '') => (await read(who, `feed=remixed${more}`)).titles;

const like = async (people: readonly Author[], { id }: Work) => {
  for (const person of people) {
    await person.ask('PUT', `/api/works/${id}/like`);
    await server.services.db.run(
      sql`update studio.likes set counts = true, network = null where member = ${person.id}`,
    );
  }
};
/** Somebody publishes a picture as a remix of a work. */
async function remix(who: Author, { id }: Work, title: string) {
  const made = await who.publish({ title });
  await server.services.db.run(sql`insert into studio.remixes (work_id, parent_id, parent_author, published_at)
    select ${made.id}, w.id, w.member, made.published_at from studio.works w, studio.works made
    where w.id = ${id} and made.id = ${made.id}`);
  return made;
}
/** Lets so many hours go by for all that was given. */
async function age(hours: number) {
  const { db } = server.services;
  await db.run(sql`update studio.likes set liked_at = liked_at - ${hours}::int * interval '1 hour'`);
  await db.run(sql`update studio.saved set saved_at = saved_at - ${hours}::int * interval '1 hour'`);
  await db.run(sql`update studio.work_warmth set given_at = given_at - ${hours}::int * interval '1 hour'`);
}

test('works rise by what different people gave them of late, and each says what that was', async () => {
  const maker = await author(server);
  const loved = await maker.publish({ title: 'Loved' });
  const saved = await maker.publish({ title: 'Saved' });
  const source = await maker.publish({ title: 'Source' });
  await maker.publish({ title: 'Nothing' });
  const people = await crowd(4);
  const [one, other] = people as [Author, Author];
  await like(people, loved);
  await one.save(saved.id);
  await remix(other, source, 'Remix');
  await remix(other, source, 'Once more');
  await count();
  const page = await read(one, 'feed=rising');
  expect(page.titles).toEqual(['Loved', 'Source', 'Saved']);
  const none = { likes: 0, saves: 0, remixes: 0, remixers: 0 };
  expect(page.reasons).toEqual([
    { workId: loved.id, ...none, likes: 4, tenths: 4 * points.like * 10 },
    { workId: source.id, ...none, remixes: 1, remixers: 1, tenths: points.remix * 10 },
    { workId: saved.id, ...none, saves: 1, tenths: points.save * 10 },
  ]);
});

test('what was given counts half after two days, and not at all after two weeks', async () => {
  const maker = await author(server);
  const old = await maker.publish({ title: 'Old' });
  const fresh = await maker.publish({ title: 'Fresh' });
  const people = await crowd(3);
  await like(people, old);
  await age(halfLifeHours);
  await like(people.slice(0, 2), fresh);
  await count();
  const page = await read(maker, 'feed=rising');
  expect(page.titles).toEqual(['Fresh', 'Old']);
  expect(page.reasons.map(({ tenths }) => tenths)).toEqual([20, 15]);
  await age(days * 24 - 1);
  await count();
  expect(await rising(maker)).toEqual(['Fresh']);
  await age(2);
  await count();
  expect(await rising(maker)).toEqual([]);
});

test('most remixed stand by how many different people did it, whenever that was, not by their author', async () => {
  const maker = await author(server);
  const few = await maker.publish({ title: 'Few' });
  const many = await maker.publish({ title: 'Many' });
  const [one, other] = (await crowd(2)) as [Author, Author];
  for (const who of [one, other]) await remix(who, many, 'Of many');
  for (const who of [one, one, one, maker]) await remix(who, few, 'Of few');
  await count();
  const page = await read(maker, 'feed=remixed');
  expect(page.titles).toEqual(['Many', 'Few']);
  expect(page.reasons.map(({ remixers }) => remixers)).toEqual([2, 1]);
});

test.each(placedFeeds)(
  'pages of %s have no doubles and no holes while works come and places change between them',
  async (feed) => {
    const maker = await author(server);
    const people = await crowd(6);
    const [reader] = people as [Author];
    const works: Work[] = [];
    for (let at = 0; at < 6; at++) {
      const work = await maker.publish({ title: `Work ${at}` });
      works.push(work);
      await like(people.slice(at), work);
      for (const who of people.slice(at)) await remix(who, work, 'Remix');
    }
    await count();
    const expected = works.map(({ title }) => title);
    const [first, last] = [works.at(0) as Work, works.at(-1) as Work];
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await read(reader, `feed=${feed}&limit=2${cursor === null ? '' : `&cursor=${cursor}`}`);
      seen.push(...page.titles);
      cursor = page.next;
      // What stood last comes first, what stood first loses all, and another arrives, before the next page is read.
      const newcomer = await maker.publish({ title: 'Newcomer' });
      for (const work of [last, newcomer]) {
        await like(people, work);
        for (const who of people) await remix(who, work, 'One more');
      }
      for (const table of ['likes', 'remixes'])
        await server.services.db.run(sql`delete from studio.${sql.identifier(table)}
        where ${sql.identifier(table === 'likes' ? 'work_id' : 'parent_id')} = ${first.id}`);
      await count();
    } while (cursor !== null);
    expect(seen).toEqual(expected);
    const now = (await read(reader, `feed=${feed}`)).titles;
    expect([now.includes('Newcomer'), now.includes(first.title)]).toEqual([true, false]);
  },
);

test('pages of new and followed have no doubles and no holes while works arrive between them', async () => {
  const maker = await author(server);
  const reader = await author(server);
  await reader.ask('PUT', `/api/creators/${maker.handle}/follow`);
  for (const query of ['limit=2', 'limit=2&feed=followed']) {
    await server.services.db.run(
      sql`update studio.works set withdrawn_at = now() where withdrawn_at is null`,
    );
    for (let at = 0; at < 5; at++) {
      server.clock.advance(1_000);
      await maker.publish({ title: `Work ${at}` });
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await read(reader, `${query}${cursor === null ? '' : `&cursor=${cursor}`}`);
      seen.push(...page.titles);
      cursor = page.next;
      expect(page.reasons).toEqual([]);
      server.clock.advance(1_000);
      await maker.publish({ title: 'Newcomer' });
    } while (cursor !== null);
    expect([query, seen]).toEqual([query, [4, 3, 2, 1, 0].map((at) => `Work ${at}`)]);
  }
});

test('a list that somebody reads is kept for half an hour; after that its cursor is refused in words', async () => {
  const maker = await author(server);
  const people = await crowd(2);
  for (let at = 0; at < 3; at++) await like(people, await maker.publish({ title: `Work ${at}` }));
  await count();
  const { next } = await read(maker, 'feed=rising&limit=1');
  await like(people, await maker.publish({ title: 'Later' }));
  await count();
  server.clock.advance(feedLimits.keptMs - 1_000);
  await count();
  expect((await read(maker, `feed=rising&cursor=${next}`)).status).toBe(200);
  server.clock.advance(2_000);
  await count();
  const gone = await read(maker, `feed=rising&cursor=${next}`);
  expect([gone.status, gone.message]).toEqual([409, refusals.feedMoved]);
  for (const cursor of ['none', '1', '_', '1_x', `${'9'.repeat(16)}_1`])
    expect((await read(maker, `feed=rising&cursor=${cursor}`)).status).toBe(422);
});

test('what the reader does not get to see is in no feed, at once, and filters hold in each', async () => {
  const { db } = server.services;
  const [maker, other] = [await author(server), await author(server)];
  const seen = await maker.publish({ title: 'Seen', tags: ['salt'] });
  const mine = await other.publish({ title: 'Other', tags: ['fern'] });
  const [reader, fan, remixer] = (await crowd(3)) as [Author, Author, Author];
  await like([reader, fan], seen);
  await like([fan], mine);
  await remix(remixer, seen, 'Remix');
  await remix(fan, seen, 'Remix');
  await remix(remixer, mine, 'Remix');
  await count();
  const both = async () => [await rising(reader), await remixed(reader)];
  const all = [
    ['Seen', 'Other'],
    ['Seen', 'Other'],
  ];
  expect(await both()).toEqual(all);
  for (const filter of ['&tag=fern', `&author=${other.handle}`, '&search=other'])
    expect([filter, await rising(reader, filter), await remixed(reader, filter)]).toEqual([
      filter,
      ['Other'],
      ['Other'],
    ]);
  expect(await rising(reader, '&type=prompt')).toEqual([]);
  expect(await rising(reader, '&search=nowhere')).toEqual([]);
  const hide = (kind: string, subject: string) =>
    db.run(
      sql`insert into studio.hidden (kind, subject, reason, hidden_at) values (${kind}, ${subject}, 'spam', now())`,
    );
  const restore = () => db.run(sql`delete from studio.hidden`);
  const steps: readonly [() => Promise<unknown>, () => Promise<unknown>][] = [
    [
      () => db.run(sql`update studio.members set banned = true where id = ${maker.id}`),
      () => db.run(sql`update studio.members set banned = false where id = ${maker.id}`),
    ],
    [() => hide('creator', maker.id), restore],
    [() => hide('work', seen.id), restore],
    [
      () => reader.ask('PUT', `/api/creators/${maker.handle}/mute`),
      () => reader.ask('DELETE', `/api/creators/${maker.handle}/mute`),
    ],
    [
      () => maker.ask('PUT', `/api/creators/${reader.handle}/block`),
      () => db.run(sql`delete from studio.relations where member = ${maker.id}`),
    ],
  ];
  for (const [at, [act, undo]] of steps.entries()) {
    await act();
    expect([at, ...(await both())]).toEqual([at, ['Other'], ['Other']]);
    await undo();
    expect([at, ...(await both())]).toEqual([at, ...all]);
  }
  await db.run(sql`update studio.members set banned = true where id = ${maker.id}`);
  await count();
  await db.run(sql`update studio.members set banned = false where id = ${maker.id}`);
  expect(await both()).toEqual([['Other'], ['Other']]);
  await count();
  expect(await both()).toEqual(all);
});

test('nothing counts of oneself, of suspended and demonstration people, of whom one is blocked by, nor of a burst', async () => {
  const { db } = server.services;
  const maker = await author(server);
  const work = await maker.publish({ title: 'Work' });
  const people = (await crowd(5)) as [Author, Author, Author, Author, Author];
  const [banned, demo, blocked, burst, plain] = people;
  await like(people, work);
  await db.run(
    sql`insert into studio.likes (work_id, member, liked_at) values (${work.id}, ${maker.id}, now())`,
  );
  await db.run(sql`update studio.members set banned = true where id = ${banned.id}`);
  await db.run(sql`update studio.members set demo = true where id = ${demo.id}`);
  await db.run(sql`insert into studio.relations (id, member, kind, other, since)
    values (gen_random_uuid(), ${maker.id}, 'block', ${blocked.id}, now())`);
  await db.run(sql`update studio.likes set counts = false where member = ${burst.id}`);
  await count();
  expect((await read(plain, 'feed=rising')).reasons.map(({ likes }) => likes)).toEqual([1]);
});

test('nothing that changed leaves the places as they are; two servers do not count at once', async () => {
  const { db } = server.services;
  const maker = await author(server);
  await like(await crowd(1), await maker.publish());
  await count();
  const lists = async () => (await db.all(anything, sql`select id from studio.feed_counts`)).length;
  const before = await lists();
  server.clock.advance(60_000);
  await count();
  expect(await lists()).toBe(before);
  await like(await crowd(1), await maker.publish());
  await sweepFeeds(server.services);
  expect(await lists()).toBe(before);
  await setTurn(0);
  await Promise.all([sweepFeeds(server.services), sweepFeeds(server.services)]);
  expect(await lists()).toBe(before + 1);
});
