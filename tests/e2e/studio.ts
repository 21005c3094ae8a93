import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { localInbox } from '@mirror-studio/domain/contract';
import { prepareDataDir } from '@mirror-studio/server/testing/data-folder';

const root = resolve(import.meta.dirname, '../..');

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The probe has no port');
  return address.port;
}

/** The environment of a person's shell: what the runner adds for its own output is not theirs. */
export function shellEnv(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...env } = process.env;
  return env;
}

export interface Mail {
  to: string;
  subject: string;
  link: string;
  text: string;
}

/** Variables of the process; `undefined` leaves out what tests usually set. */
type Settings = Readonly<Record<string, string | undefined>>;

/** The whole product as `npm start` runs it, on a free loopback port and a data folder of its own. */
export class Studio {
  readonly dataDir: string;
  readonly port: number;
  output = '';
  #process: ChildProcess | undefined;
  #startedAtMs = 0;
  readonly #env: Settings;

  private constructor(dataDir: string, port: number, env: Settings) {
    this.dataDir = dataDir;
    this.port = port;
    this.#env = env;
  }

  /** `fresh`: the data folder does not exist yet, as on the very first start; otherwise nobody is in it. */
  static async start({
    fresh = false,
    ...options
  }: {
    env?: Settings;
    port?: number;
    fresh?: boolean;
  } = {}): Promise<Studio> {
    const dataDir = join(mkdtempSync(join(tmpdir(), 'mirror-studio-')), 'data');
    if (!fresh) await prepareDataDir(dataDir);
    const studio = new Studio(dataDir, options.port ?? (await freePort()), options.env ?? {});
    await studio.run();
    return studio;
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid() {
    return this.#process?.pid;
  }

  /** Starts it and waits for the line with the address; throws with all it said when it ends before that. */
  async run(): Promise<void> {
    this.output = '';
    this.#startedAtMs = performance.now();
    const child = spawn(process.execPath, ['--conditions=@mirror-studio/source', 'scripts/start.mjs'], {
      cwd: root,
      // Everybody in these tests asks from one address.
      env: {
        NETWORK_LIMIT_FACTOR: '1000',
        SAMPLE_COMMUNITY: 'false',
        ...shellEnv(),
        ...this.#env,
        PORT: String(this.port),
        DATA_DIR: this.dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    // A test that fails half-way leaves nothing running.
    const end = () => child.kill('SIGKILL');
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    await new Promise<void>((ready, failed) => {
      const read = (chunk: Buffer) => {
        this.output += chunk.toString();
        if (this.output.includes(this.url + localInbox.page) || /in production/.test(this.output)) ready();
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.once('exit', (code) => failed(new Error(`It ended with ${code}: ${this.output}`)));
    });
  }

  /** The processor time that it has used since it was started; the time that has passed where /proc is missing. */
  processorMs(): number {
    try {
      const stat = readFileSync(`/proc/${this.pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return (Number(fields[11]) + Number(fields[12])) * 10;
    } catch {
      return performance.now() - this.#startedAtMs;
    }
  }

  /** Ends the process by a signal; answers its exit code and how long it took. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<{ code: number | null; tookMs: number }> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null)
      return { code: child?.exitCode ?? null, tookMs: 0 };
    const started = performance.now();
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return { code: child.exitCode, tookMs: performance.now() - started };
  }

  /** Ends the process, changes its data folder, and starts it again. */
  async whileStopped<Result>(change: (dataDir: string) => Promise<Result>): Promise<Result> {
    await this.stop();
    const result = await change(this.dataDir);
    await this.run();
    return result;
  }

  /** What `pnpm admin …` says of this studio's data, which nobody else may use meanwhile: see {@link whileStopped}. */
  async admin(...given: string[]): Promise<string> {
    const command = ['--conditions=@mirror-studio/source', 'packages/server/src/admin.ts', ...given];
    const env = { ...shellEnv(), DATA_DIR: this.dataDir };
    return (await promisify(execFile)(process.execPath, command, { cwd: root, env })).stdout;
  }

  async dispose(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(resolve(this.dataDir, '..'), { recursive: true, force: true });
  }

  /** The mails of the local outbox, newest first. */
  async mails(): Promise<Mail[]> {
    const response = await fetch(this.url + localInbox.messages);
    const { messages } = (await response.json()) as { messages: Mail[] };
    return messages;
  }
}
