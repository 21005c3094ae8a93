import { communityLimits } from '@mirror-studio/domain/constants/community';
import { rateLimits } from '@mirror-studio/domain/constants/rate-limits';
import type { Relation, Standing, Work } from '@mirror-studio/domain/contract';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { type Author, author } from '../works/testing/author.ts';

let server: TestServer;
let vera: Author;
let otto: Author;
let noor: Author;
beforeAll(async () => {
  server = await startTestServer();
  [vera, otto, noor] = await Promise.all([author(server), author(server), author(server)]);
});
afterAll(() => server.close());

const like = (who: Author, id: string) => who.ask('PUT', `/api/works/${id}/like`);
const unlike = (who: Author, id: string) => who.ask('DELETE', `/api/works/${id}/like`);
const to = (who: Author, whom: Author, kind: string, method: 'PUT' | 'DELETE' = 'PUT') =>
  who.ask(method, `/api/creators/${whom.handle}/${kind}`);
const work = async (who: Author, id: string) => (await who.look(id)).body['work'] as Work | undefined;
const creator = async (who: Author, whom: Author) =>
  (await who.ask('GET', `/api/creators/${whom.handle}`)).body;
const standing = async (who: Author, whom: Author) => (await creator(who, whom))['standing'] as Standing;
const listed = async (who: Author, kind: string, query = '') => {
  const { body } = await who.ask('GET', `/api/relations?kind=${kind}${query}`);
  return { rows: body['relations'] as Relation[], next: body['nextCursor'] as string | null };
};

describe('a like', () => {
  test('is counted once from each person, whoever looks, and taken back', async () => {
    const { id } = await vera.publish();
    const answers = await Promise.all(Array.from({ length: 10 }, () => like(otto, id)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toEqual(
      new Set([JSON.stringify({ likes: 1, isLiked: true })]),
    );
    expect((await like(noor, id)).body).toEqual({ likes: 2, isLiked: true });
    expect(await work(vera, id)).toMatchObject({ likes: 2, isLiked: false });
    expect((await vera.list()).works.find((one) => one.id === id)).toMatchObject({ likes: 2 });
    expect((await unlike(otto, id)).body).toEqual({ likes: 1, isLiked: false });
    expect((await unlike(otto, id)).body).toEqual({ likes: 1, isLiked: false });
    expect(await work(noor, id)).toMatchObject({ likes: 1, isLiked: true });
  });

  test('of one’s own work is refused in words', async () => {
    const { id } = await vera.publish();
    expect((await like(vera, id)).body).toMatchObject({
      message: refusals.likeOwn,
      error: { code: 'FORBIDDEN' },
    });
    expect(await work(vera, id)).toMatchObject({ likes: 0 });
  });

  test('of what is not published is not found', async () => {
    const { id } = await vera.publish();
    await vera.withdraw(id);
    for (const gone of [id, 'none', crypto.randomUUID()])
      for (const act of [like, unlike]) expect((await act(otto, gone)).status).toBe(404);
  });

  test('goes with the account of who gave it', async () => {
    const { id } = await vera.publish();
    const leaving = await author(server);
    await like(leaving, id);
    await server.services.db.run(sql`delete from studio.likes where member = ${leaving.id}`);
    expect(await work(vera, id)).toMatchObject({ likes: 0 });
  });

  test('in masses is slowed, in words and with the time left', async () => {
    const keen = await author(server);
    const { id } = await vera.publish();
    const { burst } = rateLimits.likesOfPerson;
    const statuses: number[] = [];
    for (let at = 0; at <= burst; at++)
      statuses.push((await (at % 2 === 0 ? like : unlike)(keen, id)).status);
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 429]);
    expect((await like(keen, id)).body['message']).toMatch(/second/);
  });
});

