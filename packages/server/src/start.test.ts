import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { AuthClient } from '@supabase/auth-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failToStart, scratchDir, spawnServer } from './testing/process.ts';
import { newEmail, signInAt } from './testing/server.ts';

let scratch: ReturnType<typeof scratchDir>;
beforeAll(() => {
  scratch = scratchDir();
});
afterAll(() => scratch.remove());

/** One folder for all tests, one after another: each finds what the one before left, whole. */
const dataFolder = () => ({ DATA_DIR: join(scratch.path, 'data') });

test('killed in the middle, it opens again with everything it had acknowledged', async () => {
  const env = dataFolder();
  const first = await spawnServer(env);
  const session = await signInAt(first.url, newEmail());
  const end = await first.stop('SIGKILL');
  expect(end.signal).toBe('SIGKILL');
  expect(existsSync(join(env.DATA_DIR, 'studio.lock'))).toBe(true);

  const second = await spawnServer(env);
  const auth = new AuthClient({
    url: `${second.url}/auth/v1`,
    autoRefreshToken: false,
    persistSession: false,
  });
  const { data, error } = await auth.refreshSession({ refresh_token: session.refresh_token });
  expect(error).toBeNull();
  expect(data.user?.id).toBe(session.user.id);
  expect((await auth.getUser(session.access_token)).data.user?.id).toBe(session.user.id);
  expect((await second.stop('SIGTERM')).code).toBe(0);
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends it in good order within a few seconds', async (signal) => {
  const env = dataFolder();
  const server = await spawnServer(env);
  // A connection that a browser keeps open does not hold it up.
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  const end = await server.stop(signal);
  expect(end).toMatchObject({ code: 0, signal: null });
  expect(end.tookMs).toBeLessThan(4_000);
  expect(existsSync(join(env.DATA_DIR, 'studio.lock'))).toBe(false);
});

test('a second instance on the same folder is refused in one line, and the first goes on', async () => {
  const env = dataFolder();
  const first = await spawnServer(env);
  const refused = await failToStart(env);
  expect(refused.code).toBe(1);
  expect(refused.stdout).toBe('');
  expect(refused.stderr).toBe(
    `Mirror Studio is already running on ${env.DATA_DIR} (process ${first.child.pid}). Stop it first, or choose another folder with DATA_DIR.\n`,
  );
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
  expect(readFileSync(join(env.DATA_DIR, 'studio.lock'), 'utf8')).toContain(String(first.child.pid));
  expect((await first.stop('SIGINT')).code).toBe(0);
});

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
  const server = await spawnServer(env);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  expect((await server.stop('SIGINT')).code).toBe(0);
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
