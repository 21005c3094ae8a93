import { exchangeLimits } from '@mirror-studio/domain/constants/exchange';
import { referralReward } from '@mirror-studio/domain/constants/referrals';
import { walletLimits } from '@mirror-studio/domain/constants/wallet';
import { endpoints } from '@mirror-studio/domain/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ask, jobIn } from '../../../testing/index.ts';
import { exchange, type Member, type Servers, shoot, startServers } from './servers.ts';

const grant: number = walletLimits.welcomeGrantCoins;
const rate: number = exchangeLimits.coinsPerCredit;
let servers: Servers;
beforeAll(async () => {
  servers = await startServers();
});
afterAll(() => servers.close());

test('of fifty at once for what seven can pay seven are done, in coins and in credits', {
  timeout: 120_000,
}, async () => {
  const { ask, balance } = await servers.member();
  const coins = Math.floor(grant / 7 / rate) * rate;
  const exchanged = await Promise.all(Array.from({ length: 50 }, () => exchange(ask, coins)));
  expect(exchanged.filter(({ status }) => status === 200)).toHaveLength(7);
  const credits = (7 * coins) / rate;
  expect(await balance()).toEqual({ coins: grant - 7 * coins, credits });
  const each = Math.floor(credits / 7);
  const shoots = await Promise.all(Array.from({ length: 50 }, () => shoot(ask, each)));
  const begun = shoots
    .filter(({ status }) => status === 201)
    .map(({ body }) => (body['job'] as { id: string }).id);
  expect(begun).toHaveLength(7);
  const refused = [...exchanged, ...shoots].filter(({ status }) => status > 201);
  const codes = refused.map(({ body }) => (body['error'] as { code: string }).code);
  expect(new Set(codes)).toEqual(new Set(['COINS_INSUFFICIENT']));
  for (const id of begun) await ask('POST', endpoints.cancelJob.path.replace('{id}', id));
  const charged = await Promise.all(
    begun.map(async (id) => {
      const { body } = await ask('GET', endpoints.job.path.replace('{id}', id));
      return (body['job'] as { credits: { charged: number } }).credits.charged;
    }),
  );
  expect((await balance())['credits']).toBe(credits - charged.reduce((sum, one) => sum + one, 0));
});

test('the same key at every server at once is one exchange, one purchase and one job', {
  timeout: 120_000,
}, async () => {
  const { ask, balance } = await servers.member();
  const [one, two, three] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const five = <Answer>(of: () => Promise<Answer>) => Promise.all(Array.from({ length: 5 }, of));
  const exchanges = await five(() => exchange(ask, 100, one));
  const purchases = await five(() => ask('POST', endpoints.checkout.path, { amountUsd: 5 }, two));
  const jobs = await five(() => shoot(ask, 1, three));
  expect([...exchanges, ...purchases].map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(new Set(jobs.map(({ body }) => (body['job'] as { id: string }).id)).size).toBe(1);
  expect((await balance())['coins']).toBe(grant - 100 + 50);
});

test('of two who invite each other at every server at once one came by the other, and both are rewarded once', {
  timeout: 120_000,
}, async () => {
  const codeOf = async ({ ask }: Member) =>
    String((await ask('GET', endpoints.referralInvite.path)).body['code']);
  const pairs = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const [one, two] = await Promise.all([servers.member(), servers.member()]);
      return { one, two, ofOne: await codeOf(one), ofTwo: await codeOf(two) };
    }),
  );
  const claim = ({ ask }: Member, code: string) => ask('POST', endpoints.claimInvitation.path, { code });
  const claims = await Promise.all(
    pairs.flatMap(({ one, two, ofOne, ofTwo }) => [
      claim(one, ofTwo),
      claim(two, ofOne),
      claim(two, ofOne),
      claim(one, ofTwo),
    ]),
  );
  expect(claims.map(({ status }) => status)).toEqual(Array(4 * pairs.length).fill(200));
  const [pair] = pairs;
  if (!pair) throw new Error('There are pairs');
  const { one, two } = pair;
  for (const { ask } of [one, two])
    expect((await ask('GET', endpoints.referrals.path)).body['referrals']).toHaveLength(1);

  const coins = 2 * rate;
  const shootTwice = async ({ ask }: typeof one) => {
    expect((await exchange(ask, coins)).status).toBe(200);
    const begun = await Promise.all([shoot(ask, 1), shoot(ask, 1)]);
    for (const { body } of begun) await jobIn(ask, (body['job'] as { id: string }).id, 'completed');
  };
  const held = async () => Number((await one.balance())['coins']) + Number((await two.balance())['coins']);
  const rewarded = (rounds: number) => 2 * (grant - rounds * coins + referralReward.coins);
  await Promise.all([shootTwice(one), shootTwice(two)]);
  await expect.poll(held, { timeout: 60_000 }).toBe(rewarded(1));
  await Promise.all([shootTwice(one), shootTwice(two)]);
  expect(await held()).toBe(rewarded(2));
});

test('servers that are killed in the middle of everything have moved each request whole or not at all', {
  timeout: 180_000,
}, async () => {
  const people = await Promise.all([servers.member(), servers.member(), servers.member()]);
  interface Sent {
    readonly ask: Ask;
    readonly coins: number;
    readonly key: string;
    isAnswered: boolean;
  }
  const sent = new Map<(typeof people)[number], Sent[]>(people.map((person) => [person, []]));
  for (let round = 0; round < 2; round += 1) {
    let answered = 0;
    let strike: () => void = () => {};
    const struck = new Promise<void>((resolve) => {
      strike = resolve;
    });
    const storm = people.flatMap((person) =>
      Array.from({ length: 12 }, async (_, at) => {
        const one: Sent = {
          ask: person.ask,
          coins: 10 + (at % 3),
          key: crypto.randomUUID(),
          isAnswered: false,
        };
        sent.get(person)?.push(one);
        const { status } = await exchange(one.ask, one.coins, one.key);
        expect(status).toBe(200);
        one.isAnswered = true;
        answered += 1;
        if (answered === 5 + round * 4) strike();
      }),
    );
    const ends = Promise.allSettled(storm);
    await struck;
    await servers.kill();
    await ends;
    await servers.start();
  }
  for (const person of people) {
    const all = sent.get(person) ?? [];
    expect(all.some(({ isAnswered }) => !isAnswered)).toBe(true);
    // What was answered stays, and what was not is asked for again: each has moved once then.
    for (const { ask, coins, key } of all) expect((await exchange(ask, coins, key)).status).toBe(200);
    const moved = all.reduce((sum, { coins }) => sum + coins, 0);
    const credits = all.reduce((sum, { coins }) => sum + Math.floor(coins / rate), 0);
    expect(await person.balance()).toEqual({ coins: grant - moved, credits });
  }
  await servers.expectWholeLedger();
});
