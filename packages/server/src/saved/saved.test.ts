import { worksLimits } from '@mirror-studio/domain/constants/works';
import type { SavedWork } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { type Author, author } from '../works/testing/author.ts';
import { sweepSaved } from './store.ts';

let server: TestServer;
let vera: Author;
let otto: Author;
beforeAll(async () => {
  server = await startTestServer();
  vera = await author(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  otto = await author(server);
});

const change = (by: Author, id: string, part: object) => by.ask('PATCH', `/api/saved/${id}`, part);
const remove = (by: Author, id: string) => by.ask('DELETE', `/api/saved/${id}`);
const putBack = (by: Author, id: string) => by.ask('POST', `/api/saved/${id}/restoration`);
const titles = (saved: readonly SavedWork[]) => saved.map(({ work }) => work?.title ?? null);

test('a work is saved once, however often that is asked, and its list says so', async () => {
  const work = await vera.publish({ title: 'Kept' });
  const all = await Promise.all(Array.from({ length: 5 }, () => otto.save(work.id)));
  expect(new Set(all.map(({ id }) => id)).size).toBe(1);
  const [saved] = all;
  expect(saved).toMatchObject({ note: '', collection: null, work: { title: 'Kept', savedId: saved?.id } });
  expect((await otto.look(work.id)).body).toMatchObject({ work: { savedId: saved?.id } });
  expect((await vera.look(work.id)).body).toMatchObject({ work: { savedId: null } });
  expect((await otto.saved()).saved).toEqual([saved]);
});

test('what nobody sees cannot be saved', async () => {
  const work = await vera.publish();
  await vera.withdraw(work.id);
  for (const workId of [work.id, 'none', crypto.randomUUID()])
    expect((await otto.ask('POST', '/api/saved', { workId })).status).toBe(404);
});

test('it goes from the last saved on, in pages without doubles or holes', async () => {
  for (const title of ['a', 'b', 'c', 'd', 'e']) {
    server.clock.advance(1_000);
    await otto.save((await vera.publish({ title })).id);
  }
  server.clock.advance(1_000);
  const [first, late] = [await otto.saved('?limit=2'), await vera.publish({ title: 'late' })];
  await otto.save(late.id);
  const second = await otto.saved(`?limit=9&cursor=${first.next}`);
  expect([...titles(first.saved), ...titles(second.saved)]).toEqual(['e', 'd', 'c', 'b', 'a']);
});

test('a note and a collection are one’s own, and are searched with the titles and tags', async () => {
  const one = await otto.save((await vera.publish({ title: 'Salt flats', tags: ['dusk'] })).id);
  const two = await otto.save((await vera.publish({ title: 'Glass' })).id);
  await change(otto, two.id, { note: ' Für später: ÉTÉ ', collection: ' Light  and shadow ' });
  expect((await otto.saved()).saved.find(({ id }) => id === two.id)).toMatchObject({
    note: 'Für später: ÉTÉ',
    collection: 'Light and shadow',
  });
  await change(otto, two.id, { note: 'Later: été' });
  for (const [query, found] of [
    ['q=ete', ['Glass']],
    ['q=shadow%20later', ['Glass']],
    ['q=SALT', ['Salt flats', 'Glass']],
    ['q=dusk', ['Salt flats']],
    ['q=%25', []],
    ['collection=Light%20and%20shadow', ['Glass']],
    ['collection=none', []],
  ] as const)
    expect([query, new Set(titles((await otto.saved(`?${query}`)).saved))]).toEqual([query, new Set(found)]);
  expect((await otto.ask('GET', '/api/saved/collections')).body).toEqual({
    collections: [{ name: 'Light and shadow', items: 1 }],
    items: 2,
  });
  await change(otto, two.id, { collection: null });
  expect((await otto.saved()).saved.map(({ collection }) => collection)).toEqual([null, null]);
  for (const act of [change(vera, one.id, { note: 'Mine' }), remove(vera, one.id), putBack(vera, one.id)])
    expect((await act).status).toBe(404);
  expect((await vera.saved()).saved).toEqual([]);
});

test('a work that was withdrawn leaves its row with the note, without picture, title or prompt', async () => {
  const work = await vera.publish({ title: 'Gone', tags: [] }, { prompt: 'A secret zwitterion' });
  const stays = await otto.save((await vera.publish({ title: 'Stays', tags: [] })).id);
  server.clock.advance(1_000);
  const saved = await otto.save(work.id);
  await change(otto, saved.id, { note: 'The light' });
  await vera.withdraw(work.id);
  const { saved: left } = await otto.saved();
  expect(left).toEqual([{ ...saved, note: 'The light', work: null }, stays]);
  expect((await otto.saved('?q=gone')).saved).toEqual([]);
  expect((await otto.saved('?q=light')).saved).toHaveLength(1);
  await server.services.db.run(sql`delete from studio.media where id = ${work.mediaId}`);
  expect((await otto.saved()).saved).toEqual(left);
  expect((await change(otto, saved.id, { note: 'Still mine' })).status).toBe(200);
});

test('what is taken out can be put back with its note, until it is gone for good', async () => {
  const work = await vera.publish();
  const saved = await otto.save(work.id);
  await change(otto, saved.id, { note: 'The light' });
  expect((await remove(otto, saved.id)).status).toBe(200);
  expect((await remove(otto, saved.id)).status).toBe(200);
  expect((await otto.saved()).saved).toEqual([]);
  expect((await otto.look(work.id)).body).toMatchObject({ work: { savedId: null } });
  expect((await change(otto, saved.id, { note: 'x' })).status).toBe(404);
  expect((await putBack(otto, saved.id)).body).toMatchObject({ saved: { note: 'The light' } });
  await remove(otto, saved.id);
  const now = server.clock.now().getTime();
  await sweepSaved(server.services.db, new Date(now + worksLimits.putBackMs - 1_000));
  expect((await putBack(otto, saved.id)).status).toBe(200);
  await remove(otto, saved.id);
  await sweepSaved(server.services.db, new Date(now + worksLimits.putBackMs + 60_000));
  expect((await putBack(otto, saved.id)).status).toBe(404);
});

test('saved again it stands first, as it was noted before', async () => {
  const [one, two] = [await vera.publish({ title: 'one' }), await vera.publish({ title: 'two' })];
  const saved = await otto.save(one.id);
  await change(otto, saved.id, { note: 'The light' });
  await otto.save(two.id);
  await remove(otto, saved.id);
  server.clock.advance(1_000);
  expect((await otto.save(one.id)).note).toBe('The light');
  expect(titles((await otto.saved()).saved)).toEqual(['one', 'two']);
});
