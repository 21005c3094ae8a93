import { Tinypool } from 'tinypool';

/** A worker process stands back before it loads what it works with. */
const standingBack = `--import=${new URL('./priority.ts', import.meta.url).href}`;

/** A task as a worker's module exports it: one value in, one value out, both structured clones. */
type Task = (input: never) => unknown;
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

/** Says whether a task was not done because too many were asked for: no fault of the server, and no 5xx. */
export function isOverload(error: unknown): boolean {
  return error instanceof QueueFullError || error instanceof TaskTimeoutError;
}

/**
 * Runs tasks in workers of their own, so that neither the event loop nor the thread pool that Node shares between
 * files, DNS and crypto waits for them. The number at work, the number waiting, the number of one key and the time are
 * bounded. Workers start with the first task, unless `start` is called before, and never keep the process alive.
 * Takes the type of the module: `new WorkerPool<typeof import('./tasks.ts')>({...})`.
 */
export class WorkerPool<Module> {
  readonly #options: WorkerPoolOptions;
  #pool: Tinypool | undefined;
  #closed = false;
  #open = 0;
  readonly #openOf = new Map<string, number>();

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
  }

  /** The tasks that run or wait. */
  get open(): number {
    return this.#open;
  }

  /**
   * Runs a task. Takes its name, its input, and for whom: a person, an address or a network.
   * Throws QueueFullError at once when there is no room, TaskTimeoutError when it takes too long, the reason of the
   * signal when that aborts, and what the task throws.
   */
  async run<Name extends keyof Tasks<Module> & string>(
    name: Name,
    input: Parameters<Tasks<Module>[Name]>[0],
    { key, signal }: { readonly key?: string; readonly signal?: AbortSignal } = {},
  ): Promise<Awaited<ReturnType<Tasks<Module>[Name]>>> {
    if (this.#closed) throw new Error('The workers were stopped');
    signal?.throwIfAborted();
    this.#admit(key);
    const timeout = AbortSignal.timeout(this.#options.timeoutMs);
    const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
    try {
      return await this.#begin().run(input, { name, signal: either });
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      if (timeout.aborted)
        throw new TaskTimeoutError(`${name} took longer than ${this.#options.timeoutMs} ms`);
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
    const pool = this.#pool;
    this.#pool = undefined;
    this.#closed = true;
    await pool?.destroy();
  }

  #admit(key: string | undefined): void {
    const { workers, queue, perKey = Number.POSITIVE_INFINITY } = this.#options;
    const ofKey = key === undefined ? 0 : (this.#openOf.get(key) ?? 0);
    if (this.#open >= workers + queue) throw new QueueFullError('As many tasks wait as may');
    if (ofKey >= perKey) throw new QueueFullError('As many tasks of one key are open as may be');
    this.#open += 1;
    if (key !== undefined) this.#openOf.set(key, ofKey + 1);
  }

  #leave(key: string | undefined): void {
    this.#open -= 1;
    if (key === undefined) return;
    const ofKey = (this.#openOf.get(key) ?? 1) - 1;
    if (ofKey === 0) this.#openOf.delete(key);
    else this.#openOf.set(key, ofKey);
  }

  #begin(): Tinypool {
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