describe('a creator', () => {
  test('is followed once by each, counted, and followed no longer', async () => {
    expect((await to(otto, vera, 'follow')).body).toEqual({
      standing: { followers: 1, isFollowed: true, isMuted: false },
    });
    await to(otto, vera, 'follow');
    await to(noor, vera, 'follow');
    expect(await standing(otto, vera)).toMatchObject({ followers: 2, isFollowed: true });
    await server.services.db.run(sql`insert into studio.members (id, banned) values (${noor.id}, true)
      on conflict (id) do update set banned = true`);
    expect(await standing(otto, vera)).toMatchObject({ followers: 1 });
    await server.services.db.run(sql`update studio.members set banned = false where id = ${noor.id}`);
    for (let times = 0; times < 2; times++)
      expect((await to(otto, vera, 'follow', 'DELETE')).body).toEqual({
        standing: { followers: 1, isFollowed: false, isMuted: false },
      });
    await to(noor, vera, 'follow', 'DELETE');
  });

  test('that is followed fills the feed, and nobody else does, in pages without doubles or holes', async () => {
    const [reader, first, second] = [await author(server), await author(server), await author(server)];
    expect((await reader.list('?feed=followed')).works).toEqual([]);
    await to(reader, first, 'follow');
    await to(reader, second, 'follow');
    const titles: string[] = [];
    for (let at = 0; at < 7; at++) {
      server.clock.advance(1_000);
      await (at % 3 === 0 ? first : second).publish({ title: `feed ${at}`, tags: ['fed'] });
      titles.unshift(`feed ${at}`);
    }
    await vera.publish({ title: 'not followed', tags: ['fed'] });
    expect(await reader.all('&feed=followed')).toEqual(titles);
    expect(await reader.all('&feed=followed&tag=fed')).toEqual(titles);
    const page = await reader.list('?feed=followed&limit=3');
    server.clock.advance(1_000);
    await first.publish({ title: 'arrived' });
    const rest = await reader.list(`?feed=followed&limit=30&cursor=${page.next}`);
    expect([...page.works, ...rest.works].map(({ title }) => title)).toEqual(titles);
    await to(reader, second, 'follow', 'DELETE');
    expect(new Set((await reader.list('?feed=followed')).works.map(({ author: by }) => by.handle))).toEqual(
      new Set([first.handle]),
    );
  });

  test('that is muted is in no list but their own, and knows nothing of it', async () => {
    const [reader, loud] = [await author(server), await author(server)];
    const { id } = await loud.publish({ tags: ['loud'] });
    await to(reader, loud, 'follow');
    expect((await to(reader, loud, 'mute')).body).toMatchObject({ standing: { isMuted: true } });
    for (const query of ['', '?tag=loud', '?feed=followed'])
      expect((await reader.list(query)).works.map((one) => one.id)).not.toContain(id);
    expect((await reader.list(`?author=${loud.handle}`)).works.map((one) => one.id)).toEqual([id]);
    expect((await reader.look(id)).status).toBe(200);
    expect(await standing(loud, reader)).toEqual({ followers: 0, isFollowed: false, isMuted: false });
    await to(reader, loud, 'mute', 'DELETE');
    expect((await reader.list('?tag=loud')).works.map((one) => one.id)).toEqual([id]);
  });

  test('is not followed, muted or blocked by themselves, nor where they are nobody', async () => {
    for (const kind of ['follow', 'mute', 'block']) {
      expect((await to(vera, vera, kind)).body).toMatchObject({
        message: refusals.relationOwn,
        error: { code: 'FORBIDDEN' },
      });
      for (const handle of ['nobody-here', 'x', '%20'])
        expect((await vera.ask('PUT', `/api/creators/${handle}/${kind}`)).status).toBe(404);
    }
  });

  test('is followed, muted and blocked with others up to a limit', async () => {
    const keen = await author(server);
    const fill = (kind: 'follow' | 'mute' | 'block') =>
      server.services.db.run(sql`insert into studio.relations (id, member, kind, other, since)
        select gen_random_uuid(), ${keen.id}, ${kind}, gen_random_uuid(), now()
        from generate_series(1, ${communityLimits[kind]}::int)`);
    for (const kind of ['follow', 'mute', 'block'] as const) {
      await fill(kind);
      const { status, body } = await to(keen, noor, kind);
      expect([status, body['message']]).toEqual([429, expect.stringContaining('2,000')]);
    }
    expect(await standing(keen, noor)).toMatchObject({ isFollowed: false, isMuted: false });
  });

  test('in masses is followed slower, in words', async () => {
    const keen = await author(server);
    const { burst } = rateLimits.followsOfPerson;
    const statuses: number[] = [];
    for (let at = 0; at <= burst; at++)
      statuses.push((await to(keen, vera, 'follow', at % 2 === 0 ? 'PUT' : 'DELETE')).status);
    expect([statuses.at(-2), statuses.at(-1)]).toEqual([200, 429]);
    expect((await to(keen, vera, 'follow')).body['message']).toMatch(/wait \d+ second/);
  });
});

