import { networkError } from '@mirror-studio/domain/errors';
import { QueryClient } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import type { SessionStore } from '../../session/session-store.ts';
import { waysInQuery } from './ways-in-query.ts';

test('a call that fails while the auth client is still being fetched fails the query, and no rejection is left unhandled', async () => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  onTestFinished(() => void process.off('unhandledRejection', note));
  const fetching = Promise.withResolvers<never>();
  const api = { call: () => Promise.reject(networkError()) };
  const session = { client: () => fetching.promise } as unknown as SessionStore;
  const query = { ...waysInQuery({ api, session }, 'mara'), retry: false };
  const answer = new QueryClient().fetchQuery(query).catch((error: unknown) => error);
  // Node reports an unhandled rejection after the microtasks of this turn.
  await new Promise((resolve) => setImmediate(resolve));
  fetching.reject(new Error('The auth client did not come.'));
  expect(await answer).toMatchObject({ code: 'NETWORK_ERROR' });
  expect(unhandled).toEqual([]);
});
