import { Tinypool } from 'tinypool';
import { RoundRobinQueue } from './round-robin-queue.ts';

/** A worker process stands back before it loads what it works with. */
const standingBack = `--import=${new URL('./priority.ts', import.meta.url).href}`;

/** A task as a worker's module exports it: one value in, one value out, both structured clones. */
type Task = (input: never) => unknown;
type Input<Module, Name extends keyof Module> = Parameters<Tasks<Module>[Name]>[0];
type Tasks<Module> = { readonly [Name in keyof Module]: Module[Name] extends Task ? Module[Name] : never };

export interface WorkerPoolOptions {
  /** The module whose exported functions are the tasks. */
  readonly module: URL;
  /** A process keeps native memory and native thread pools apart from the server's; a thread starts faster. */
  readonly runtime: 'thread' | 'process';
  /** How many tasks run at once. */
  readonly workers: number;
  /** How many tasks may wait besides; more are refused. */
  readonly queue: number;
  /** How many tasks of one key may run or wait at once. Default: no bound but the queue's. */
  readonly perKey?: number;
  /** From being asked to being done; a worker that is still busy then is ended. */
  readonly timeoutMs: number;
  /** From a worker having it to being done, where tasks may wait for longer than one may take. Default: `timeoutMs` alone. */
  readonly runMs?: number;
  /** After how long without a task the workers are ended, until the next one. Default: they stay. */
  readonly idleMs?: number;
  /** The most JavaScript memory of one worker. Default: Node's. */
  readonly heapMegabytes?: number;
}

/** The queue is full, or one key has too many tasks in it: nothing was begun, and the task may be asked for later. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** A task took longer than it may. Its worker was ended. */
export class TaskTimeoutError extends Error {
  override readonly name = 'TaskTimeoutError';
}

/**
 * Says whether a task was not done because too many were asked for: no fault of the server, and no 5xx. An error that says so in
 * other words has it as its cause.
 */
export function isOverload(error: unknown): boolean {
  if (error instanceof QueueFullError || error instanceof TaskTimeoutError) return true;
  return error instanceof Error && error.cause !== undefined && isOverload(error.cause);
}

/** A task that waits for a worker. */
interface Waiting {
  readonly begin: () => void;
  readonly fail: (error: Error) => void;
}

const stopped = () => new Error('The workers were stopped');

/**
 * Runs tasks in workers of their own, so that neither the event loop nor the thread pool that Node shares between
 * files, DNS and crypto waits for them. The number at work, the number waiting, the number of one key and the time are
 * bounded, and the keys take turns: a task waits for one of each other key, however many these have. Workers start with the
 * first task, unless `start` is called before, and never keep the process alive.
 * Takes the type of the module: `new WorkerPool<typeof import('./tasks.ts')>({...})`.
 */
