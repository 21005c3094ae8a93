import { deviceClockLimits } from '@mirror-studio/domain/constants/requests';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ServerClock } from './server-clock.ts';

const hourMs = 3_600_000;
const serverMs = Date.UTC(2026, 10, 30, 12);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const answer = (atMs: number, cacheControl = 'private, no-store') =>
  new Response(null, {
    headers: { Date: new Date(atMs).toUTCString(), 'Cache-Control': cacheControl },
  });

/** A clock that has read one answer of the server's, on a device whose clock differs by so much. Takes how long the answer took. */
function clockOf(differsMs: number, tookMs = 200): ServerClock {
  const clock = new ServerClock();
  const askedAtMs = serverMs + differsMs;
  vi.setSystemTime(askedAtMs + tookMs);
  clock.learn(answer(serverMs), askedAtMs);
  return clock;
}

test.each([61 * 60_000, -61 * 60_000, 30 * 24 * hourMs])(
  'a device whose clock differs by %d ms has the time of the server to a second',
  (differsMs) => {
    const clock = clockOf(differsMs);
    expect(Math.abs(clock.now() - serverMs)).toBeLessThan(1_000);
    expect(clock.fromDevice(serverMs + differsMs) - serverMs).toBe(clock.offset.snapshot() + differsMs);
  },
);

test.each([0, 900, -deviceClockLimits.toleratedMs])(
  'one that differs by %d ms is as good as right',
  (differsMs) => {
    expect(clockOf(differsMs).offset.snapshot()).toBe(0);
  },
);

test('an answer that took long is no sign of a wrong clock', () => {
  expect(clockOf(0, 19_000).offset.snapshot()).toBe(0);
});

test('it stays as it is while answers agree, and is gone when the clock is put right', () => {
  const clock = clockOf(hourMs);
  const first = clock.offset.snapshot();
  vi.setSystemTime(serverMs + hourMs + 60_900);
  clock.learn(answer(serverMs + 60_000), serverMs + hourMs + 60_500);
  expect(clock.offset.snapshot()).toBe(first);
  vi.setSystemTime(serverMs + 120_000);
  clock.learn(answer(serverMs + 120_000), serverMs + 120_000);
  expect(clock.offset.snapshot()).toBe(0);
});

test.each(['public, max-age=60', ''])(
  'an answer that may have been stored (%s) says nothing',
  (cacheControl) => {
    const clock = new ServerClock();
    vi.setSystemTime(serverMs);
    clock.learn(answer(serverMs - hourMs, cacheControl), serverMs);
    expect(clock.offset.snapshot()).toBe(0);
  },
);

test('nor does one without a time', () => {
  const clock = new ServerClock();
  clock.learn(new Response(null, { headers: { 'Cache-Control': 'no-store' } }), 0);
  expect(clock.offset.snapshot()).toBe(0);
});
