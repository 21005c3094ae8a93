import { type Api, type Endpoint, endpoints } from '@mirror-studio/domain/contract';
import { provideExchange } from '@mirror-studio/state-machines/exchange';
import { providePurchase } from '@mirror-studio/state-machines/purchase';
import { provideTokenWallet } from '@mirror-studio/state-machines/token-wallet';
import { QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import { balanceQuery, coinsQuery } from './balance.ts';
import { createQueryClient } from './query-client.ts';
import { checkoutTokens, exchangeCoins, purchaseCoins } from './receipts.ts';

const before = { coins: 500, credits: 0 };
const exchanged = endpoints.exchange.docs.sample.response;
const after = exchanged.balance;
const answers = new Map<Endpoint, unknown>([
  [endpoints.exchange, exchanged],
  [endpoints.createPayment, { ...endpoints.createPayment.docs.sample.response, balance: after }],
  [endpoints.checkout, { simulated: true, tokensIssued: after.coins - before.coins }],
]);

/** The cache of a page that shows both balances, over an API whose readings of the balance are answered by the test. */
async function balancesOnScreen() {
  const readings: PromiseWithResolvers<unknown>[] = [];
  const api = {
    call: (endpoint: Endpoint) => {
      if (endpoint !== endpoints.balance) return Promise.resolve(answers.get(endpoint));
      const reading = Promise.withResolvers<unknown>();
      readings.push(reading);
      return reading.promise;
    },
  } as Api;
  const queries = createQueryClient();
  const balance = new QueryObserver(queries, balanceQuery(api, 'mara'));
  const tokens = new QueryObserver(queries, coinsQuery(api, 'mara'));
  const leave = [balance.subscribe(() => {}), tokens.subscribe(() => {})];
  onTestFinished(() => {
    for (const each of leave) each();
    queries.clear();
  });
  const answer = async (value: unknown, reading = readings.at(-1)) => {
    reading?.resolve(value);
    await expect.poll(() => queries.isFetching()).toBe(0);
  };
  const shown = () => ({
    balance: balance.getCurrentResult().data,
    tokens: tokens.getCurrentResult().data,
  });
  const cache = { api, queries, userId: 'mara' };
  const readAgain = () => void queries.invalidateQueries({ queryKey: balanceQuery(api, 'mara').queryKey });
  return { cache, readings, answer, shown, readAgain };
}

type Screen = Pick<Awaited<ReturnType<typeof balancesOnScreen>>, 'cache' | 'shown' | 'readAgain'>;

/** Moves coins until its toast comes; returns that and the balances shown with it. */
const moves = {
  exchange: ({ cache, shown, readAgain }: Screen) => {
    const machine = provideExchange({ exchange: exchangeCoins(cache), newKey: () => 'key' });
    const actor = createActor(machine, { input: { availableCoins: before.coins } });
    const notice = new Promise((resolve) =>
      actor.on('notice.raised', ({ notice }) => resolve({ title: notice.title.key, ...shown() })),
    );
    actor.on('balance.outdated', readAgain);
    actor.start();
    actor.send({ type: 'dialog.opened' });
    actor.send({ type: 'amount.changed', typed: String(exchanged.coins) });
    actor.send({ type: 'exchange.submitted' });
    return notice;
  },
  purchase: ({ cache, shown, readAgain }: Screen) => {
    const machine = providePurchase({ purchase: purchaseCoins(cache), newKey: () => 'key' });
    const actor = createActor(machine, { input: { purchasing: 'simulated' } });
    const notice = new Promise((resolve) =>
      actor.on('notice.raised', ({ notice }) => resolve({ title: notice.title.key, ...shown() })),
    );
    actor.on('balance.outdated', readAgain);
    actor.start();
    actor.send({ type: 'dialog.opened' });
    actor.send({ type: 'package.chosen', id: 'sovereign' });
    actor.send({ type: 'purchase.confirmed' });
    return notice;
  },
};

/** Buys tokens in the wallet until its toast comes; returns that and the balances shown with it. */
function checkout({ cache, shown, readAgain }: Screen) {
  const machine = provideTokenWallet({
    readLogs: async () => ({ logs: [], nextCursor: null }),
    checkout: checkoutTokens(cache),
    newKey: () => 'key',
  });
  const actor = createActor(machine, { input: { purchasing: 'live' } });
  const notice = new Promise((resolve) =>
    actor.on('notice.raised', ({ notice }) => resolve({ title: notice.title.key, ...shown() })),
  );
  actor.on('balance.outdated', readAgain);
  actor.start();
  actor.send({ type: 'wallet.opened' });
  actor.send({ type: 'checkout.submitted' });
  return notice;
}

const cases = [
  ['exchange', 'exchangeSuccessTitle'],
  ['purchase', 'purchaseDoneTitle'],
] as const;

test.each(cases)(
  'the balance of the receipt is shown when the toast of the %s comes',
  async (name, title) => {
    const screen = await balancesOnScreen();
    await screen.answer(before);
    expect(screen.shown()).toEqual({ balance: before, tokens: before.coins });
    expect(await moves[name](screen)).toEqual({ title, balance: after, tokens: after.coins });
    expect(screen.readings).toHaveLength(2);
  },
);

test.each(cases)('a reading from after the %s counts more than the receipt', async (name) => {
  const screen = await balancesOnScreen();
  await screen.answer(before);
  await moves[name](screen);
  await screen.answer({ coins: 70, credits: 43 });
  expect(screen.shown()).toEqual({ balance: { coins: 70, credits: 43 }, tokens: 70 });
});

test.each(cases)('a reading from before the %s does not replace the receipt', async (name) => {
  const screen = await balancesOnScreen();
  await screen.answer(before);
  screen.readAgain();
  const [, old] = screen.readings;
  await moves[name]({ ...screen, readAgain: () => {} });
  await screen.answer(before, old);
  expect(screen.shown()).toEqual({ balance: after, tokens: after.coins });
});

test('the balance is read before the toast of a checkout comes', async () => {
  const screen = await balancesOnScreen();
  await screen.answer(before);
  // Asked before the tokens were bought: its answer would be the balance without them.
  screen.readAgain();
  const notice = checkout(screen);
  await expect.poll(() => screen.readings.length).toBe(3);
  screen.readings[1]?.resolve(before);
  screen.readings[2]?.resolve(after);
  expect(await notice).toEqual({ title: 'purchaseDoneTitle', balance: after, tokens: after.coins });
});

test('a checkout is announced although the balance cannot be read', async () => {
  const screen = await balancesOnScreen();
  await screen.answer(before);
  const notice = checkout(screen);
  await expect.poll(() => screen.readings.length).toBe(2);
  screen.readings[1]?.reject(new Error('The balance is not to be had'));
  expect(await notice).toEqual({ title: 'purchaseDoneTitle', balance: before, tokens: before.coins });
});
