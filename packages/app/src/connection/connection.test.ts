import { networkError } from '@mirror-studio/domain/errors';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { SharedValue } from '../providers/shared-value.ts';
import { isCutOff, type Reach } from './connection.ts';
import { followConnection } from './follow-connection.ts';

afterEach(() => vi.unstubAllGlobals());

/** A connection in surroundings that a test changes, with the queries that are followed. */
function cutOffAtWill() {
  const state = { answers: true, onLine: true, asked: 0 };
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', state);
  vi.stubGlobal('fetch', async () => {
    state.asked += 1;
    if (!state.answers) throw new TypeError('fetch failed');
    return new Response();
  });
  const reach = new SharedValue<Reach>('online');
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  return { reach, queries, state };
}

test('it is cut off only where the server does not answer, whatever the browser says of its network', async () => {
  const { reach, state } = cutOffAtWill();
  expect([await isCutOff(reach), state.asked]).toEqual([false, 0]);
  state.onLine = false;
  expect([await isCutOff(reach), reach.snapshot()]).toEqual([false, 'online']);
  state.answers = false;
  expect([await isCutOff(reach), reach.snapshot()]).toEqual([true, 'offline']);
  state.onLine = true;
  expect([await isCutOff(reach), reach.snapshot()]).toEqual([true, 'unreachable']);
});

test('a query without an answer shows it, any answer ends it, and what was shown is read again then', async () => {
  const { reach, queries, state } = cutOffAtWill();
  const leave = followConnection(reach, queries);
  queries.setQueryData(['shown'], 'old');
  state.answers = false;
  const ask = (queryFn: () => Promise<string>) =>
    queries.fetchQuery({ queryKey: ['asked'], queryFn, staleTime: 0 }).catch(() => undefined);
  await ask(() => Promise.reject(networkError()));
  await vi.waitFor(() => expect(reach.snapshot()).toBe('unreachable'));
  queries.setQueryData(['shown'], 'put there by hand');
  expect(reach.snapshot()).toBe('unreachable');
  await ask(async () => 'an answer');
  expect(reach.snapshot()).toBe('online');
  expect(queries.getQueryState(['shown'])?.isInvalidated).toBe(true);
  leave();
});

test('what failed before anybody looked is looked at', async () => {
  const { reach, queries, state } = cutOffAtWill();
  state.answers = false;
  const queryFn = () => Promise.reject(networkError());
  await queries.fetchQuery({ queryKey: ['asked'], queryFn }).catch(() => undefined);
  const leave = followConnection(reach, queries);
  await vi.waitFor(() => expect(reach.snapshot()).toBe('unreachable'));
  leave();
});

test('a server that answers with nonsense is there', async () => {
  const { reach, queries, state } = cutOffAtWill();
  const leave = followConnection(reach, queries);
  const queryFn = () => Promise.reject(networkError(200));
  await queries.fetchQuery({ queryKey: ['asked'], queryFn }).catch(() => undefined);
  await vi.waitFor(() => expect(state.asked).toBe(1));
  expect(reach.snapshot()).toBe('online');
  leave();
});