describe('who is blocked', () => {
  test.each([
    ['and who blocked', 0],
    ['and is seen by who blocked no more', 1],
  ])('%s: neither sees the other, a work, a like or a follow', async (_, direction) => {
    const pair = [await author(server), await author(server)] as const;
    const [one, other] = direction === 0 ? pair : ([pair[1], pair[0]] as const);
    const { id } = await one.publish({ tags: ['between'] });
    await like(other, id);
    await to(other, one, 'follow');
    await to(one, other, 'mute');
    const kept = await other.save(id);
    expect((await to(pair[0], pair[1], 'block')).body).toEqual({ ok: true });
    expect((await to(pair[0], pair[1], 'block')).body).toEqual({ ok: true });

    for (const query of ['', '?tag=between', '?feed=followed', `?author=${one.handle}`])
      expect((await other.list(query)).works.map((each) => each.id)).not.toContain(id);
    expect((await other.look(id)).status).toBe(404);
    for (const [who, whom] of [
      [one, other],
      [other, one],
    ] as const) {
      expect(await creator(who, whom)).toMatchObject({ error: { code: 'NOT_FOUND' } });
      for (const kind of ['follow', 'mute']) expect((await to(who, whom, kind)).status).toBe(404);
    }
    expect((await to(pair[1], pair[0], 'block')).status).toBe(404);
    expect((await like(other, id)).status).toBe(404);
    expect((await other.saved()).saved.find((each) => each.id === kept.id)?.work).toBeNull();
    expect((await other.ask('POST', '/api/saved', { workId: id })).status).toBe(404);
    const gift = { to: `@${one.handle}`, coins: 5, words: '' };
    expect((await other.ask('POST', '/api/gifts', gift, crypto.randomUUID())).status).toBe(404);
    expect(await work(noor, id)).toMatchObject({ likes: 0 });
    expect(await standing(noor, one)).toMatchObject({ followers: 0 });

    const { rows } = await listed(pair[0], 'block');
    expect(rows).toMatchObject([{ handle: pair[1].handle, kind: 'block' }]);
    expect((await listed(pair[1], 'block')).rows).toEqual([]);
    // Somebody else's is none of theirs.
    await pair[1].ask('DELETE', `/api/relations/${rows[0]?.id}`);
    expect((await other.look(id)).status).toBe(404);
    expect((await pair[0].ask('DELETE', `/api/relations/${rows[0]?.id}`)).body).toEqual({ ok: true });
    expect((await other.look(id)).status).toBe(200);
    expect(await standing(other, one)).toEqual({ followers: 0, isFollowed: false, isMuted: false });
  });
});

test('whom somebody follows, mutes and blocks is listed a page at a time, the last first, and ended there', async () => {
  const reader = await author(server);
  const others = [vera, otto, noor];
  for (const whom of others) {
    server.clock.advance(1_000);
    await to(reader, whom, 'follow');
  }
  const first = await listed(reader, 'follow', '&limit=2');
  const second = await listed(reader, 'follow', `&limit=2&cursor=${first.next}`);
  expect([...first.rows, ...second.rows].map(({ handle }) => handle)).toEqual(
    others.map(({ handle }) => handle).toReversed(),
  );
  expect([first.rows[0]?.name, second.next]).toEqual([`Vera ${noor.handle}`, null]);
  for (const id of [first.rows[0]?.id, first.rows[0]?.id, 'none'])
    expect((await reader.ask('DELETE', `/api/relations/${id}`)).body).toEqual({ ok: true });
  expect((await listed(reader, 'follow')).rows).toHaveLength(2);
  expect((await listed(reader, 'mute')).rows).toEqual([]);
  expect((await reader.ask('GET', '/api/relations?kind=none')).status).toBe(422);
});
