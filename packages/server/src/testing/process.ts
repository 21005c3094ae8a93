import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const entry = fileURLToPath(new URL('../main.ts', import.meta.url));
/** What one process made of the sources, the next need not make again. */
const compiled = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));
const ready = v.object({ ready: v.literal(true), url: v.string(), inboxUrl: v.nullable(v.string()) });

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** Sends a signal and waits for the end: how it ended, and how long it took. */
  stop(signal: NodeJS.Signals): Promise<{ code: number | null; signal: string | null; tookMs: number }>;
}

export interface FailedStart {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A folder of its own for a test; remove it when done. */
export function scratchDir(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'mirror-studio-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Starts a program that sees no process ids but its own, as in a container; it ends with the one that started it. */
const ownProcessIds = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'] as const;

/**
 * Says whether this machine lets a process have process ids of its own; needs the rights of the administrator, or
 * namespaces of users.
 */
export function allowsOwnProcessIds(): boolean {
  const [program, ...args] = ownProcessIds;
  return spawnSync(program, [...args, 'true']).status === 0;
}

export interface LaunchOptions {
  /** As in a container: with process ids of its own. */
  readonly ownProcessIds?: boolean;
}

function launch(env: Readonly<Record<string, string>>, options: LaunchOptions = {}) {
  const node = [process.execPath, '--conditions=@mirror-studio/source'] as const;
  const [execPath, ...execArgv] = options.ownProcessIds ? [...ownProcessIds, ...node] : node;
  const child = fork(entry, {
    execPath,
    execArgv,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compiled,
      PORT: '0',
      NETWORK_LIMIT_FACTOR: '1000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const said = { stdout: '', stderr: '' };
  child.stdout?.on('data', (data: Buffer) => {
    said.stdout += data.toString();
  });
  child.stderr?.on('data', (data: Buffer) => {
    said.stderr += data.toString();
  });
  return { child, said, ended: once(child, 'close') };
}

/** Starts the real server as a process of its own and waits until it is ready. Throws when it does not start. */
export async function spawnServer(
  env: Readonly<Record<string, string>>,
  options?: LaunchOptions,
): Promise<ServerProcess> {
  const { child, said, ended } = launch(env, options);
  const first = await Promise.race([once(child, 'message'), ended.then(() => null)]);
  if (first === null) throw new Error(`The server did not start: ${said.stderr}`);
  const { url } = v.parse(ready, first[0]);
  return {
    child,
    url,
    async stop(signal) {
      const from = performance.now();
      child.kill(signal);
      await ended;
      return { code: child.exitCode, signal: child.signalCode, tookMs: performance.now() - from };
    },
  };
}

/** Starts the server where it cannot start, and returns what it said before it ended. */
export async function failToStart(
  env: Readonly<Record<string, string>>,
  options?: LaunchOptions,
): Promise<FailedStart> {
  const { child, said, ended } = launch(env, options);
  const first = await Promise.race([once(child, 'message'), ended.then(() => null)]);
  if (first !== null) {
    child.kill('SIGKILL');
    throw new Error('The server started.');
  }
  return { code: child.exitCode, ...said };
}
