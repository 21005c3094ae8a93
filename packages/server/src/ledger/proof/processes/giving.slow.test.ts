import { giftDayLimits, giftLimits } from '@mirror-studio/domain/constants/gifts';
import { walletLimits } from '@mirror-studio/domain/constants/wallet';
import { endpoints, type Gift, type Subscription } from '@mirror-studio/domain/contract';
import { planOf } from '@mirror-studio/domain/economy';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ask } from '../../../testing/index.ts';
import { type Member, type Servers, startServers } from './servers.ts';

const grant: number = walletLimits.welcomeGrantCoins;
let servers: Servers;
beforeAll(async () => {
  servers = await startServers();
});
afterAll(() => servers.close());

let people = 0;
/** Somebody with a handle. */
async function named() {
  const person = await servers.member();
  people += 1;
  const handle = `giver-${'abcdefghijklmnop'.charAt(people)}${'qrstuvwxyz'.charAt(people % 10)}`;
  const profile = { name: 'Gil', handle, words: '', links: [], basedOn: 0 };
  expect((await person.ask('PUT', endpoints.saveProfile.path, profile)).status).toBe(200);
  return { ...person, handle };
}
const coinsOf = async ({ balance }: Member) => Number((await balance())['coins']);
const give = (ask: Ask, to: string, coins: number, key?: string) =>
  ask('POST', endpoints.giveCoins.path, { to, coins }, key);
const subscriptionOf = async ({ ask }: Member) =>
  (await ask('GET', endpoints.subscription.path)).body['subscription'] as Subscription | null;
