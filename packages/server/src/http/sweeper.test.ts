import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testClock, testLog } from '../testing/index.ts';
import { sweeper } from './sweeper.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const everyMs = 60_000;
const monthMs = 31 * 86_400_000;

async function running() {
  const clock = testClock();
  const run = vi.fn(async () => {});
  const sweep = sweeper({ clock, log: testLog() }, { everyMs, failed: 'It failed', run });
  sweep.start();
  const look = () => vi.advanceTimersByTimeAsync(1_000);
  await look();
  return { clock, run, look, sweep };
}

test('runs at the start and again each time that it is due', async () => {
  const { clock, run, look, sweep } = await running();
  expect(run).toHaveBeenCalledTimes(1);
  clock.advance(everyMs - 1);
  await look();
  expect(run).toHaveBeenCalledTimes(1);
  clock.advance(1);
  await look();
  expect(run).toHaveBeenCalledTimes(2);
  await sweep.stop();
});

test('goes on when the clock goes back', async () => {
  const { clock, run, look, sweep } = await running();
  clock.advance(monthMs);
  await look();
  clock.advance(-monthMs);
  await look();
  expect(run).toHaveBeenCalledTimes(3);
  clock.advance(everyMs);
  await look();
  expect(run).toHaveBeenCalledTimes(4);
  await sweep.stop();
});
