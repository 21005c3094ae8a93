import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ContractError,
  type Endpoint,
  type EndpointName,
  endpointFinder,
  endpointPath,
  endpoints,
  errorsOf,
  readQuery,
  readRequest,
  readResponse,
} from './index.ts';

const names = Object.keys(endpoints) as readonly EndpointName[];
const table: Readonly<Record<EndpointName, Endpoint>> = endpoints;

/** The table of section 7. What comes besides is pinned by its entry alone. */
const specified: readonly string[] = [
  'GET /api/balance',
  'GET /api/tokens',
  'GET /api/tokens/logs',
  'POST /api/coins/exchange',
  'POST /api/coins/checkout',
  'POST /api/payments/create',
  'GET /api/jobs',
  'GET /api/legal/status',
  'GET /api/invite/status',
  'GET /api/user/flags',
  'GET /api/profile/terms-status',
  'POST /api/support/feedback',
  'POST /api/analytics/web-vitals',
];
test('the endpoints of section 7 are there', () => {
  const found = names.map((name) => `${endpoints[name].method} ${endpoints[name].path}`);
  expect(found).toEqual(expect.arrayContaining([...specified]));
});

test('what moves value or creates a job takes a key, and what only reads takes none', () => {
  for (const name of ['exchange', 'checkout', 'createPayment', 'createJob', 'retryJob'] as const)
    expect([name, table[name].idempotencyKey]).toEqual([name, 'required']);
  const reading = names.filter((name) => table[name].method === 'GET');
  expect(reading.filter((name) => table[name].idempotencyKey !== 'none')).toEqual([]);
});

const bodies = names.flatMap((name) =>
  (['request', 'response'] as const).flatMap((direction) =>
    typeof table[name][direction] === 'object' && table[name][direction] !== null
      ? [{ name, direction, sample: table[name].docs.sample[direction] as unknown }]
      : [],
  ),
);

/** §2 What may be missing from an answer although its sample has it: a figure of a balance, which is 0 then. */
const zeroWhenMissing: { readonly [Name in EndpointName]?: readonly string[] } = {
  balance: ['coins', 'credits'],
  exchange: ['balance.coins', 'balance.credits'],
  giveCoins: ['balance.coins', 'balance.credits'],
};
const read = (name: EndpointName, direction: 'request' | 'response', body: unknown): unknown =>
  direction === 'request' ? readRequest(table[name], body) : readResponse(table[name], body);

describe.each(bodies)('$name $direction', ({ name, direction, sample }) => {
  test('is read', () => {
    expect(read(name, direction, sample)).toEqual(sample);
  });

  test('passes with a field nobody knows', () => {
    expect(() => read(name, direction, addEverywhere(sample))).not.toThrow();
  });

  test('names the path of each field that is missing or wrong', () => {
    for (const path of requiredPaths(sample)) {
      const isZero = direction === 'response' && zeroWhenMissing[name]?.includes(path);
      const refused = refusedAt(() => read(name, direction, without(sample, path)));
      expect([path, refused]).toEqual([path, isZero ? undefined : path]);
      expect([path, refusedAt(() => read(name, direction, replaced(sample, path)))]).toEqual([path, path]);
    }
  });

  test('refuses anything that is not an object', () => {
    for (const body of [null, undefined, 7, 'text']) {
      expect(refusedAt(() => read(name, direction, body))).toBe('');
    }
  });
});

describe('amounts', () => {
  test('are never fractions', () => {
    const fraction = fc.double({ noNaN: true }).filter((value) => !Number.isSafeInteger(value));
    fc.assert(
      fc.property(fraction, (value) => {
        expect(refusedAt(() => readResponse(endpoints.balance, { coins: value, credits: 1 }))).toBe('coins');
        expect(refusedAt(() => readResponse(endpoints.tokens, { balance: value }))).toBe('balance');
        expect(refusedAt(() => readRequest(endpoints.exchange, { coins: value }))).toBe('coins');
        const payment = { coins: 500, amount_cents: value, sourceId: 'x' };
        expect(refusedAt(() => readRequest(endpoints.createPayment, payment))).toBe('amount_cents');
      }),
    );
  });
});

test('a figure that is missing from a balance is 0, and the other is what it was', () => {
  expect(readResponse(endpoints.balance, { coins: 820 })).toEqual({ coins: 820, credits: 0 });
  expect(readResponse(endpoints.balance, { coins: null, credits: 128 })).toEqual({ coins: 0, credits: 128 });
  expect(readResponse(endpoints.balance, {})).toEqual({ coins: 0, credits: 0 });
  expect(refusedAt(() => readResponse(endpoints.balance, { coins: '820', credits: 128 }))).toBe('coins');
  const receipt = readResponse(endpoints.exchange, {
    ...endpoints.exchange.docs.sample.response,
    balance: { credits: 42 },
  });
  expect(receipt.balance).toEqual({ coins: 0, credits: 42 });
});

