import { createHook } from 'node:async_hooks';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asker, newEmail, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import { hashPassword, matchesPassword } from './keys/passwords.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const signUp = () =>
  fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: newEmail(), password: 'Silver-mirror-7' }),
  });

test('hashing gives nothing to the threads that Node shares with files and names', async () => {
  const given: string[] = [];
  const hook = createHook({ init: (_, type) => void given.push(type) }).enable();
  const kept = await hashPassword('Silver-mirror-7');
  const found = await matchesPassword('Silver-mirror-7', kept);
  await readFile(new URL(import.meta.url));
  hook.disable();
  expect(found).toBe(true);
  expect(given).toContain('FSREQPROMISE');
  expect(given).not.toContain('SCRYPTREQUEST');
});

test('of a hundred sign-ups at once those that do not fit are refused, without a fault, and balances go on', async () => {
  const { session } = await signIn(server);
  const ask = asker(server.url, session.access_token);
  const answers = Array.from({ length: 100 }, signUp);
  const balances = await Promise.all(Array.from({ length: 20 }, () => ask('GET', '/api/balance')));
  expect(new Set(balances.map(({ status }) => status))).toEqual(new Set([200]));
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(server.log.problems).toEqual([]);
});
