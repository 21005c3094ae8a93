import { leaderboardRules, standingsLimits } from '@mirror-studio/domain/constants/leaderboard';
import type { OwnRank, Prompt, Ranked, Work } from '@mirror-studio/domain/contract';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { whole } from '../database/index.ts';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { type Author, author } from '../works/testing/author.ts';
import { countStandings, sweepStandings } from './sweep.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  // The server counts by itself; here the tests do.
  await setTurn(hourMs / 2);
  // Nobody of another test stands beside those of this one.
  await server.services.db.run(sql`update studio.works set withdrawn_at = now() where withdrawn_at is null`);
});

const { points, fewestWorks, mostOfPerson, networkPeople, networkHours } = leaderboardRules;
const idRow = v.object({ id: whole });
const hourMs = 3_600_000;
const count = () => countStandings(server.services);
/** Lets so many days go by for what was liked: a session would be over. */
const age = (days: number) =>
  server.services.db.run(sql`update studio.likes set liked_at = liked_at - ${days}::int * interval '1 day'`);
/** From then on it is the turn of who counts next. */
const setTurn = (inMs: number) =>
  server.services.db.run(sql`update studio.standing_turn
    set next_at = ${new Date(server.clock.now().getTime() + inMs).toISOString()}::timestamptz`);
const like = (who: Author, id: string) => who.ask('PUT', `/api/works/${id}/like`);
const board = async (who: Author, query = '?period=week&board=all') => {
  const { status, body } = await who.ask('GET', `/api/leaderboard${query}`);
  return {
    status,
    body,
    ranked: body['ranked'] as Ranked[],
    own: body['own'] as OwnRank,
    total: body['total'] as number,
    next: body['nextCursor'] as string | null,
  };
};
const standing = async (who: Author, query?: string) =>
  (await board(who, query)).ranked.map(({ place, points, handle }) => [place, points, handle]);

/** Somebody who has published as many works as stand among all, or fewer. */
async function creator(works: number = fewestWorks) {
  const who = await author(server);
  const ids: string[] = [];
  for (let at = 0; at < works; at++) ids.push((await who.publish({ title: `Work ${at}` })).id);
  return { ...who, ids };
}
type Creator = Awaited<ReturnType<typeof creator>>;

/** Each of these people likes a work, as of networks of their own. */
async function give(to: Creator, people: readonly Author[], work = 0) {
  for (const person of people) {
    server.clock.advance(1_000);
    await like(person, to.ids[work] ?? '');
    await server.services.db.run(
      sql`update studio.likes set counts = true, network = null where member = ${person.id}`,
    );
  }
}
type Crowd = [Author, Author, Author, Author, ...Author[]];
/** So many people; who asks for fewer than four names no more. */
const crowd = async (people: number) =>
  (await Promise.all(Array.from({ length: people }, () => author(server)))) as Crowd;

test('creators stand by their points, with equal points on one place, the first who had them before', async () => {
  const [first, second, third, fourth] = [await creator(), await creator(), await creator(), await creator()];
  const people = await crowd(3);
  await give(second, people.slice(0, 2));
  await give(first, people.slice(0, 2));
  await give(third, people);
  await give(fourth, people.slice(0, 1));
  await count();
  expect(await standing(first)).toEqual([
    [1, 3, third.handle],
    [2, 2, second.handle],
    [2, 2, first.handle],
    [4, 1, fourth.handle],
  ]);
  const { own, total, ranked } = await board(first);
  expect([own, total]).toEqual([{ place: 2, points: 2, board: 'all', missingWorks: 0 }, 4]);
  expect(ranked.map(({ isOwn }) => isOwn)).toEqual([false, false, true, false]);
  expect((await people[0].ask('GET', `/api/creators/${third.handle}`)).body['points']).toBe(3);
});

test('one person gives one creator so many points at most', async () => {
  const loved = await creator(mostOfPerson + 2);
  const [fan] = await crowd(1);
  for (let work = 0; work < loved.ids.length; work++) await give(loved, [fan], work);
  await count();
  expect(await standing(loved)).toEqual([[1, mostOfPerson, loved.handle]]);
});

