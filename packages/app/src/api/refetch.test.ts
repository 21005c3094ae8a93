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
  ['token counter', 'balance', 30, tokensQuery],
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

/** Tokens are coins by another name: their counter and the HUD cannot differ, and neither asks again for the other. */
test('the HUD and the token counter share one reading, as often as the quicker of them needs it', async () => {
  const { api, asked } = counting();
  const queries = createQueryClient();
  const leave = [balanceQuery(api, 'mara'), tokensQuery(api, 'mara')].map((query) =>
    new QueryObserver(queries, query as ReturnType<typeof balanceQuery>).subscribe(() => {}),
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([endpoints.balance]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked).toEqual(Array(5).fill(endpoints.balance));
  for (const each of leave) each();
  queries.clear();
});
