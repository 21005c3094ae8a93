import { type ChildProcess, fork } from 'node:child_process';
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

function launch(env: Readonly<Record<string, string>>) {
  const child = fork(entry, {
    execArgv: ['--conditions=@mirror-studio/source'],
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled, PORT: '0', ...env },
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
export async function spawnServer(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const { child, said, ended } = launch(env);
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
export async function failToStart(env: Readonly<Record<string, string>>): Promise<FailedStart> {
  const { child, said, ended } = launch(env);
  const first = await Promise.race([once(child, 'message'), ended.then(() => null)]);
  if (first !== null) {
    child.kill('SIGKILL');
    throw new Error('The server started.');
  }
  return { code: child.exitCode, ...said };
}
