import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratchDir } from '../../testing/process.ts';
import { claim, type Heartbeat, HeldElsewhere, startHeartbeat } from './heartbeat.ts';
import { type Holder, readHolder, writeHolder } from './holder.ts';

let scratch: ReturnType<typeof scratchDir>;
const running: Heartbeat[] = [];
beforeAll(() => {
  scratch = scratchDir();
});
afterAll(() => {
  for (const heartbeat of running) heartbeat.stop();
  scratch.remove();
});

const timing = { beatMs: 10, staleMs: 100 };
/** Holders on machines of their own, whose kernel locks do not reach each other. */
const on = (machine: string): Holder => ({
  nonce: crypto.randomUUID(),
  machine,
  host: machine,
  pid: 1,
  beat: 0,
});

function live(path: string, holder: Holder) {
  const lost: (Holder | null)[] = [];
  const heartbeat = startHeartbeat(path, holder, timing, (to) => lost.push(to));
  running.push(heartbeat);
  return { heartbeat, lost };
}

test('a holder on another machine that gives signs of life is not taken over, whatever the clocks say', async () => {
  const path = join(scratch.path, 'living');
  const holder = on('a');
  await claim(path, holder, timing);
  const { heartbeat } = live(path, holder);
  for (const time of ['1990-01-01', '2100-01-01']) {
    const claimed = claim(path, on('b'), timing);
    utimesSync(path, new Date(time), new Date(time));
    await expect(claimed).rejects.toThrow(HeldElsewhere);
  }
  heartbeat.check();
  heartbeat.stop();
});

test('a silent one on another machine is taken over after its time, one on the same machine at once', async () => {
  const path = join(scratch.path, 'silent');
  writeHolder(path, on('a'));
  const from = performance.now();
  const next = on('b');
  await claim(path, next, timing);
  expect(performance.now() - from).toBeGreaterThan(timing.staleMs * 0.9);
  expect(readHolder(path)).toEqual(next);
  const sameMachine = on('b');
  await claim(path, sameMachine, { beatMs: 60_000, staleMs: 60_000 });
  expect(readHolder(path)).toEqual(sameMachine);
});

test('of ten machines that wait for the same dead one, one gets it', async () => {
  const path = join(scratch.path, 'contested');
  writeHolder(path, on('dead'));
  const starters = Array.from({ length: 10 }, (_, index) => on(`machine ${index}`));
  const outcomes = await Promise.allSettled(starters.map((holder) => claim(path, holder, timing)));
  const winners = starters.filter((_, index) => outcomes[index]?.status === 'fulfilled');
  expect(winners).toEqual([readHolder(path)]);
});

test('a holder that was taken over learns of it, may write no more, and leaves the file to the other', async () => {
  const path = join(scratch.path, 'overtaken');
  const slow = on('a');
  await claim(path, slow, timing);
  const { heartbeat, lost } = live(path, slow);
  const next = on('b');
  writeHolder(path, next);
  await expect.poll(() => lost).toEqual([next]);
  expect(() => heartbeat.check()).toThrow(HeldElsewhere);
  expect(readHolder(path)).toEqual(next);
  expect(lost).toHaveLength(1);
});

test('one that could give no signs looks before it writes: it was stopped, and another is there', () => {
  const path = join(scratch.path, 'late');
  const slow = on('a');
  writeHolder(path, slow);
  const { heartbeat, lost } = live(path, slow);
  writeHolder(path, on('b'));
  // As a stopped process: time passes and no timer runs.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5 * timing.beatMs);
  expect(() => heartbeat.check()).toThrow(HeldElsewhere);
  expect(lost).toHaveLength(1);
});

test('a lock file that somebody removed is written again', async () => {
  const path = join(scratch.path, 'removed');
  const holder = on('a');
  await claim(path, holder, timing);
  const { heartbeat } = live(path, holder);
  rmSync(path);
  await expect.poll(() => readHolder(path)).toMatchObject({ nonce: holder.nonce });
  heartbeat.check();
  heartbeat.stop();
});
