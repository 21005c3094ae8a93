import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type * as tasks from '../testing/pool-tasks.ts';
import { isOverload, QueueFullError, TaskTimeoutError, WorkerPool, type WorkerPoolOptions } from './pool.ts';
import { retryWhenFull } from './retry-when-full.ts';

const module = new URL('../testing/pool-tasks.ts', import.meta.url);
const opened: WorkerPool<typeof tasks>[] = [];

function pool(given: Partial<WorkerPoolOptions> = {}) {
  const made = new WorkerPool<typeof tasks>({
    module,
    runtime: 'thread',
    workers: 1,
    queue: 2,
    timeoutMs: 60_000,
    ...given,
  });
  opened.push(made);
  return made;
}

afterEach(async () => {
  for (const made of opened.splice(0)) await made.close();
});

/** A task that keeps its worker busy until it is released. */
function held(workers: WorkerPool<typeof tasks>, key?: string) {
  const flag = new SharedArrayBuffer(8);
  const done = workers.run('until', { flag }, key === undefined ? {} : { key });
  return {
    done,
    release: () => {
      const cell = new Int32Array(flag);
      Atomics.store(cell, 0, 1);
      Atomics.notify(cell, 0);
      return done;
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it.runIf(process.platform === 'linux')(
  'a process stands back behind the server with every thread',
  async () => {
    const priorities = await pool({ runtime: 'process' }).run('priorities', null);
    expect(priorities.length).toBeGreaterThan(4);
    expect(Math.min(...priorities)).toBeGreaterThanOrEqual(10);
  },
);

describe.each(['thread', 'process'] as const)('a pool of a %s', (runtime) => {
  it('answers with what the task returns, and fails with what it throws', async () => {
    const workers = pool({ runtime });
    expect(await workers.run('double', 21)).toBe(42);
    expect(await workers.run('size', new Uint8Array(1_000_000))).toBe(1_000_000);
    await expect(workers.run('fail', 'out of range')).rejects.toMatchObject({
      name: 'RangeError',
      message: 'out of range',
    });
  });

  it('works away from the main thread, without the environment of the server', async () => {
    process.env.POOL_SECRET = 'secret';
    const at = await pool({ runtime }).run('place', null);
    delete process.env.POOL_SECRET;
    expect(at.secret).toBeNull();
    expect(at.pid !== process.pid || !at.isMainThread).toBe(true);
    expect(at.pid === process.pid).toBe(runtime === 'thread');
  });

  it('ends a worker that takes too long and goes on with another', async () => {
    const workers = pool({ runtime, timeoutMs: 2_000 });
    const late = workers.run('endless', null);
    const error = await late.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TaskTimeoutError);
    expect(isOverload(error)).toBe(true);
    expect(await workers.run('double', 2)).toBe(4);
  });

  it('ends the task whose signal aborts, and does not begin one that was aborted before', async () => {
    const workers = pool({ runtime });
    const stop = new AbortController();
    const running = workers.run('endless', null, { signal: stop.signal });
    stop.abort(new Error('no longer wanted'));
    await expect(running).rejects.toThrow('no longer wanted');
    const refused = await workers
      .run('double', 1, { signal: stop.signal })
      .catch((thrown: unknown) => thrown);
    expect([refused, isOverload(refused)]).toMatchObject([{ message: 'no longer wanted' }, false]);
    expect(await workers.run('double', 3)).toBe(6);
    expect(workers.open).toBe(0);
  });
});

it('goes on after a worker process has crashed', async () => {
  const workers = pool({ runtime: 'process' });
  const crashed = expect(workers.run('crash', null)).rejects.toThrow();
  expect(await workers.run('double', 4)).toBe(8);
  await crashed;
});

it('refuses what does not fit the queue at once, and takes more when there is room again', async () => {
  const workers = pool({ queue: 2 });
  const first = held(workers);
  const waiting = [workers.run('double', 1), workers.run('double', 2)];
  await expect(workers.run('double', 3)).rejects.toBeInstanceOf(QueueFullError);
  expect(workers.open).toBe(3);
  expect(await first.release()).toBe('released');
  expect(await Promise.all(waiting)).toEqual([2, 4]);
  expect(await workers.run('double', 3)).toBe(6);
});

it('keeps room for others when one key asks for more than its part', async () => {
  const workers = pool({ queue: 10, perKey: 2 });
  const first = held(workers, 'mara');
  const second = workers.run('double', 1, { key: 'mara' });
  await expect(workers.run('double', 2, { key: 'mara' })).rejects.toBeInstanceOf(QueueFullError);
  const other = workers.run('double', 3, { key: 'ines' });
  await first.release();
  expect(await Promise.all([second, other])).toEqual([2, 6]);
  expect(await workers.run('double', 2, { key: 'mara' })).toBe(4);
});

it('lets keys take turns, however many tasks one of them has, and reads an input when its turn comes', async () => {
  const workers = pool({ queue: 10 });
  const first = held(workers, 'mara');
  const order: string[] = [];
  const asked = (key: string, name: string) => workers.run('double', async () => order.push(name), { key });
  const open = [asked('mara', 'm1'), asked('mara', 'm2'), asked('mara', 'm3'), asked('ines', 'i1')];
  open.push(asked('otto', 'o1'), asked('ines', 'i2'));
  expect(order).toEqual([]);
  await first.release();
  expect(await Promise.all(open)).toEqual([2, 8, 12, 4, 6, 10]);
  expect(order).toEqual(['m1', 'i1', 'o1', 'm2', 'i2', 'm3']);
});

it('fails for the task alone whose input cannot be read, and whose signal aborts while it waits', async () => {
  const workers = pool({ queue: 10 });
  const first = held(workers);
  const stop = new AbortController();
  const left = expect(workers.run('double', 1, { signal: stop.signal })).rejects.toThrow('left');
  const unread = expect(workers.run('double', () => Promise.reject(new Error('unread')))).rejects.toThrow(
    'unread',
  );
  const last = workers.run('double', 2);
  stop.abort(new Error('left'));
  await left;
  await first.release();
  await unread;
  expect([await last, workers.open]).toEqual([4, 0]);
});

it('ends a task that runs for too long, however long it might have waited', async () => {
  const workers = pool({ runMs: 1_000 });
  await expect(workers.run('endless', null)).rejects.toBeInstanceOf(TaskTimeoutError);
  expect(await workers.run('double', 2)).toBe(4);
});

it('ends its process when there is nothing to do, and starts another for the next task', async () => {
  const workers = pool({ runtime: 'process', idleMs: 1 });
  const { pid } = await workers.run('place', null);
  await vi.waitUntil(() => !isAlive(pid), { timeout: 30_000 });
  expect((await workers.run('place', null)).pid).not.toBe(pid);
});

it('says of an error by its cause that too much was asked for', () => {
  expect(isOverload(new Error('busy', { cause: new QueueFullError('full') }))).toBe(true);
  expect(isOverload(new Error('busy', { cause: new Error('other') }))).toBe(false);
});

it('asks again while a queue is full, as often as it may, and for no other error', async () => {
  const tries = { full: 0, other: 0 };
  const full = () => Promise.reject(new QueueFullError(`full ${++tries.full}`));
  await expect(retryWhenFull(full, { everyMs: 1, retries: 2 })).rejects.toThrow('full 3');
  await expect(
    retryWhenFull(() => Promise.reject(new Error(`no ${++tries.other}`)), { everyMs: 1 }),
  ).rejects.toThrow('no 1');
  const answers = [full, () => Promise.resolve('done')];
  expect(await retryWhenFull(() => (answers.shift() ?? full)(), { everyMs: 1 })).toBe('done');
});

it('leaves the thread pool that Node shares free: a file is read while every worker is busy', async () => {
  const workers = pool({ workers: 4 });
  const busy = [1, 2, 3, 4].map(() => held(workers));
  expect((await readFile(module)).byteLength).toBeGreaterThan(0);
  expect(workers.open).toBe(4);
  await Promise.all(busy.map((each) => each.release()));
});

it('fails what is open when it is closed', async () => {
  const workers = pool();
  const open = workers.run('endless', null);
  const failed = expect(open).rejects.toThrow();
  await workers.close();
  await failed;
  await expect(workers.run('double', 1)).rejects.toThrow('The workers were stopped');
});