test('a prompt that is forked and published again counts as a remix for its author, not for oneself', async () => {
  const [source, remixer] = [await creator(), await creator()];
  const published = { title: 'Salt', tags: [], allowsRemix: true, licence: null };
  const publishPrompt = async (who: Author, promptId: string, versionId: string) => {
    const { body } = await who.ask('POST', '/api/works/prompts', { promptId, versionId, ...published });
    return (body['work'] as Work).id;
  };
  const { body: written } = await source.ask('POST', '/api/prompts', {
    text: 'Salt',
    title: 'Salt',
    notes: '',
  });
  const own = written['prompt'] as Prompt;
  const id = await publishPrompt(source, own.id, own.versionId);
  for (const who of [remixer, source]) {
    const { body } = await who.ask('POST', `/api/works/${id}/fork`, undefined, crypto.randomUUID());
    const forkId = body['promptId'] as string;
    const fork = (await who.ask('GET', `/api/prompts/${forkId}`)).body['prompt'] as Prompt;
    await count();
    expect(await standing(source)).toEqual(who === remixer ? [] : [[1, points.remix, source.handle]]);
    await publishPrompt(who, forkId, fork.versionId);
  }
  await count();
  expect(await standing(source)).toEqual([[1, points.remix, source.handle]]);
});

test('a picture that is a remix counts for the author of what it was made from, not for oneself, and once', async () => {
  const { db } = server.services;
  const [source, remixer] = [await creator(), await creator()];
  const keep = (made: Work) =>
    db.run(sql`insert into studio.remixes (work_id, parent_id, parent_author, published_at)
      select ${made.id}, ${source.ids[0]}, ${source.id}, published_at from studio.works where id = ${made.id}`);
  const remix = await remixer.publish();
  await keep(remix);
  await keep(await source.publish());
  await count();
  expect(await standing(source)).toEqual([[1, points.remix, source.handle]]);
  await remixer.withdraw(remix.id);
  await count();
  expect(await standing(source)).toEqual([]);
  // Published again it is as old as it was.
  await db.run(
    sql`update studio.works set published_at = published_at - interval '8 days' where id = ${remix.id}`,
  );
  const { body } = await remixer.post(remix.mediaId);
  await keep(body['work'] as Work);
  await count();
  expect(await standing(source)).toEqual([]);
  expect(await standing(source, '?period=ever&board=all')).toEqual([[1, points.remix, source.handle]]);
});

test('a like that is taken back and given again is as old as it was, also after a block, for a month', async () => {
  const { db } = server.services;
  const liked = await creator();
  const [fan] = await crowd(1);
  const [id = ''] = liked.ids;
  await give(liked, [fan]);
  await age(8);
  await fan.ask('DELETE', `/api/works/${id}/like`);
  await count();
  expect(await standing(liked, '?period=ever&board=all')).toEqual([]);
  await like(fan, id);
  await count();
  expect(await standing(liked)).toEqual([]);
  expect(await standing(liked, '?period=month&board=all')).toEqual([[1, 1, liked.handle]]);
  await fan.ask('PUT', `/api/creators/${liked.handle}/block`);
  await db.run(sql`delete from studio.relations where member = ${fan.id}`);
  await like(fan, id);
  await count();
  expect(await standing(liked)).toEqual([]);
  await fan.ask('DELETE', `/api/works/${id}/like`);
  await db.run(sql`update studio.likes_taken_back set taken_back_at = taken_back_at - interval '31 days'`);
  await sweepStandings(server.services);
  await like(fan, id);
  await count();
  expect(await standing(liked)).toEqual([[1, 1, liked.handle]]);
});

