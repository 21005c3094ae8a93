import { networkError } from '@mirror-studio/domain/errors';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection } from './connection.ts';

beforeEach(() => vi.stubGlobal('window', new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

/** A connection in surroundings that a test changes, with the queries it follows. */
function cutOffAtWill() {
  const state = { answers: true, hasNetwork: true, asked: 0 };
  const connection = new Connection({
    hasNetwork: () => state.hasNetwork,
    ask: async () => {
      state.asked += 1;
      if (!state.answers) throw new TypeError('fetch failed');
    },
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  return { connection, queries, state };
}

test('it is cut off only where the server does not answer, whatever the browser says of its network', async () => {
  const { connection, state } = cutOffAtWill();
  expect([await connection.isCutOff(), state.asked]).toEqual([false, 0]);
  state.hasNetwork = false;
  expect([await connection.isCutOff(), connection.snapshot()]).toEqual([false, 'online']);
  state.answers = false;
  expect([await connection.isCutOff(), connection.snapshot()]).toEqual([true, 'offline']);
  state.hasNetwork = true;
  await connection.check();
  expect(connection.snapshot()).toBe('unreachable');
});

test('a query without an answer shows it, any answer ends it, and what was shown is read again then', async () => {
  const { connection, queries, state } = cutOffAtWill();
  const leave = connection.follow(queries);
  queries.setQueryData(['shown'], 'old');
  state.answers = false;
  const ask = (queryFn: () => Promise<string>) =>
    queries.fetchQuery({ queryKey: ['asked'], queryFn, staleTime: 0 }).catch(() => undefined);
  await ask(() => Promise.reject(networkError()));
  await vi.waitFor(() => expect(connection.snapshot()).toBe('unreachable'));
  queries.setQueryData(['shown'], 'put there by hand');
  expect(connection.snapshot()).toBe('unreachable');
  await ask(async () => 'an answer');
  expect(connection.snapshot()).toBe('online');
  expect(queries.getQueryState(['shown'])?.isInvalidated).toBe(true);
  leave();
});

test('a server that answers with nonsense is there', async () => {
  const { connection, queries, state } = cutOffAtWill();
  const leave = connection.follow(queries);
  await queries
    .fetchQuery({ queryKey: ['asked'], queryFn: () => Promise.reject(networkError(200)) })
    .catch(() => undefined);
  await vi.waitFor(() => expect(state.asked).toBe(1));
  expect(connection.snapshot()).toBe('online');
  leave();
});
