import type { AnalyticsPeriod } from '@mirror-studio/domain/analytics';
import { endpoints, type WorksReport } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchangeCoins } from '../ledger/exchange.ts';
import { ensureAccount } from '../ledger/grants.ts';
import { asker, signIn, startTestServer, type TestServer, testClock, testUser } from '../testing/index.ts';
import { jobSteps } from '../testing/jobs.ts';
import { type Author, author } from '../works/testing/author.ts';
import { usageOf } from './usage.ts';

let server: TestServer;
let vera: Author;
beforeAll(async () => {
  server = await startTestServer();
  vera = await author(server);
});
afterAll(() => server.close());

/** Somebody with coins and credits whose steps are taken at moments of the test's own. */
async function someone() {
  const member = crypto.randomUUID();
  const clock = testClock();
  const services = { ...server.services, clock };
  const steps = jobSteps(services);
  const to = (moment: string) => clock.advance(Date.parse(moment) - clock.now().getTime());
  const exchange = (coins: number) =>
    services.db.transaction((tx) => exchangeCoins(tx, member, coins, clock.now()));
  await ensureAccount(services, testUser(member));
  await steps.give(member, 100);
  /** A shoot of which so many pictures were made, so long after it was asked for. */
  async function shoot(of: number, made: number, tookMs: number, ends: 'completed' | 'cancelled') {
    const { id } = await steps.create(member, of);
    const job = await steps.claim('one');
    if (job?.id !== id) throw new Error('Another job was waiting');
    clock.advance(tookMs);
    for (let position = 0; position < made; position += 1) await steps.finish(job, 'one', position);
    await (ends === 'completed' ? steps.end(id, { status: 'completed' }, 'one') : steps.cancel(id));
  }
  const report = (days: AnalyticsPeriod, timeZone: string) =>
    usageOf(services.db, member, { days, timeZone }, clock.now());
  return { to, exchange, shoot, report };
}

test('what was made and spent is told by day, kind, model and end, and so is how long the first picture took', async () => {
  const { to, exchange, shoot, report } = await someone();
  to('2026-11-10T12:00:00Z');
  await shoot(2, 2, 3_000, 'completed');
  to('2026-11-20T12:00:00Z');
  await exchange(100);
  await exchange(50);
  await shoot(4, 4, 8_000, 'completed');
  await shoot(5, 3, 30_000, 'cancelled');
  to('2026-11-21T12:00:00Z');
  const { days, ...rest } = await report('7', 'UTC');
  expect(days.map(({ day }) => day)).toEqual([15, 16, 17, 18, 19, 20, 21].map((day) => `2026-11-${day}`));
  const nothing = { credits: 0, coins: 0, images: 0, seconds: 0 };
  expect(days[5]).toEqual({
    day: '2026-11-20',
    now: { credits: 7, coins: 150, images: 7, seconds: 0 },
    previous: nothing,
  });
  expect(days[2]).toEqual({
    day: '2026-11-17',
    now: nothing,
    previous: { ...nothing, credits: 2, images: 2 },
  });
  expect(rest).toEqual({
    kinds: [{ kind: 'image_batch', jobs: 2, made: 7, credits: 7 }],
    models: [{ model: 'sample', jobs: 2, made: 7, credits: 7 }],
    outcomes: {
      now: { completed: 1, failed: 0, cancelled: 1 },
      previous: { completed: 1, failed: 0, cancelled: 0 },
    },
    waits: { ranges: [0, 1, 0, 1, 0, 0, 0, 0], medianMs: 19_000, previousMedianMs: 3_000 },
  });
});

test.each([
  // Clocks go forward at 01:00 UTC on 29 March: that day has 23 hours in Madrid.
  ['Europe/Madrid', '2026-03-28T22:59:59.999Z', '2026-03-28'],
  ['Europe/Madrid', '2026-03-28T23:00:00.000Z', '2026-03-29'],
  ['Europe/Madrid', '2026-03-29T21:59:59.999Z', '2026-03-29'],
  ['Europe/Madrid', '2026-03-29T22:00:00.000Z', '2026-03-30'],
  ['America/New_York', '2026-11-01T03:59:59.999Z', '2026-10-31'],
  ['America/New_York', '2026-11-02T04:59:59.999Z', '2026-11-01'],
  ['America/New_York', '2026-11-02T05:00:00.000Z', '2026-11-02'],
  ['Asia/Kathmandu', '2026-05-04T18:15:00.000Z', '2026-05-05'],
])('in %s what moved at %s is of %s', async (zone, moment, day) => {
  const { to, exchange, report } = await someone();
  to(moment);
  await exchange(10);
  const { days } = await report('7', zone);
  expect(days.filter(({ now }) => now.coins > 0).map((one) => one.day)).toEqual([day]);
  expect(days.at(-1)?.day).toBe(day);
});