test('of the week only what was given in it counts, of all time everything', async () => {
  const old = await creator();
  const people = await crowd(2);
  await give(old, people);
  await age(8);
  await count();
  expect(await standing(old)).toEqual([]);
  expect(await standing(old, '?period=month&board=all')).toEqual([[1, 2, old.handle]]);
  await age(30);
  await count();
  expect(await standing(old, '?period=month&board=all')).toEqual([]);
  expect(await standing(old, '?period=ever&board=all')).toEqual([[1, 2, old.handle]]);
});

test('creators with few works stand apart, and are told how many are missing', async () => {
  const few = await creator(fewestWorks - 1);
  await give(few, await crowd(1));
  await count();
  expect(await standing(few)).toEqual([]);
  expect(await standing(few, '?period=week&board=new')).toEqual([[1, 1, few.handle]]);
  expect((await board(few)).own).toEqual({ place: 1, points: 1, board: 'new', missingWorks: 1 });
  await few.publish();
  await count();
  expect(await standing(few)).toEqual([[1, 1, few.handle]]);
});

test('likes of suspended and leaving people, of works that are gone or hidden, and of oneself do not count', async () => {
  const { db } = server.services;
  const liked = await creator();
  const [banned, demo, leaving, plain] = await crowd(4);
  await give(liked, [banned, demo, leaving]);
  await give(liked, [plain], 1);
  await db.run(
    sql`insert into studio.likes (work_id, member, liked_at) values (${liked.ids[2]}, ${liked.id}, now())`,
  );
  await db.run(sql`update studio.members set banned = true where id = ${banned.id}`);
  await db.run(sql`update studio.members set demo = true where id = ${demo.id}`);
  await db.run(sql`insert into studio.account_deletions (member, language, requested_at, due_at)
    values (${leaving.id}, 'en', now(), now())`);
  await count();
  expect(await standing(liked)).toEqual([[1, 1, liked.handle]]);
  await db.run(sql`insert into studio.hidden (kind, subject, reason, hidden_at)
    values ('work', ${liked.ids[1]}, 'spam', now())`);
  await count();
  expect(await standing(liked)).toEqual([]);
  await db.run(sql`delete from studio.hidden where subject = ${liked.ids[1]}`);
  await liked.withdraw(liked.ids[1] ?? '');
  await count();
  expect(await standing(liked)).toEqual([]);
});

test('of a burst from one network only so many people count, until a day is over', async () => {
  const shared = server;
  // With the factor of the other tests thousands would have to like before it counts.
  server = await startTestServer({ networkLimitFactor: 20 });
  onTestFinished(async () => {
    await server.close();
    server = shared;
  });
  await setTurn(hourMs / 2);
  const liked = await creator();
  const people = await crowd(networkPeople + 2);
  const most = networkPeople * server.services.config.networkLimitFactor;
  const { db } = server.services;
  // As many stand-ins of the same network as the factor of tests lets through.
  const [known] = people;
  await like(known, liked.ids[0] ?? '');
  await db.run(sql`insert into studio.likes (work_id, member, liked_at, network)
    select work_id, gen_random_uuid(), liked_at, network from studio.likes, generate_series(1, ${most - 1}::int)
    where member = ${known.id}`);
  for (const person of people.slice(1)) await like(person, liked.ids[0] ?? '');
  // Who counts already goes on doing so.
  await like(known, liked.ids[1] ?? '');
  await count();
  expect(await standing(liked)).toEqual([[1, 2, liked.handle]]);
  await age(networkHours / 24);
  await sweepStandings(server.services);
  await like(people[1], liked.ids[1] ?? '');
  await count();
  expect(await standing(liked)).toEqual([[1, 3, liked.handle]]);
});

