import type { Work } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hang } from '../gallery/testing/hang.ts';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { type Author, author } from './testing/author.ts';

let server: TestServer;
let vera: Author;
let otto: Author;
let noor: Author;
beforeAll(async () => {
  server = await startTestServer();
  [vera, otto, noor] = await Promise.all([author(server), author(server), author(server)]);
});
afterAll(() => server.close());

const listed = async (who: Author, words: string, query: string) => {
  const answer = await who.ask('GET', `/api/works?search=${encodeURIComponent(words)}${query}`);
  expect([answer.status, answer.body]).toMatchObject([200, {}]);
  return answer.body['works'] as Work[];
};
const found = async (who: Author, words: string, query = '') =>
  (await listed(who, words, query)).map(({ title }) => title);
const to = (who: Author, whom: Author, kind: string) =>
  who.ask('PUT', `/api/creators/${whom.handle}/${kind}`);
const vocabulary = async (word: string) =>
  (
    await server.services.db.all(
      v.object({ word: v.string() }),
      sql`select word from studio.work_vocabulary where word = ${word}`,
    )
  ).length;
const ids = (works: readonly Work[]) => works.map(({ id }) => id);

test('works are found by title, tag, shared prompt, style and creator, each word of them', async () => {
  await vera.publish({ title: 'Pelicans at dawn', tags: ['estuary'] }, {
    prompt: 'A heronry in fog',
    form: { style: 'noir', aspectRatio: '3:4' },
  } as object);
  for (const words of [
    'pelicans',
    'PELI',
    'estuary',
    'heronry',
    'pelicans estuary heronry',
    `@${vera.handle} pelicans`,
  ])
    expect([words, await found(otto, words)]).toEqual([words, ['Pelicans at dawn']]);
  for (const words of ['pelicans granite', 'quetzal', '!!!'])
    expect([words, await found(otto, words)]).toEqual([words, []]);
  expect(await found(otto, vera.handle)).toContain('Pelicans at dawn');
});

test('a style is found by its name in either language', async () => {
  const { id } = await otto.publish({ title: 'Alley' });
  await server.services.db.run(sql`update studio.works set style = 'noir' where id = ${id}`);
  for (const words of ['noir', 'negro', 'cine alley']) expect(await found(vera, words)).toEqual(['Alley']);
});

test('case and accents are the same, and what was typed wrong is forgiven', async () => {
  await vera.publish({ title: 'Crépuscule Wanderer', tags: [] });
  for (const words of ['crepuscule', 'CRÉPUSCULE', 'wandrer', 'wanderre', 'crepuscle'])
    expect([words, await found(otto, words)]).toEqual([words, ['Crépuscule Wanderer']]);
  // Where a word is as it was typed, nothing else was meant by it.
  server.clock.advance(1_000);
  await vera.publish({ title: 'Wander', tags: [] });
  expect(await found(otto, 'wander')).toEqual(['Wander', 'Crépuscule Wanderer']);
});

test('a prompt that is not shared is not searched, nor are words that a work no longer has', async () => {
  const work = await vera.publish(
    { title: 'Unshared', tags: ['obsidian'], sharesPrompt: false },
    { prompt: 'A secret tourmaline' },
  );
  expect([
    await found(otto, 'tourmaline'),
    await found(vera, 'tourmaline'),
    await vocabulary('tourmaline'),
  ]).toEqual([[], [], 0]);
  await vera.change(work.id, { title: 'Unshared', tags: ['basalt'], sharesPrompt: true });
  expect(await found(otto, 'tourmaline')).toEqual(['Unshared']);
  expect(await found(otto, 'obsidian')).toEqual([]);
  await vera.change(work.id, { title: 'Unshared', tags: ['basalt'], sharesPrompt: false });
  expect([await found(otto, 'tourmaline'), await vocabulary('tourmaline')]).toEqual([[], 0]);
});

