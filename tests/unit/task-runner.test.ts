import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { endAll, nextStep, runAll, runStep, type Step } from '../../scripts/check/task-runner.ts';

const root = resolve(import.meta.dirname, '../..');
const step = (seconds: number, ...after: string[]): Step => ({
  command: [],
  seconds,
  limitSeconds: 1,
  after,
});

/** Plays a schedule where each step takes as many ticks as it has seconds; says who ran beside whom. */
async function play(steps: Record<string, Step>, failing: readonly string[] = []) {
  const [begun, leftOut, open] = [[] as string[], [] as string[], new Set<string>()];
  let most = 0;
  const sum = await runAll(
    steps,
    2,
    async (name, { seconds }) => {
      begun.push(name);
      open.add(name);
      most = Math.max(most, open.size);
      for (let tick = 0; tick < seconds; tick += 1) await Promise.resolve();
      open.delete(name);
      return failing.includes(name) ? { passed: 1, failed: 2 } : { passed: 3, failed: 0 };
    },
    (name) => leftOut.push(name),
  );
  return { begun, leftOut, most, sum };
}

describe('the order of the steps', () => {
  it('begins with the quickest whose conditions are met', () => {
    const steps = { short: step(5), long: step(50), build: step(3), e2e: step(4, 'build') };
    expect(nextStep(steps, Object.keys(steps), [])).toBe('build');
    expect(nextStep(steps, ['short', 'long', 'e2e'], [])).toBe('short');
    expect(nextStep(steps, ['short', 'e2e'], ['build'])).toBe('e2e');
  });

  it('runs nothing beside a step that uses all cores, and that step beside nothing', async () => {
    const heavy = { ...step(6), usesAllCores: true };
    const steps = { heavy, short: step(5), long: step(50) };
    expect(nextStep(steps, ['heavy', 'long'], [], ['short'])).toBe('long');
    expect(nextStep(steps, ['heavy'], [], ['short'])).toBeUndefined();
    expect(nextStep(steps, ['long'], [], ['heavy'])).toBeUndefined();
    expect((await play({ a: heavy, b: heavy, c: heavy })).most).toBe(1);
  });

  it('keeps two at work, never three, and runs each once', async () => {
    const steps = { a: step(9), b: step(30), build: step(4), e2e: step(40, 'build'), c: step(1) };
    const { begun, most, sum } = await play(steps);
    expect(most).toBe(2);
    expect(begun.toSorted()).toEqual(['a', 'b', 'build', 'c', 'e2e']);
    expect(begun.indexOf('build')).toBeLessThan(begun.indexOf('e2e'));
    expect(sum).toEqual({ passed: 15, failed: 0 });
  });

  it('comes back to what had to wait while the other worker had nothing to do', async () => {
    const { begun, most } = await play({ build: step(5), x: step(50, 'build'), y: step(50, 'build') });
    expect(begun).toEqual(['build', 'x', 'y']);
    expect(most).toBe(2);
  });

  it('leaves out what waits for a step that failed, and counts it as failed', async () => {
    const { begun, leftOut, sum } = await play({ build: step(4), e2e: step(40, 'build') }, ['build']);
    expect(begun).toEqual(['build']);
    expect(leftOut).toEqual(['e2e']);
    expect(sum).toEqual({ passed: 1, failed: 3 });
  });
});

describe('a step', () => {
  const where = { cwd: root, env: process.env };
  const node = (script: string, more: Partial<Step> = {}): Step => ({
    command: [process.execPath, '-e', script],
    seconds: 1,
    limitSeconds: 60,
    ...more,
  });

  it('passes by its exit code, and what it said is kept', async () => {
    expect(await runStep(node(`console.log('well')`), where)).toMatchObject({ passed: 1, said: 'well\n' });
    const failed = await runStep(node(`console.error('ill'); process.exit(3)`), where);
    expect(failed).toMatchObject({ passed: 0, failed: 1, said: 'ill\n', late: false });
  });

  it('reports its first failure while it still runs, and no other', async () => {
    const reported: string[] = [];
    const script = `console.log('  ✓ one\\n  ✘ two (2 s)\\n  ✘ three'); setInterval(() => {}, 1000)`;
    const { promise: isReported, resolve } = Promise.withResolvers<string>();
    const running = runStep(node(script), where, (line) => {
      reported.push(line);
      resolve('reported');
    });
    expect(await Promise.race([isReported, running.then(() => 'ended')])).toBe('reported');
    endAll();
    await running;
    expect(reported).toEqual(['✘ two (2 s)']);
  });

  it('that has no program or writes no report has failed', async () => {
    const missing = { ...node(''), command: ['no-such-program'] };
    expect(await runStep(missing, where)).toMatchObject({ passed: 0, failed: 1 });
    const report = join(root, 'test-results', 'never-written.json');
    const silent = node('', { report, count: () => ({ passed: 9, failed: 0 }) });
    expect(await runStep(silent, where)).toMatchObject({ passed: 0, failed: 1 });
    expect(existsSync(report)).toBe(false);
  });

  it('that never ends is ended, with what it began', async () => {
    const script = `const c = require('node:child_process').spawn('sleep', ['300']); console.log(c.pid); setInterval(() => {}, 1000)`;
    const { late, failed, said } = await runStep(node(script, { limitSeconds: 2 }), where);
    expect({ late, failed }).toEqual({ late: true, failed: 1 });
    // Gone, or dead and waiting to be counted.
    const stat = `/proc/${said.trim()}/stat`;
    const state = () => (existsSync(stat) ? readFileSync(stat, 'utf8') : ') Z');
    // A busy machine takes a moment to carry an end out.
    await expect.poll(state, { timeout: 10_000 }).toContain(') Z');
  });
});

it('an unknown step is one clear line', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/test.mjs', 'untit'], { cwd: root });
  expect(status).toBe(1);
  expect(stderr.toString()).toMatch(/^There is no step untit; there are types, .*\n$/);
});
