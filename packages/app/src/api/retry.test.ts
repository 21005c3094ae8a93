import { overloadRetry } from '@mirror-studio/domain/constants/requests';
import {
  type Endpoint,
  type EndpointName,
  endpoints,
  idempotencyHeader,
} from '@mirror-studio/domain/contract';
import { ApiError } from '@mirror-studio/domain/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from './api.ts';
import { fetchFile } from './fetch-file.ts';

const sent: Headers[] = [];
let answers: (() => Promise<Response>)[] = [];

const lost = () => Promise.reject(new TypeError('fetch failed'));
const answer =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  () =>
    Promise.resolve(Response.json(body, { status, headers }));
const { request: body, response: given } = endpoints.exchange.docs.sample;
const done = answer(200, given);

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Headers }) => {
    sent.push(new Headers(headers));
    return (answers.shift() ?? lost)();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const api = createApi({ accessToken: async () => 'token', renewToken: async () => null });
const exchange = (signal?: AbortSignal) =>
  api.call(endpoints.exchange, { body, idempotencyKey: 'key-1', ...(signal && { signal }) });

test('a mutation that got no answer is sent once more after a second, under the same key', async () => {
  answers = [lost, done];
  const receipt = exchange();
  await vi.advanceTimersByTimeAsync(999);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(receipt).resolves.toEqual(given);
  expect(sent.map((headers) => headers.get(idempotencyHeader))).toEqual(['key-1', 'key-1']);
});

test('it is not sent a third time', async () => {
  answers = [];
  const receipt = exchange().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await receipt).toMatchObject({ code: 'NETWORK_ERROR' });
  expect(sent).toHaveLength(2);
});

test.each([
  [402, 'COINS_INSUFFICIENT'],
  [429, 'RATE_LIMITED'],
  [500, 'SERVER_ERROR'],
])('an answer of %i %s is not asked for again', async (status, code) => {
  answers = [answer(status, { ok: false, message: 'No', error: { message: 'No', code } })];
  const receipt = exchange().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await receipt).toBeInstanceOf(ApiError);
  expect(sent).toHaveLength(1);
});

const busy = answer(
  429,
  { ok: false, message: 'Busy', error: { message: 'Busy', code: 'RATE_LIMITED' } },
  { 'Retry-After': '3' },
);

test('what a busy server refused is sent again when it said, under the same key', async () => {
  answers = [busy, busy, done];
  const receipt = exchange();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(3_001);
  await expect(receipt).resolves.toEqual(given);
  expect(sent.map((headers) => headers.get(idempotencyHeader))).toEqual(['key-1', 'key-1', 'key-1']);
});

test('a busy server is asked a few times, and then its refusal is told', async () => {
  answers = Array.from({ length: 20 }, () => busy);
  const refused = [exchange(), fetchFile('/media/export/x/a.png', 'en')].map((call) =>
    call.catch((error: unknown) => error),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  for (const error of await Promise.all(refused))
    expect(error).toMatchObject({ code: 'RATE_LIMITED', message: 'Busy', retryAfterMs: 3_000 });
  expect(sent).toHaveLength(2 * (1 + overloadRetry.retries));
});

test('a file that a busy server could not make comes on a later try', async () => {
  answers = [busy, () => Promise.resolve(new Response('a picture'))];
  const file = fetchFile('/media/export/x/a.png', 'es');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await (await file).text()).toBe('a picture');
});

test('what was left meanwhile is not sent again', async () => {
  answers = [lost, done];
  const leaving = new AbortController();
  const receipt = exchange(leaving.signal).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(500);
  leaving.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await receipt).toMatchObject({ name: 'AbortError' });
  expect(sent).toHaveLength(1);
});

/**
 * Reads are asked for again by the cache or by who polls; web vitals are never worth a second request, a language model is
 * paid for each, a password is tried once for each press, a recovery code, the code of a mail and the link to a copy of one's data are good once,
 * and a second copy at once is refused.
 */
const names = Object.keys(endpoints) as readonly EndpointName[];
const once: readonly EndpointName[] = [
  'webVitals',
  'composePrompt',
  'describePicture',
  'unlockProof',
  'makeInvitation',
  'useRecoveryCode',
  'proveAddress',
  'requestExport',
  'downloadExport',
];
const mutations = names.filter((name) => endpoints[name].method !== 'GET' && !once.includes(name));
test.each(names)('%s is sent again by the client only if it is a mutation', async (name) => {
  answers = [];
  const call = api
    .call(endpoints[name] as Endpoint, { params: { id: '1', token: '1', picture: '1', handle: '1' } })
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await call).toMatchObject({ code: 'NETWORK_ERROR' });
  expect(sent).toHaveLength(mutations.includes(name) ? 2 : 1);
});
