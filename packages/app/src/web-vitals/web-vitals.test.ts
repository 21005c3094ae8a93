import { endpoints, readRequest } from '@mirror-studio/domain/contract';
import { readFlags } from '@mirror-studio/domain/flags';
import { afterEach, expect, test, vi } from 'vitest';
import { reportOf, sendReport } from './report.ts';
import { startWebVitals } from './start.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const metric = {
  name: 'LCP',
  value: 2_300,
  delta: 2_300,
  id: 'v6-1795400000000-1234567890123',
  navigationType: 'navigate',
} as const;
const report = reportOf(
  metric,
  'https://studio.example/auth/callback?code=secret#access_token=secret',
  1_795_400_000_000,
);

test('a report has the fields of the contract, the rating of section 9 and no secret of the address', () => {
  expect(readRequest(endpoints.webVitals, report)).toEqual({
    name: 'LCP',
    value: 2_300,
    rating: 'needs-improvement',
    delta: 2_300,
    id: metric.id,
    navigationType: 'navigate',
    url: 'https://studio.example/auth/callback',
    timestamp: 1_795_400_000_000,
  });
});

/** Stands for what the browser sends with. */
function sending(beacon: boolean | undefined, answer: () => Promise<Response>) {
  const sent = { beacons: [] as [string, Blob][], fetches: [] as [string, RequestInit][] };
  vi.stubGlobal('navigator', {
    sendBeacon:
      beacon === undefined
        ? undefined
        : (path: string, body: Blob) => {
            sent.beacons.push([path, body]);
            return beacon;
          },
  });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent.fetches.push([path, init]);
    return answer();
  });
  return sent;
}
const taken = async () => Response.json({ ok: true });

test('it goes by a beacon', async () => {
  const { beacons, fetches } = sending(true, taken);
  await sendReport(report);
  expect(beacons.map(([path, { type }]) => [path, type])).toEqual([
    [endpoints.webVitals.path, 'application/json'],
  ]);
  expect(JSON.parse((await beacons[0]?.[1].text()) ?? '')).toEqual(report);
  expect(fetches).toEqual([]);
});

test.each([false, undefined])(
  'with a beacon that is %s it goes by a fetch that outlives the page',
  async (beacon) => {
    const { fetches } = sending(beacon, taken);
    await sendReport(report);
    const body = JSON.stringify(report);
    expect(fetches).toMatchObject([[endpoints.webVitals.path, { method: 'POST', keepalive: true, body }]]);
  },
);

test.each([
  ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
  ['a refusal', async () => new Response(null, { status: 429 })],
])('%s is only logged', async (_, answer) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { fetches } = sending(false, answer);
  await sendReport(report);
  expect([fetches.length, logged.mock.calls.length]).toEqual([1, 1]);
});

test('a page is measured only where the flag is true, and a fault of loading is only logged', async () => {
  const measure = vi.fn();
  const load = vi.fn(async () => ({ measure }));
  await startWebVitals(readFlags({}), load);
  await startWebVitals(readFlags({ VITE_PERFORMANCE_BUDGET: 'false' }), load);
  expect(load).not.toHaveBeenCalled();
  await startWebVitals(readFlags({ VITE_PERFORMANCE_BUDGET: 'true' }), load);
  expect(measure).toHaveBeenCalledOnce();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await startWebVitals({ performanceBudget: true }, () => Promise.reject(new Error('blocked')));
  expect(logged).toHaveBeenCalledOnce();
});
