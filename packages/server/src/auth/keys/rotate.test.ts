import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signingKeyLimits } from '@mirror-studio/domain/constants/sign-in';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../database/index.ts';
import { rotateKeys } from '../../rotate-keys.ts';
import { prepareDataDir, signIn, startTestServer, type TestServer } from '../../testing/index.ts';
import { signingKeys } from '../store/signing-keys.ts';
import { rotateSigningKey } from './rotate.ts';
import { accessSeconds } from './signing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const told = async () => {
  const answer = await fetch(`${server.url}/auth/v1/.well-known/jwks.json`);
  return ((await answer.json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);
};
const kidOf = (token: string) => decodeProtectedHeader(token).kid;
const passes = async (token: string) =>
  (await fetch(`${server.url}/auth/v1/user`, { headers: { authorization: `Bearer ${token}` } })).ok;
const rotate = (atOnce: boolean) =>
  rotateSigningKey(server.services.db, server.clock, { atOnce }).then(({ kid }) => kid);

test.each([
  ['a quarter of an hour later, once the key set was read again', false],
  ['at once where it has to', true],
])('a running server signs with the new key %s, and goes on believing the old', async (_, atOnce) => {
  const before = await signIn(server);
  const old = kidOf(before.session.access_token);
  const kid = await rotate(atOnce);
  server.clock.advance(signingKeyLimits.readEveryMs);
  expect(await told()).toEqual(expect.arrayContaining([kid, old]));
  expect(kidOf((await signIn(server)).session.access_token)).toBe(atOnce ? kid : old);
  server.clock.advance(signingKeyLimits.aheadMs - signingKeyLimits.readEveryMs);
  const after = await signIn(server);
  expect(kidOf(after.session.access_token)).toBe(kid);
  expect(await passes(before.session.access_token)).toBe(true);

  server.clock.advance(accessSeconds * 1000 + signingKeyLimits.readEveryMs + 1);
  expect(await told()).toEqual([kid]);
});

test('the command makes a key in the data folder of the configuration, and says when it signs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mirror-rotate-'));
  try {
    const DATA_DIR = await prepareDataDir(folder);
    const said = await rotateKeys({ NODE_ENV: 'test', DATA_DIR }, ['--now']);
    const kid = /^The key ([\w-]{43}) signs from \d{4}-\d\d-\d\dT/.exec(said)?.[1];
    const db = await openDatabase({ databaseUrl: null, dataDir: DATA_DIR });
    expect((await signingKeys(db)).map((key) => key.kid).at(0)).toBe(kid);
    await db.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('the command refuses words that it does not know, a hosted service and keys of the configuration', async () => {
  await expect(rotateKeys({ NODE_ENV: 'test' }, ['--drop'])).rejects.toThrow('--drop is not known.');
  await expect(
    rotateKeys({ NODE_ENV: 'test', AUTH_URL: 'https://project.example/auth/v1' }, []),
  ).rejects.toThrow('AUTH_URL is set');
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  await expect(
    rotateKeys({ NODE_ENV: 'test', AUTH_SIGNING_KEYS: JSON.stringify([key]) }, []),
  ).rejects.toThrow('AUTH_SIGNING_KEYS is set');
});