export class WorkerPool<Module> {
  readonly #options: WorkerPoolOptions;
  #pool: Tinypool | undefined;
  #closed = false;
  #open = 0;
  /** The tasks that have a worker: the library's own queue, which knows no keys, stays empty. */
  #running = 0;
  #idle: NodeJS.Timeout | undefined;
  readonly #waiting = new RoundRobinQueue<Waiting>();
  readonly #openOf = new Map<string, number>();

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
  }

  /** The tasks that run or wait. */
  get open(): number {
    return this.#open;
  }

  /**
   * Runs a task. Takes its name, its input, and for whom: a person, an address or a network. An input that is large is given as
   * a function that reads it, which is called when the task has a worker: what waits takes no memory.
   * Throws QueueFullError at once when there is no room, TaskTimeoutError when it takes too long, the reason of the
   * signal when that aborts, and what the task throws.
   */
  async run<Name extends keyof Tasks<Module> & string>(
    name: Name,
    input: Input<Module, Name> | (() => Promise<Input<Module, Name>>),
    { key, signal }: { readonly key?: string; readonly signal?: AbortSignal } = {},
  ): Promise<Awaited<ReturnType<Tasks<Module>[Name]>>> {
    if (this.#closed) throw stopped();
    signal?.throwIfAborted();
    const { timeoutMs, runMs = timeoutMs } = this.#options;
    this.#admit(key);
    const timeout = AbortSignal.timeout(timeoutMs);
    let ran: AbortSignal | undefined;
    try {
      await this.#takeWorker(key ?? '', signal ? AbortSignal.any([signal, timeout]) : timeout);
      try {
        ran = AbortSignal.timeout(runMs);
        const signals = signal ? [signal, timeout, ran] : [timeout, ran];
        const given = typeof input === 'function' ? await (input as () => Promise<unknown>)() : input;
        return await this.#begin().run(given, { name, signal: AbortSignal.any(signals) });
      } finally {
        this.#releaseWorker();
      }
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      if (timeout.aborted) throw new TaskTimeoutError(`${name} took longer than ${timeoutMs} ms`);
      if (ran?.aborted) throw new TaskTimeoutError(`${name} ran longer than ${runMs} ms`);
      throw error;
    } finally {
      this.#leave(key);
    }
  }

  /** Starts the workers before the first task, which then need not wait for them. */
  start(): void {
    if (!this.#closed) this.#begin();
  }

  /** Ends the workers for good; what runs or waits fails. */
  async close(): Promise<void> {
    this.#closed = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) next.fail(stopped());
    await this.#endWorkers();
  }

  async #endWorkers(): Promise<void> {
    clearTimeout(this.#idle);
    const pool = this.#pool;
    this.#pool = undefined;
    await pool?.destroy();
  }

  /** Waits until a worker is free for a task of this key. Throws the reason of the signal when that aborts before. */
  #takeWorker(key: string, signal: AbortSignal): Promise<void> {
    if (this.#running < this.#options.workers) {
      this.#running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        begin: () => {
          signal.removeEventListener('abort', leave);
          resolve();
        },
        fail: (error) => {
          signal.removeEventListener('abort', leave);
          reject(error);
        },
      };
      const leave = () => {
        this.#waiting.remove(key, waiting);
        reject(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.push(key, waiting);
    });
  }

  /** Hands the worker of a task that is over to the next one. */
  #releaseWorker(): void {
    const next = this.#waiting.shift();
    if (next) next.begin();
    else this.#running -= 1;
  }

  #admit(key: string | undefined): void {
    const { workers, queue, perKey = Number.POSITIVE_INFINITY } = this.#options;
    const ofKey = key === undefined ? 0 : (this.#openOf.get(key) ?? 0);
    if (this.#open >= workers + queue) throw new QueueFullError('As many tasks wait as may');
    if (ofKey >= perKey) throw new QueueFullError('As many tasks of one key are open as may be');
    this.#open += 1;
    clearTimeout(this.#idle);
    if (key !== undefined) this.#openOf.set(key, ofKey + 1);
  }

  #leave(key: string | undefined): void {
    this.#open -= 1;
    const { idleMs } = this.#options;
    if (this.#open === 0 && idleMs !== undefined)
      this.#idle = setTimeout(() => void this.#endWorkers().catch(() => {}), idleMs).unref();
    if (key === undefined) return;
    const ofKey = (this.#openOf.get(key) ?? 1) - 1;
    if (ofKey === 0) this.#openOf.delete(key);
    else this.#openOf.set(key, ofKey);
  }

  #begin(): Tinypool {
    if (this.#closed) throw stopped();
    if (this.#pool) return this.#pool;
    const { module, runtime, workers, heapMegabytes } = this.#options;
    const isProcess = runtime === 'process';
    const heap = isProcess && heapMegabytes !== undefined ? [`--max-old-space-size=${heapMegabytes}`] : [];
    const pool = new Tinypool({
      filename: module.href,
      runtime: isProcess ? 'child_process' : 'worker_threads',
      // All of them stay: the library starts a new one after a crash only up to the minimum.
      minThreads: workers,
      maxThreads: workers,
      // A worker takes nothing of the server's environment, which holds its secrets.
      env: {},
      execArgv: ['--conditions=@mirror-studio/source', ...(isProcess ? [standingBack] : []), ...heap],
      serialization: 'advanced',
      ...(!isProcess &&
        heapMegabytes !== undefined && { resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } }),
    });
    // A worker that ends with no task is replaced with the next one.
    pool.on('error', () => {});
    this.#pool = pool;
    return pool;
  }
}
