import { endpoints, type WorksReport } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reachOf } from '../analytics/works.ts';
import { browser, startTestServer, type TestServer } from '../testing/index.ts';
import { type Author, author } from './testing/author.ts';
import { viewWork } from './view.ts';

let server: TestServer;
let vera: Author;
let otto: Author;
beforeAll(async () => {
  server = await startTestServer({ demo: true });
  vera = await author(server);
  otto = await author(server);
});
afterAll(() => server.close());

const pathOf = (id: string) => endpoints.viewWork.path.replace('{id}', id);
const view = (by: Pick<Author, 'ask'>, id: string) => by.ask('PUT', pathOf(id));
const row = v.object({ day: v.string(), viewer: v.string(), viewed_at: v.string() });
const viewsOf = (id: string) =>
  server.services.db.all(
    row,
    sql`select day::text as day, viewer, (viewed_at at time zone 'UTC')::text as viewed_at
      from studio.work_views where work_id = ${id} order by day, viewed_at`,
  );

test('each person counts once a day, however often and at once they look, and the author never', async () => {
  const work = await vera.publish({ title: 'Looked at' });
  const ines = await author(server, { named: false });
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, () => view(otto, work.id)),
    view(ines, work.id),
    view(vera, work.id),
  ]);
  expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(12).fill([200, { ok: true }]));
  expect(await viewsOf(work.id)).toHaveLength(2);
  const report = async (of: Author) =>
    (await of.ask('GET', `${endpoints.worksReport.path}?days=7&timeZone=UTC`)).body as unknown as WorksReport;
  const { days, works, ever } = await report(vera);
  expect([days.at(-1)?.now.views, days.at(-1)?.previous.views, ever.views]).toEqual([2, 0, 2]);
  expect(works).toEqual([
    { id: work.id, title: 'Looked at', views: 2, saves: 0, likes: 0, remixes: 0, isWithdrawn: false },
  ]);
  // To see a list, or to read a work for its address, is not to look at it.
  await ines.look(work.id);
  await ines.list();
  expect((await report(vera)).ever.views).toBe(2);
  expect((await report(otto)).ever.views).toBe(0);
});

test('whoever is in a demonstration looks as well', async () => {
  const work = await vera.publish({ title: 'For visitors' });
  const { data } = await browser(server.url).auth.signInAnonymously();
  const answer = await fetch(server.url + pathOf(work.id), {
    method: 'PUT',
    headers: { authorization: `Bearer ${data.session?.access_token}` },
  });
  expect(answer.status).toBe(200);
  expect(await viewsOf(work.id)).toHaveLength(1);
});

test('what nobody gets to see is not looked at: withdrawn, of one who blocks, or never there', async () => {
  const [gone, kept] = [await vera.publish({ title: 'Gone' }), await vera.publish({ title: 'Kept' })];
  await view(otto, gone.id);
  await vera.withdraw(gone.id);
  const blocked = await author(server);
  await vera.ask('PUT', endpoints.blockCreator.path.replace('{handle}', blocked.handle));
  for (const [by, id] of [
    [otto, gone.id],
    [blocked, kept.id],
    [otto, crypto.randomUUID()],
    [otto, 'nothing'],
  ] as const)
    expect((await view(by, id)).status).toBe(404);
  expect([(await viewsOf(gone.id)).length, (await viewsOf(kept.id)).length]).toEqual([1, 0]);
});

test('a day is that of UTC for who looks, and that of the author where it is told; the clock that goes back counts nothing twice', async () => {
  const { db, limits } = server.services;
  const work = await vera.publish({ title: 'By night' });
  const look = (moment: string) => viewWork(db, limits, otto.id, work.id, new Date(moment));
  const begins = ['2027-03-05T23:44:59.999Z', '2027-03-06T00:10:00Z', '2027-03-06T23:59:00Z'];
  for (const moment of [...begins, '2027-03-05T22:44:59.999Z', '2027-03-06T12:00:00Z']) await look(moment);
  expect(await viewsOf(work.id)).toEqual([
    { day: '2027-03-05', viewer: expect.any(String), viewed_at: '2027-03-05 23:30:00' },
    { day: '2027-03-06', viewer: expect.any(String), viewed_at: '2027-03-06 00:00:00' },
  ]);
  const daysIn = async (timeZone: string) =>
    (await reachOf(db, vera.id, { days: '7', timeZone }, new Date('2027-03-07T12:00:00Z'))).days
      .filter(({ now }) => now.views > 0)
      .map(({ day, now }) => [day, now.views]);
  expect(await daysIn('UTC')).toEqual([
    ['2027-03-05', 1],
    ['2027-03-06', 1],
  ]);
  expect(await daysIn('Asia/Kathmandu')).toEqual([['2027-03-06', 2]]);
  expect(await daysIn('America/New_York')).toEqual([['2027-03-05', 2]]);
});

test('nothing that is kept says who it was, nor that two works were looked at by one', async () => {
  const [one, two] = [await vera.publish({ title: 'One' }), await vera.publish({ title: 'Two' })];
  await view(otto, one.id);
  await view(otto, two.id);
  const [first, second] = [await viewsOf(one.id), await viewsOf(two.id)].map(([only]) => only);
  expect(first?.viewer).toMatch(/^[\w-]{43}$/);
  expect(second?.viewer).not.toBe(first?.viewer);
  const columns = await server.services.db.all(
    v.object({ name: v.string() }),
    sql`select column_name as name from information_schema.columns
      where table_schema = 'studio' and table_name = 'work_views' order by ordinal_position`,
  );
  expect(columns.map(({ name }) => name)).toEqual(['work_id', 'day', 'viewer', 'viewed_at']);
});

test('the report names what was viewed most and what was liked most, not only what has most of both', async () => {
  const iris = await author(server);
  const [seen, liked] = [await iris.publish({ title: 'Seen' }), await iris.publish({ title: 'Liked' })];
  for (const by of [vera, otto]) await view(by, seen.id);
  await otto.ask('PUT', endpoints.likeWork.path.replace('{id}', liked.id));
  const { body } = await iris.ask('GET', `${endpoints.worksReport.path}?days=7&timeZone=UTC`);
  const { works } = body as unknown as WorksReport;
  expect(works.map(({ title, views, likes }) => [title, views, likes])).toEqual([
    ['Liked', 0, 1],
    ['Seen', 2, 0],
  ]);
});
