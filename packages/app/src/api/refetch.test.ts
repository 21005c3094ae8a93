import type { EndpointName } from '@mirror-studio/domain/contract';
import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from './api.ts';
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
  const asked: EndpointName[] = [];
  const answers: Partial<Record<EndpointName, unknown>> = {
    balance: { coins: 0, credits: 0 },
    tokens: { balance: 0 },
    jobs: { jobs: [] },
  };
  const api = {
    call: async (name: EndpointName) => {
      asked.push(name);
      return answers[name];
    },
  } as Api;
  return { api, asked };
}

/** §7 and §9, in the words of the specification: the HUD, the token counter, the running count of the shell. */
test.each([
  ['balance', 120],
  ['tokens', 30],
  ['jobs', 8],
] as const)('%s is asked for every %i s while it is shown', async (name, seconds) => {
  const { api, asked } = counting();
  const query = { balance: balanceQuery, tokens: tokensQuery, jobs: jobsQuery }[name](api, 'mara');
  const queries = createQueryClient();
  const leave = new QueryObserver(queries, query as ReturnType<typeof tokensQuery>).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([name]);
  await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(seconds * 1_000 * 2 + 1);
  expect(asked).toHaveLength(4);
  leave();
  await vi.advanceTimersByTimeAsync(seconds * 1_000 * 2);
  expect(asked).toHaveLength(4);
  queries.clear();
});
