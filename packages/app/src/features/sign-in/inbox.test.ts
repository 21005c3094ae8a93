import { localInbox } from '@mirror-studio/domain/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { findInbox } from './inbox.ts';

afterEach(() => vi.unstubAllGlobals());

const answered = (status: number, type: string) =>
  new Response('{"messages":[]}', { status, headers: { 'content-type': type } });

test.each([
  [200, 'application/json; charset=UTF-8', true],
  [200, 'text/html', false],
  [404, 'application/json', false],
])('an answer %i with %s is read to its end, and an inbox: %j', async (status, type, found) => {
  const answer = answered(status, type);
  const asked = vi.fn(async () => answer);
  vi.stubGlobal('fetch', asked);
  expect(await findInbox()).toBe(found);
  expect(asked).toHaveBeenCalledExactlyOnceWith(localInbox.messages);
  expect(answer.bodyUsed).toBe(true);
});

test('a request that fails is no inbox', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  expect(await findInbox()).toBe(false);
});
