import { type Api, type Endpoint, endpoints } from '@mirror-studio/domain/contract';
import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { balanceQuery, tokensQuery } from './balance.ts';
import { jobsQuery } from './jobs.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // On a server nothing is asked for twice; this stands for a browser.
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  vi.useRealTimers();
  environmentManager.setIsServer(() => typeof window === 'undefined');
});

/** An API that counts what it is asked, and never has news. */
function counting() {
  const asked: Endpoint[] = [];
  const api = {
    call: async (endpoint: Endpoint) => {
      asked.push(endpoint);
      return endpoint.docs.sample.response;
    },
  } as Api;
  return { api, asked };
}

/** §7 and §9, in the words of the specification: the HUD, the token counter, the running count of the shell. */
test.each([
  ['HUD', 'balance', 120, balanceQuery],
  ['token counter', 'tokens', 30, tokensQuery],
  ['running count', 'jobs', 8, jobsQuery],
] as const)('the %s has the %s read every %i s while it is shown', async (_, name, seconds, query) => {
  const { api, asked } = counting();
  const queries = createQueryClient();
  const options = query(api, 'mara') as ReturnType<typeof tokensQuery>;
  const leave = new QueryObserver(queries, options).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([endpoints[name]]);
  await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(seconds * 1_000 * 2 + 1);
  expect(asked).toHaveLength(4);
  leave();
  await vi.advanceTimersByTimeAsync(seconds * 1_000 * 2);
  expect(asked).toHaveLength(4);
  queries.clear();
});

/** Watches balance and tokens, on a server that gives these answers in turn, the last of them ever after. */
function watching(answers: { balance: readonly number[]; tokens: readonly number[] }) {
  const asked: string[] = [];
  const next = (name: 'balance' | 'tokens') => {
    const nth = asked.filter((one) => one === name).length;
    asked.push(name);
    return answers[name][Math.min(nth, answers[name].length - 1)] ?? 0;
  };
  const api = {
    call: async (endpoint: Endpoint) =>
      endpoint === endpoints.tokens ? { balance: next('tokens') } : { coins: next('balance'), credits: 0 },
  } as Api;
  const queries = createQueryClient();
  const leave = [balanceQuery(api, 'mara'), tokensQuery(api, 'mara')].map((query) =>
    new QueryObserver(queries, query as ReturnType<typeof balanceQuery>).subscribe(() => {}),
  );
  const stop = () => {
    for (const each of leave) each();
    queries.clear();
  };
  const coins = () => queries.getQueryData(balanceQuery(api, 'mara').queryKey)?.coins;
  return { asked, coins, stop };
}

test('tokens that differ have the balance read again, so that one figure is shown', async () => {
  const { asked, coins, stop } = watching({ balance: [820, 400], tokens: [820, 400] });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toEqual(['balance', 'tokens', 'tokens', 'balance']);
  expect(coins()).toBe(400);
  stop();
});

test('a balance that differs has the tokens read again', async () => {
  const { asked, stop } = watching({ balance: [820, 400], tokens: [820, 820, 820, 820, 400] });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(asked.filter((one) => one === 'tokens')).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.filter((one) => one === 'balance')).toHaveLength(2);
  expect(asked.at(-1)).toBe('tokens');
  stop();
});

test('two readings that stay different do not have each other read without end', async () => {
  const { asked, stop } = watching({ balance: [820], tokens: [400] });
  await vi.advanceTimersByTimeAsync(29_999);
  expect(asked.length).toBeLessThan(6);
  stop();
});
