import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { AuthClient } from '@supabase/auth-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareDataDir } from './testing/data-folder.ts';
import { failToStart, type ServerProcess, scratchDir, spawnServer } from './testing/process.ts';
import { newEmail, signInAt, startTestServer } from './testing/server.ts';

let scratch: ReturnType<typeof scratchDir>;
beforeAll(async () => {
  scratch = scratchDir();
  await prepareDataDir(join(scratch.path, 'data'));
});
afterAll(async () => {
  await running.stop('SIGKILL');
  scratch.remove();
});

/** One folder for all tests, one after another: each finds what the one before left, whole. */
const dataFolder = () => ({ DATA_DIR: join(scratch.path, 'data') });
let running: ServerProcess;

test('killed in the middle, it opens again with everything it had acknowledged', async () => {
  const env = dataFolder();
  const first = await spawnServer(env);
  const session = await signInAt(first.url, newEmail());
  const end = await first.stop('SIGKILL');
  expect(end.signal).toBe('SIGKILL');
  expect(existsSync(join(env.DATA_DIR, 'studio.lock'))).toBe(true);

  running = await spawnServer(env);
  const auth = new AuthClient({
    url: `${running.url}/auth/v1`,
    autoRefreshToken: false,
    persistSession: false,
  });
  const { data, error } = await auth.refreshSession({ refresh_token: session.refresh_token });
  expect(error).toBeNull();
  expect(data.user?.id).toBe(session.user.id);
  expect((await auth.getUser(session.access_token)).data.user?.id).toBe(session.user.id);
});

test('a second instance on the same folder is refused in one line, and the first goes on', async () => {
  const env = dataFolder();
  const refused = await failToStart(env);
  expect(refused.code).toBe(1);
  expect(refused.stdout).toBe('');
  expect(refused.stderr).toBe(
    `Mirror Studio is already running on ${env.DATA_DIR} (process ${running.child.pid} on ${hostname()}). Stop it first, or choose another folder with DATA_DIR.\n`,
  );
  expect((await fetch(`${running.url}/api/health`)).status).toBe(200);
  expect(readFileSync(join(env.DATA_DIR, 'studio.lock'), 'utf8')).toContain(String(running.child.pid));
});

/** Opens a connection on which nothing is asked yet; `answer` is the status line, or why there was none. */
async function connection(url: string) {
  const { port, hostname: host } = new URL(url);
  const socket = connect(Number(port), host);
  await once(socket, 'connect');
  return {
    ask: () => void socket.write(`GET /api/health HTTP/1.1\r\nHost: ${host}\r\n\r\n`),
    answer: new Promise<string>((resolve) => {
      socket.once('data', (data) => resolve(data.toString().split('\r\n')[0] ?? ''));
      socket.once('error', (error) => resolve(error.message));
      socket.once('close', () => resolve('closed'));
    }),
  };
}

/** Ends it while a connection that a browser keeps open is there, which does not hold it up. */
async function endsInGoodOrder(signal: 'SIGINT' | 'SIGTERM') {
  expect((await fetch(`${running.url}/api/health`)).status).toBe(200);
  const end = await running.stop(signal);
  expect(end).toMatchObject({ code: 0, signal: null });
  expect(end.tookMs).toBeLessThan(4_000);
  expect(existsSync(join(dataFolder().DATA_DIR, 'studio.lock'))).toBe(false);
}

test('SIGINT ends it in good order within a few seconds', () => endsInGoodOrder('SIGINT'));

test('a port in use is one line, and the data is whole', async () => {
  const env = dataFolder();
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const address = other.address();
  const port = String(typeof address === 'object' ? address?.port : '');
  const refused = await failToStart({ ...env, PORT: port });
  other.close();
  expect(refused).toEqual({
    code: 1,
    stdout: '',
    stderr: `Port ${port} is in use. Stop what uses it, or choose another with PORT.\n`,
  });
  running = await spawnServer(env);
  expect((await fetch(`${running.url}/api/health`)).status).toBe(200);
});

test('SIGTERM ends it in good order within a few seconds', () => endsInGoodOrder('SIGTERM'));

test('what was asked before it stops is answered, also where it was not read yet', async () => {
  const server = await startTestServer();
  const connections = await Promise.all(Array.from({ length: 200 }, () => connection(server.url)));
  // All in one turn: the server, in this process too, has read none of it when it is asked to stop.
  for (const { ask } of connections) ask();
  const stopped = server.close();
  const answers = await Promise.all(connections.map(({ answer }) => answer));
  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 200 OK']));
  await stopped;
});

test.each([
  [{ PORT: '99999' }, 'PORT must be a whole number from 0 to 65535.'],
  [
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' },
    'The database at 127.0.0.1:9 cannot be reached (connect ECONNREFUSED 127.0.0.1:9). Check DATABASE_URL.',
  ],
])('%o is refused in one line', async (env, line) => {
  const refused = await failToStart({ ...dataFolder(), ...env });
  expect(refused).toEqual({ code: 1, stdout: '', stderr: `${line}\n` });
});

test('a folder that is a file, or lies below one, is refused in one line', async () => {
  const file = join(scratch.path, 'file');
  writeFileSync(file, 'not a folder');
  const below = join(file, 'below');
  for (const [setting, folder, env] of [
    ['DATA_DIR', file, { DATA_DIR: file }],
    ['DATA_DIR', below, { DATA_DIR: below }],
    ['MEDIA_DIR', below, { ...dataFolder(), MEDIA_DIR: below }],
  ] as const) {
    expect(await failToStart(env)).toEqual({
      code: 1,
      stdout: '',
      stderr: `${setting} ${folder} is or lies below a file, not a folder. Choose a folder with ${setting}.\n`,
    });
  }
  expect(readFileSync(file, 'utf8')).toBe('not a folder');
});