test('suspended, hidden and leaving creators are gone at once, whom one mutes or blocks is not seen, places stay', async () => {
  const { db } = server.services;
  const [first, second, third] = [await creator(), await creator(), await creator()];
  const people = await crowd(3);
  await give(first, people);
  await give(second, people.slice(0, 2));
  await give(third, people.slice(0, 1));
  await count();
  const reader = await author(server);
  const withoutFirst = [
    [2, 2, second.handle],
    [3, 1, third.handle],
  ];
  const seen = () => standing(reader);
  const all = await seen();
  expect(all).toHaveLength(3);
  const steps: readonly [() => Promise<unknown>, () => Promise<unknown>][] = [
    [
      () => db.run(sql`update studio.members set banned = true where id = ${first.id}`),
      () => db.run(sql`update studio.members set banned = false where id = ${first.id}`),
    ],
    [
      () =>
        db.run(
          sql`insert into studio.hidden (kind, subject, reason, hidden_at) values ('creator', ${first.id}, 'spam', now())`,
        ),
      () => db.run(sql`delete from studio.hidden where subject = ${first.id}`),
    ],
    [
      () =>
        db.run(
          sql`insert into studio.account_deletions (member, language, requested_at, due_at) values (${first.id}, 'en', now(), now())`,
        ),
      () => db.run(sql`delete from studio.account_deletions where member = ${first.id}`),
    ],
    [
      () => reader.ask('PUT', `/api/creators/${first.handle}/mute`),
      () => reader.ask('DELETE', `/api/creators/${first.handle}/mute`),
    ],
    [
      () => first.ask('PUT', `/api/creators/${reader.handle}/block`),
      () => db.run(sql`delete from studio.relations where member = ${first.id}`),
    ],
  ];
  for (const [act, undo] of steps) {
    await act();
    expect(await seen()).toEqual(withoutFirst);
    await undo();
    expect(await seen()).toEqual(all);
  }
  await db.run(sql`update studio.members set banned = true where id = ${first.id}`);
  await count();
  expect(await seen()).toEqual([
    [1, 2, second.handle],
    [2, 1, third.handle],
  ]);
});

test('pages are of one counting, without doubles or holes while the next is made, until that one is forgotten', async () => {
  const people = await crowd(5);
  const last = await creator();
  const creators = [await creator(), await creator(), await creator(), await creator(), last];
  for (const [at, one] of creators.entries()) await give(one, people.slice(at));
  await count();
  const expected = creators.map(({ handle }, at) => [at + 1, 5 - at, handle]);
  const reader = await author(server);
  const first = await board(reader, '?period=week&board=all&limit=2');
  // Who stood last comes first meanwhile.
  await give(last, people, 1);
  await give(last, people, 2);
  await count();
  const second = await board(reader, `?period=week&board=all&limit=2&cursor=${first.next}`);
  const third = await board(reader, `?period=week&board=all&limit=2&cursor=${second.next}`);
  const read = [first, second, third].flatMap(({ ranked }) =>
    ranked.map(({ place, points, handle }) => [place, points, handle]),
  );
  expect([read, third.next]).toEqual([expected, null]);
  expect((await standing(reader))[0]).toEqual([1, 11, last.handle]);
  server.clock.advance(standingsLimits.keptMs + 1_000);
  await count();
  const gone = await board(reader, `?period=week&board=all&cursor=${second.next}`);
  expect([gone.status, gone.body['message']]).toEqual([409, refusals.standingsMoved]);
  for (const cursor of ['none', '1', '_', '1_x', `${'9'.repeat(16)}_1`])
    expect((await board(reader, `?period=week&board=all&cursor=${cursor}`)).status).toBe(422);
});

test('nothing that changed leaves the places as they are; two servers do not count at once', async () => {
  const { db } = server.services;
  await give(await creator(), await crowd(1));
  await count();
  const ids = async () =>
    (await db.all(idRow, sql`select id from studio.standing_counts where is_whole order by id`)).map(
      ({ id }) => id,
    );
  const before = await ids();
  await count();
  expect(await ids()).toEqual(before);
  await give(await creator(), await crowd(1));
  await sweepStandings(server.services);
  expect(await ids()).toEqual(before);
  await setTurn(0);
  await Promise.all([sweepStandings(server.services), sweepStandings(server.services)]);
  await expect.poll(async () => (await ids()).length).toBe(before.length + 1);
});