test('a pending job is read as queued, one with an unknown status not at all', () => {
  const [job] = endpoints.jobs.docs.sample.response.jobs;
  const withStatus = (status: string) => ({ jobs: [{ ...job, status }] });
  expect(readResponse(endpoints.jobs, withStatus('pending')).jobs[0]?.status).toBe('queued');
  expect(refusedAt(() => readResponse(endpoints.jobs, withStatus('done')))).toBe('jobs.0.status');
});

test('the metadata of a job keeps what it is given', () => {
  const [job] = endpoints.jobs.docs.sample.response.jobs;
  const metadata = { prompt: 'x', seed: 7 };
  expect(readResponse(endpoints.jobs, { jobs: [{ ...job, metadata }] }).jobs[0]?.metadata).toEqual(metadata);
});

test('addresses are encoded, and refuse to be written without their parameters', () => {
  expect(endpointPath(endpoints.job, { id: 'a/b' })).toBe('/api/jobs/a%2Fb');
  expect(endpointPath(endpoints.gallery, {}, { cursor: 'a&b', limit: 10 })).toBe(
    '/api/gallery?cursor=a%26b&limit=10',
  );
  expect(endpointPath(endpoints.balance, {})).toBe('/api/balance');
  expect(() => endpointPath(endpoints.job)).toThrow(RangeError);
});

test('a page of a list is asked for in whole numbers of 1 or more', () => {
  expect(readQuery(endpoints.gallery, { limit: '12', unheardOf: '1' })).toEqual({ limit: 12 });
  expect(readQuery(endpoints.gallery, { cursor: 'x' })).toEqual({ cursor: 'x' });
  for (const limit of ['0', '-1', '1.5', 'many', ''])
    expect(refusedAt(() => readQuery(endpoints.gallery, { limit }))).toBe('limit');
});

test('no two endpoints answer the same method and path', () => {
  const patterns = names.map((name) => `${table[name].method} ${table[name].path.replace(/\{\w+\}/g, '*')}`);
  expect(new Set(patterns).size).toBe(patterns.length);
});

test('an endpoint is found by its method and path, and nothing else is', () => {
  const find = endpointFinder(Object.values(table));
  for (const name of names)
    expect(find(table[name].method, table[name].path.replace(/\{\w+\}/g, 'a%2Fb'))).toBe(table[name]);
  expect(find('HEAD', '/api/health')).toBe(endpoints.health);
  expect(find('POST', '/api/health')).toBeUndefined();
  expect(find('GET', '/api/jobs/1/cancel/x')).toBeUndefined();
  expect(find('GET', '/api/jobs/')).toBeUndefined();
});

test('the errors of an endpoint are those of its kind and its own', () => {
  expect(errorsOf(endpoints.health)).toEqual(['ACCOUNT_SUSPENDED', 'DISK_FULL', 'SERVER_ERROR']);
  expect(errorsOf(endpoints.userFlags)).toEqual(['AUTH_REQUIRED', 'insufficient_aal', 'SERVER_ERROR']);
  expect(errorsOf(endpoints.recoveryCodes)).not.toContain('insufficient_aal');
  expect(errorsOf(endpoints.exchange)).toEqual([
    'AUTH_REQUIRED',
    'ACCOUNT_SUSPENDED',
    'insufficient_aal',
    'ACCOUNT_CLOSING',
    'INPUT_INVALID',
    'PAYLOAD_TOO_LARGE',
    'IDEMPOTENCY_CONFLICT',
    'COINS_INSUFFICIENT',
    'SERVER_ERROR',
  ]);
});

function refusedAt(run: () => unknown): string | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return error.path;
  }
}

type Tree = Readonly<Record<string, unknown>>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

function addEverywhere(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(addEverywhere);
  if (!isTree(value)) return value;
  return {
    ...Object.fromEntries(Object.entries(value).map(([key, one]) => [key, addEverywhere(one)])),
    unheardOf: 1,
  };
}

/** Samples hold only fields that must be there, so every path in them is required. */
function requiredPaths(value: unknown, before = ''): readonly string[] {
  if (!isTree(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    const path = before === '' ? key : `${before}.${key}`;
    const own = Array.isArray(value) ? [] : [path];
    return [...own, ...requiredPaths(one, path)];
  });
}

const without = (value: unknown, path: string): unknown => changed(value, path.split('.'), undefined);
const replaced = (value: unknown, path: string): unknown => changed(value, path.split('.'), Symbol('wrong'));

function changed(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((one, at) => (String(at) === key ? changed(one, rest, by) : one));
  if (!isTree(value)) return value;
  const others = Object.entries(value).filter(([name]) => name !== key);
  const next = changed(value[key], rest, by);
  return Object.fromEntries(next === undefined ? others : [...others, [key, next]]);
}