const statuses = (answers: readonly { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;
const atOnce = <Answer>(count: number, of: () => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, of));

test('of fifty gifts at once for which seven can pay seven are given, by handle and by address', {
  timeout: 120_000,
}, async () => {
  const coins = Math.floor(grant / 7);
  expect(7 * coins).toBeLessThanOrEqual(giftDayLimits.coins);
  const to = await named();
  for (const recipient of [to.handle, 'nobody.yet@example.com']) {
    const from = await servers.member();
    const before = await coinsOf(to);
    const given = await atOnce(50, () => give(from.ask, recipient, coins));
    expect(statuses(given, 201)).toBe(7);
    const refused = given.filter(({ status }) => status !== 201);
    const codes = new Set(refused.map(({ body }) => (body['error'] as { code: string }).code));
    expect([...codes].every((code) => ['COINS_INSUFFICIENT', 'RATE_LIMITED'].includes(code))).toBe(true);
    expect(await coinsOf(from)).toBe(grant - 7 * coins);
    expect((await coinsOf(to)) - before).toBe(recipient === to.handle ? 7 * coins : 0);
  }
});

test('two who give each other at every server at once, and one key at every server, lose and make nothing', {
  timeout: 120_000,
}, async () => {
  const [one, other] = [await named(), await named()];
  const gifts = giftDayLimits.gifts - 1;
  const answers = await Promise.all([
    ...Array.from({ length: gifts }, () => give(one.ask, other.handle, 7)),
    ...Array.from({ length: gifts }, () => give(other.ask, one.handle, 3)),
  ]);
  expect(statuses(answers, 201)).toBe(2 * gifts);
  expect([await coinsOf(one), await coinsOf(other)]).toEqual([grant - 4 * gifts, grant + 4 * gifts]);
  const key = crypto.randomUUID();
  const same = await atOnce(5, () => give(one.ask, other.handle, 1, key));
  expect(new Set(same.map(({ body }) => (body['gift'] as Gift).id)).size).toBe(1);
  expect(await coinsOf(one)).toBe(grant - 4 * gifts - 1);
});

test('a plan that is taken, and made dearer, at every server at once is paid for once, also by every sweeper at once', {
  timeout: 120_000,
}, async () => {
  const members = await atOnce(4, () => servers.member());
  const [glass, obsidian] = [planOf('glass'), planOf('obsidian')];
  for (const one of members) {
    const asked = await atOnce(6, () => one.ask('POST', endpoints.subscribe.path, { plan: glass.id }));
    expect([statuses(asked, 201) + statuses(asked, 200), statuses(asked, 409)]).toEqual([1, 5]);
    expect(await coinsOf(one)).toBe(grant + glass.monthlyCoins);
  }
  const [dearer] = members;
  if (!dearer) throw new Error('There are four');
  const basedOn = (await subscriptionOf(dearer))?.revision ?? 0;
  const changes = await atOnce(6, () =>
    dearer.ask('POST', endpoints.changeSubscription.path, { plan: obsidian.id, basedOn }),
  );
  expect([statuses(changes, 200), statuses(changes, 409)]).toEqual([1, 5]);
  expect(await coinsOf(dearer)).toBe(grant + obsidian.monthlyCoins);

  // Their month is over when all servers start, and each looks at once.
  await servers.alone((db) =>
    db.run(sql`update studio.subscriptions set began_at = began_at - interval '32 days',
      looked_at = looked_at - interval '32 days', looks_at = now() - interval '1 day'`),
  );
  await servers.start();
  const twoMonths = (one: Member) =>
    grant + 2 * (one === dearer ? obsidian.monthlyCoins : glass.monthlyCoins);
  for (const one of members) await expect.poll(() => coinsOf(one), { timeout: 60_000 }).toBe(twoMonths(one));
  await servers.kill();
  await servers.start();
  for (const one of members) expect(await coinsOf(one)).toBe(twoMonths(one));
});

test('coins whose days are over when every server starts come back once, and what waits is taken once', {
  timeout: 120_000,
}, async () => {
  const from = await named();
  const joins = `joins${crypto.randomUUID()}@example.com`;
  for (const to of ['never.comes@example.com', joins])
    expect((await give(from.ask, to, 40)).status).toBe(201);
  expect(await coinsOf(from)).toBe(grant - 80);
  await servers.alone((db) =>
    db.run(sql`update studio.gifts set created_at = created_at - ${`${giftLimits.heldDays} days`}::interval,
      ends_at = now() - interval '1 second' where address = 'never.comes@example.com'`),
  );
  await servers.start();
  await expect.poll(() => coinsOf(from), { timeout: 60_000 }).toBe(grant - 40);
  const comes = await servers.member(joins);
  await atOnce(6, () => comes.balance());
  expect(await coinsOf(comes)).toBe(grant + 40);
  await servers.kill();
  await servers.start();
  expect([await coinsOf(from), await coinsOf(comes)]).toEqual([grant - 40, grant + 40]);
});

test('servers that are killed in the middle of gifts and plans have done each whole or not at all', {
  timeout: 180_000,
}, async () => {
  const [one, other, third] = [await named(), await named(), await servers.member()];
  const before = (await coinsOf(one)) + (await coinsOf(other));
  const keys = Array.from({ length: 8 }, () => crypto.randomUUID());
  const plan = planOf('silver');
  const subscribing = crypto.randomUUID();
  const all = [
    ...keys.map((key, at) => () => give(one.ask, at % 2 === 0 ? other.handle : 'later@example.com', 5, key)),
    ...keys.map((key) => () => give(other.ask, one.handle, 4, key)),
    () => third.ask('POST', endpoints.subscribe.path, { plan: plan.id }, subscribing),
  ];
  let strike: () => void = () => {};
  const struck = new Promise<void>((resolve) => {
    strike = resolve;
  });
  let answered = 0;
  const ends = Promise.allSettled(
    all.map(async (each) => {
      await each();
      answered += 1;
      if (answered === 5) strike();
    }),
  );
  await struck;
  await servers.kill();
  await ends;
  expect(answered).toBeLessThan(all.length);
  await servers.start();
  // What was answered stays, and what was not is asked for again: each has moved once then.
  for (const each of all) expect([200, 201]).toContain((await each()).status);
  expect((await coinsOf(one)) + (await coinsOf(other))).toBe(before - (keys.length / 2) * 5);
  expect(await coinsOf(third)).toBe(grant + plan.monthlyCoins);
  await servers.expectWholeLedger();
});