test.each([
  ['days=31&timeZone=UTC', 'days'],
  ['days=30', 'timeZone'],
])('%s is refused with the field', async (query, field) => {
  const { session } = await signIn(server);
  const ask = asker(server.url, session.access_token);
  for (const path of [endpoints.usageReport.path, endpoints.worksReport.path]) {
    const { status, body } = await ask('GET', `${path}?${query}`);
    expect([status, (body['error'] as { field?: string }).field]).toEqual([422, field]);
  }
});

test('a time zone that no calendar knows is UTC', async () => {
  const { session } = await signIn(server);
  const ask = asker(server.url, session.access_token);
  for (const path of [endpoints.usageReport.path, endpoints.worksReport.path]) {
    const [inUtc, ...others] = await Promise.all(
      ['UTC', 'Etc/Unknown', 'Europe%2FAtlantis'].map((zone) =>
        ask('GET', `${path}?days=30&timeZone=${zone}`),
      ),
    );
    expect(inUtc?.status).toBe(200);
    for (const other of others) expect(other.body).toEqual(inUtc?.body);
  }
});

test('works are told by how often others keep and like them now, followers are counted, and nobody sees those of another', async () => {
  const [one, two] = [await vera.publish({ title: 'One' }), await vera.publish({ title: 'Two' })];
  const [otto, ines] = [await author(server), await author(server)];
  await otto.save(one.id);
  await ines.save(one.id);
  await ines.save(two.id);
  const gone = await otto.save(two.id);
  await otto.ask('DELETE', `/api/saved/${gone.id}`);
  const like = (who: Author, id: string, method: 'PUT' | 'DELETE' = 'PUT') =>
    who.ask(method, endpoints.likeWork.path.replace('{id}', id));
  for (const who of [otto, ines]) expect((await like(who, two.id)).status).toBe(200);
  await like(otto, one.id);
  await like(otto, one.id, 'DELETE');
  const follow = (who: Author) =>
    who.ask('PUT', endpoints.followCreator.path.replace('{handle}', vera.handle));
  for (const who of [otto, ines]) expect((await follow(who)).status).toBe(200);
  const made = async (by: Author, parent: string) => {
    const { id, publishedAt } = await by.publish({ title: 'Remix' });
    await server.services.db.run(
      sql`insert into studio.remixes (work_id, parent_id, parent_author, published_at)
        values (${id}, ${parent}, ${vera.id}, ${publishedAt}::timestamptz)`,
    );
    return id;
  };
  await made(otto, one.id);
  await otto.withdraw(await made(otto, one.id));
  // One's own do not count.
  await vera.withdraw(await made(vera, one.id));
  await made(vera, one.id);
  await vera.withdraw(two.id);
  const report = async (of: Author) =>
    (await of.ask('GET', `${endpoints.worksReport.path}?days=7&timeZone=UTC`)).body as unknown as WorksReport;
  const { days, works, ever } = await report(vera);
  expect(days.at(-1)).toMatchObject({
    now: { views: 0, saves: 3, likes: 2, remixes: 1, followers: 2, published: 4 },
    previous: { saves: 0, likes: 0, remixes: 0, followers: 0, published: 0 },
  });
  expect(works).toEqual([
    { id: one.id, title: 'One', views: 0, saves: 2, likes: 0, remixes: 1, isWithdrawn: false },
    { id: two.id, title: 'Two', views: 0, saves: 1, likes: 2, remixes: 0, isWithdrawn: true },
  ]);
  expect(ever).toEqual({ views: 0, saves: 3, likes: 2, remixes: 1, followers: 2, works: 2 });
  await server.services.db.run(sql`update studio.members set banned = true where id = ${ines.id}`);
  expect((await report(vera)).ever.followers).toBe(1);
  expect((await report(otto)).works).toEqual([]);
});