test('what is withdrawn, in the trash, hidden, blocked or muted is not found', async () => {
  const quiet = await author(server);
  const works = await Promise.all(
    ['one', 'two', 'three'].map((title) => quiet.publish({ title: `Kingfisher ${title}`, tags: [] })),
  );
  const [first, second, third] = works;
  if (!first || !second || !third) throw new Error('Nothing was published');
  expect(await found(otto, 'kingfisher')).toHaveLength(3);
  await quiet.withdraw(first.id);
  await quiet.ask('POST', '/api/gallery/trash', { ids: [second.mediaId] });
  expect(await found(otto, 'kingfisher')).toEqual(['Kingfisher three']);
  await to(noor, quiet, 'mute');
  expect(await found(noor, 'kingfisher')).toEqual([]);
  expect(await found(noor, 'kingfisher', `&author=${quiet.handle}`)).toEqual(['Kingfisher three']);
  await to(vera, quiet, 'block');
  expect([await found(vera, 'kingfisher'), await found(vera, quiet.handle)]).toEqual([[], []]);
  await server.services.db.run(
    sql`insert into studio.hidden (kind, subject, reason, hidden_at) values ('work', ${third.id}, 'rule', now())`,
  );
  expect(await found(otto, 'kingfisher')).toEqual([]);
  await quiet.withdraw(second.id);
  await quiet.withdraw(third.id);
  expect(await vocabulary('kingfisher')).toBe(0);
});

test('a creator is found by the name that they have now', async () => {
  const changing = await author(server);
  await changing.publish({ title: 'Renamed', tags: [] });
  const { revision } = (await changing.ask('GET', '/api/profile')).body['profile'] as { revision: number };
  const saved = await changing.ask('PUT', '/api/profile', {
    name: 'Ximena Quiroga',
    handle: changing.handle,
    words: '',
    links: [],
    basedOn: revision,
  });
  expect(saved.status).toBe(200);
  expect(await found(otto, 'quiroga')).toEqual(['Renamed']);
  expect(await found(otto, 'quirgoa renamed')).toEqual(['Renamed']);
});

test('is narrowed further, and paged without doubles or holes while works arrive', async () => {
  const titles = Array.from({ length: 7 }, (_, at) => `Marmoset ${at}`);
  for (const [at, title] of titles.entries()) {
    server.clock.advance(1_000);
    await vera.publish({ title, tags: at % 2 === 0 ? ['marmoset', 'even'] : ['marmoset'] });
  }
  expect(await found(otto, 'marmoset', '&tag=even&type=picture')).toHaveLength(4);
  expect(await found(otto, 'marmoset', '&type=prompt')).toEqual([]);
  expect(await found(otto, 'marmoset', `&author=${otto.handle}`)).toEqual([]);
  await to(noor, vera, 'follow');
  expect(await found(noor, 'marmoset', '&feed=followed')).toHaveLength(7);
  expect(await found(otto, 'marmoset', '&feed=followed')).toEqual([]);
  const { works: first, next } = await otto.list('?search=marm&limit=3');
  server.clock.advance(1_000);
  await vera.publish({ title: 'Marmoset late', tags: [] });
  const { works: second, next: last } = await otto.list(`?search=marm&limit=3&cursor=${next}`);
  const { works: third, next: end } = await otto.list(`?search=marm&limit=3&cursor=${last}`);
  expect([first, second, third].flatMap((works) => works.map(({ title }) => title))).toEqual(
    titles.toReversed(),
  );
  expect([new Set([...ids(first), ...ids(second), ...ids(third)]).size, end]).toEqual([7, null]);
});

test('ten that are published at once with the same words are all found', async () => {
  const media = await Promise.all(Array.from({ length: 10 }, () => hang(server, otto.id)));
  await Promise.all(media.map((id, at) => otto.post(id, { title: `Ptarmigan ${at}`, tags: ['ptarmigan'] })));
  expect(await found(vera, 'ptarmigan')).toHaveLength(10);
});
