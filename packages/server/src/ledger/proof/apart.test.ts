import { generationPrices, planOf } from '@mirror-studio/domain/economy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaseMs } from '../../jobs/lease.ts';
import { openMedia } from '../../media/index.ts';
import { testClock, testServices } from '../../testing/services.ts';
import { balanceOf } from '../balance.ts';
import { statementPage } from '../statement.ts';
import { verifyLedger } from '../verify.ts';
import { chainOf, nothingWrong, wrongSums } from './checks.ts';
import { type Deeds, deedsOf, refusalOf, type Services } from './deeds.ts';
import { secondServer } from './second.ts';

const hourMs = 3_600_000;
let services: Services;
let second: Awaited<ReturnType<typeof secondServer>>;
/** Two servers on one database, of which the second is an hour ahead. */
let here: Deeds;
let ahead: Deeds;
beforeAll(async () => {
  services = await testServices();
  second = await secondServer(services);
  const media = await openMedia(services.config, services.db, services.clock);
  here = deedsOf(services, media);
  const clock = testClock(new Date(services.clock.now().getTime() + hourMs));
  ahead = deedsOf({ ...services, db: second.db, clock }, media);
});
afterAll(async () => {
  await second.close();
  await services.close();
});

interface Line {
  readonly currency: 'coins' | 'credits';
  readonly change: number;
  readonly balance: number;
  readonly createdAt: string;
}
async function statementOf(member: string): Promise<Line[]> {
  const page = await statementPage(services.db, member, {}, null, 200);
  return (JSON.parse(page) as { lines: Line[] }).lines;
}

/** What must hold of somebody, whatever clock was asked. */
async function expectWhole(member: string, due: { coins: number; credits: number }) {
  expect(await balanceOf(services.db, member)).toEqual(due);
  expect(await wrongSums(services.db)).toEqual(nothingWrong);
  await verifyLedger(services.db);
  expect((await chainOf(services.db, member)).agrees).toBe(true);
  const lines = await statementOf(member);
  for (const currency of ['coins', 'credits'] as const) {
    // Read from the top, each line has what the one above it had before it moved, and the topmost what there is.
    let left = due[currency];
    for (const line of lines.filter((one) => one.currency === currency)) {
      expect([currency, line.balance]).toEqual([currency, left]);
      left -= line.change;
    }
    expect([currency, left]).toEqual([currency, 0]);
  }
}
const somebody = async () => {
  const id = crypto.randomUUID();
  await here.join(id);
  await Promise.all([ahead.welcome(id), here.welcome(id)]);
  return id;
};

test('what is exchanged at both in turn stands in the order in which it moved, each once', async () => {
  const id = await somebody();
  for (let round = 0; round < 6; round += 1) {
    const key = crypto.randomUUID();
    await (round % 2 === 0 ? ahead : here).exchange(id, 20, key);
    // Asked again at the other: it was done.
    await (round % 2 === 0 ? here : ahead).exchange(id, 20, key);
  }
  await expectWhole(id, { coins: 380, credits: 12 });
});

test('a job that the one ahead takes for lost, while its worker is at it here, is charged for each picture once', async () => {
  const id = await somebody();
  await here.exchange(id, 200, crypto.randomUUID());
  const { id: job } = await here.queue(id, 3, crypto.randomUUID());
  expect((await here.claim())?.id).toBe(job);
  await here.finish(job, 0);
  // An hour is longer than a worker may be silent.
  expect(hourMs).toBeGreaterThan(leaseMs);
  expect((await ahead.claim())?.id).toBe(job);
  for (const at of [0, 1, 2]) await Promise.all([here.finish(job, at), ahead.finish(job, at)]);
  await Promise.all([here.complete(job), ahead.complete(job)]);
  await here.complete(job);
  expect((await here.steps.row(job)).status).toBe('completed');
  await expectWhole(id, { coins: 300, credits: 20 - 3 * generationPrices.creditsPerImage });
});

test('a month that is over ahead, and not here, is granted once', async () => {
  const id = await somebody();
  const plan = planOf('glass');
  await here.subscribe(id, plan.id);
  // Twenty minutes before the month is over here.
  await Promise.all([here, ahead].map((deeds) => deeds.later(30 * 24 * hourMs - hourMs / 3)));
  for (let round = 0; round < 3; round += 1)
    await Promise.all([here.sweepPlans(), ahead.sweepPlans(), here.sweepPlans()]);
  await expectWhole(id, { coins: 500 + 2 * plan.monthlyCoins, credits: 0 });
  await Promise.all([here, ahead].map((deeds) => deeds.later(hourMs)));
  await Promise.all([here.sweepPlans(), ahead.sweepPlans()]);
  await expectWhole(id, { coins: 500 + 2 * plan.monthlyCoins, credits: 0 });
});

test('coins that wait, and whose days are over ahead, come back once or are taken once', async () => {
  const [giver, taker] = [await somebody(), crypto.randomUUID()];
  const coins = 20;
  await here.give({ giver, to: taker, by: 'address', coins, isProved: true });
  await Promise.all([here, ahead].map((deeds) => deeds.later(14 * 24 * hourMs - hourMs / 3)));
  await Promise.all([ahead.sweepGifts(), here.sweepGifts(), here.welcome(taker), ahead.sweepGifts()]);
  const { coins: left } = await balanceOf(services.db, giver);
  const { coins: got } = await balanceOf(services.db, taker);
  expect([left, got]).toEqual(left === 500 ? [500, 500] : [480, 520]);
  await expectWhole(giver, { coins: left, credits: 0 });
  await expectWhole(taker, { coins: got, credits: 0 });
});

test('the same key with other words is refused by whichever is asked', async () => {
  const id = await somebody();
  const key = crypto.randomUUID();
  await ahead.exchange(id, 50, key);
  expect(await refusalOf(here.exchange(id, 60, key))).toBe('IDEMPOTENCY_CONFLICT');
  await expectWhole(id, { coins: 450, credits: 5 });
});

test('after a clock that was a year ahead the statement goes on at the right time', async () => {
  const id = await somebody();
  await ahead.later(365 * 24 * hourMs);
  await ahead.exchange(id, 20, crypto.randomUUID());
  await here.exchange(id, 30, crypto.randomUUID());
  const spent = (await statementOf(id)).filter(({ change }) => change < 0);
  expect(spent.map(({ change, createdAt }) => [change, Date.parse(createdAt)])).toEqual([
    [-20, ahead.now()],
    // As far as the welcome of the one that was an hour ahead.
    [-30, expect.toSatisfy((at: number) => at >= here.now() && at <= here.now() + hourMs)],
  ]);
});
