import { communityNewsLimits } from '@mirror-studio/domain/constants/community';
import type { CommunityNews } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { type Author, author } from '../works/testing/author.ts';

let server: TestServer;
let vera: Author;
let otto: Author;
let noor: Author;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [vera, otto, noor] = await Promise.all([author(server), author(server), author(server)]);
});

const path = '/api/community-news';
const nameOf = ({ handle }: Author) => `Vera ${handle}`;
/** What is just being written is left to settle. */
const settle = () => server.clock.advance(60_000);
const read = async (who: Author) => {
  const { body } = await who.ask('GET', path);
  return { news: body['news'] as CommunityNews[], until: body['until'] as string };
};
const told = (who: Author, until: string) => who.ask('POST', path, { until });
const like = (who: Author, id: string) => {
  server.clock.advance(1_000);
  return who.ask('PUT', `/api/works/${id}/like`);
};
const to = (who: Author, whom: Author, kind: string) =>
  who.ask('PUT', `/api/creators/${whom.handle}/${kind}`);
const remix = async (who: Author, parentId: string) => {
  const { id } = await who.publish();
  await server.services.db.run(sql`insert into studio.remixes (work_id, parent_id, parent_author, published_at)
    select ${id}, id, member, ${server.clock.now().toISOString()}::timestamptz from studio.works where id = ${parentId}`);
};

test('followers, likes of a work and its remixes are each one, with the last of the people, until they were told', async () => {
  const { id } = await vera.publish();
  await to(otto, vera, 'follow');
  await like(otto, id);
  await like(noor, id);
  await remix(noor, id);
  expect((await read(vera)).news).toEqual([]);
  settle();
  const { news, until } = await read(vera);
  const work = { id, title: 'Salt flats' };
  const of = (what: typeof work | null) => ({ work: what, proposal: null, idea: null, move: null });
  expect(news).toEqual([
    { kind: 'followed', people: 1, person: { name: nameOf(otto), handle: otto.handle }, ...of(null) },
    { kind: 'liked', people: 2, person: { name: nameOf(noor), handle: noor.handle }, ...of(work) },
    { kind: 'remixed', people: 1, person: { name: nameOf(noor), handle: noor.handle }, ...of(work) },
  ]);
  // Read again it is the same: only what was noted is told.
  expect((await read(vera)).news).toEqual(news);
  await told(vera, until);
  expect((await read(vera)).news).toEqual([]);
  // An earlier moment does not bring it back, and a later one than now takes nothing away that is to come.
  await told(vera, '2020-01-01T00:00:00.000Z');
  await told(vera, '2999-01-01T00:00:00.000Z');
  expect((await read(vera)).news).toEqual([]);
  expect((await read(otto)).news).toEqual([]);
});

test('nobody hears of whom they muted or blocked, of who is suspended, of likes taken back, or of what is long past', async () => {
  const { id } = await vera.publish();
  const [muted, blocked, banned, fickle, early] = (await Promise.all(
    Array.from({ length: 5 }, () => author(server)),
  )) as [Author, Author, Author, Author, Author];
  for (const one of [muted, blocked, banned, fickle, early]) await like(one, id);
  for (const one of [muted, blocked, banned]) await to(one, vera, 'follow');
  await to(vera, muted, 'mute');
  await to(vera, blocked, 'block');
  await server.services.db.run(sql`update studio.members set banned = true where id = ${banned.id}`);
  await fickle.ask('DELETE', `/api/works/${id}/like`);
  const { days } = communityNewsLimits;
  await server.services.db.run(
    sql`update studio.likes set liked_at = liked_at - make_interval(days => ${days}::int) where member = ${early.id}`,
  );
  settle();
  expect((await read(vera)).news).toEqual([]);
  await like(otto, id);
  settle();
  expect((await read(vera)).news).toMatchObject([
    { kind: 'liked', people: 1, person: { handle: otto.handle } },
  ]);
});

test('of many works that were liked the last are told, and a work that is withdrawn not at all', async () => {
  const works = [];
  for (let at = 0; at < communityNewsLimits.works + 2; at++)
    works.push(await vera.publish({ title: `Salt ${at}` }));
  for (const { id } of works) await like(otto, id);
  await vera.withdraw(works.at(-1)?.id ?? '');
  settle();
  const { news } = await read(vera);
  expect(news.map(({ work }) => work?.title)).toEqual(
    works
      .slice(1, -1)
      .map(({ title }) => title)
      .toReversed(),
  );
});

test('who voted for an idea or proposed it hears where it moved, with the word to it, once and of the last move', async () => {
  const proposed = await vera.ask(
    'POST',
    '/api/ideas',
    { title: `Maps ${vera.handle}`, words: '' },
    crypto.randomUUID(),
  );
  const { id, title } = proposed.body['idea'] as { id: string; title: string };
  await otto.ask('PUT', `/api/ideas/${id}/vote`);
  const { db, clock } = server.services;
  for (const [status, words] of [
    ['planned', 'Next spring.'],
    ['shipped', 'It is there.'],
  ] as const) {
    server.clock.advance(1_000);
    await db.run(
      sql`insert into studio.idea_changes (idea_id, status, words, changed_at)
        values (${id}, ${status}, ${words}, ${clock.now().toISOString()}::timestamptz)`,
    );
  }
  // Whoever votes later has seen where it is.
  server.clock.advance(1_000);
  await noor.ask('PUT', `/api/ideas/${id}/vote`);
  settle();
  const moved = { status: 'shipped', words: 'It is there.' };
  const news = [
    {
      kind: 'ideaMoved',
      people: 1,
      person: null,
      work: null,
      proposal: null,
      idea: { id, title },
      move: moved,
    },
  ];
  expect((await read(vera)).news).toEqual(news);
  const { until } = await read(otto);
  expect((await read(otto)).news).toEqual(news);
  expect((await read(noor)).news).toEqual([]);
  await told(otto, until);
  expect((await read(otto)).news).toEqual([]);
  const due = sql`select count(*)::int as due from studio.news_due where member in (${vera.id}, ${otto.id})`;
  expect(await db.first(v.object({ due: v.number() }), due)).toEqual({ due: 2 });
});

test('who proposed something hears what others say of it, but not of what is hidden or what they say themselves', async () => {
  const proposed = await vera.ask(
    'POST',
    '/api/ideas',
    { title: `Lamps ${vera.handle}`, words: '' },
    crypto.randomUUID(),
  );
  const { id, title } = proposed.body['idea'] as { id: string; title: string };
  const say = (who: Author, words: string) =>
    who.ask('POST', `/api/ideas/${id}/comments`, { words }, crypto.randomUUID());
  await say(vera, 'Who agrees?');
  await say(otto, 'I do.');
  server.clock.advance(1_000);
  const { body } = await say(noor, 'Buy lamps at my shop.');
  settle();
  const answered = { kind: 'answered', work: null, proposal: null, idea: { id, title }, move: null };
  expect((await read(vera)).news).toEqual([
    { ...answered, people: 2, person: { name: nameOf(noor), handle: noor.handle } },
  ]);
  const { id: hidden } = body['comment'] as { id: string };
  await server.services.db.run(
    sql`insert into studio.hidden (kind, subject, reason, hidden_at) values ('comment', ${hidden}, 'spam', now())`,
  );
  expect((await read(vera)).news).toEqual([
    { ...answered, people: 1, person: { name: nameOf(otto), handle: otto.handle } },
  ]);
  expect((await read(otto)).news).toEqual([]);
});
