import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@mirror-studio/domain/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { administer } from './admin.ts';
import {
  asker,
  browser,
  newEmail,
  prepareDataDir,
  type ServerProcess,
  scratchDir,
  signInAt,
  spawnServer,
} from './testing/index.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: { admin: string };
};

let scratch: ReturnType<typeof scratchDir>;
let server: ServerProcess | undefined;
beforeAll(() => {
  scratch = scratchDir();
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  scratch.remove();
});

/** What `pnpm admin …` runs, as a process of its own. */
function admin(env: Readonly<Record<string, string>>, ...given: string[]) {
  const [, ...command] = scripts.admin.split(' ');
  const options = { cwd: root, env: { PATH: process.env.PATH, ...env } };
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, [...command, ...given], options, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), said: stdout + stderr }),
    );
  });
}

test('the first administrator and an invitation are made at the server, while it does not run', async () => {
  const env = { DATA_DIR: await prepareDataDir(join(scratch.path, 'data')) };
  const [email, unproved] = [newEmail(), newEmail('nobody')];
  server = await spawnServer(env);
  const { access_token } = await signInAt(server.url, email);
  await browser(server.url).auth.signUp({ email: unproved, password: 'Onyx-glass-7' });
  const invite = (url: string) => asker(url, access_token)('POST', endpoints.makeInvitation.path);
  expect((await invite(server.url)).status).toBe(403);
  expect(await admin(env, 'grant', email)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^Mirror Studio is already running on .*\n$/),
  });
  await server.stop('SIGTERM');

  for (const [address, words] of [
    ['nobody-else@example.test', 'has no account here.'],
    [unproved, 'was never proved'],
    ['mara@', 'is no email address.'],
  ] as const) {
    const refused = administer({ NODE_ENV: 'test', ...env }, ['grant', address]);
    await expect(refused).rejects.toThrow(`${address} ${words}`);
  }
  expect(await admin(env, 'grant', ` ${email.toUpperCase()} `)).toMatchObject({ code: 0 });
  expect(await admin(env, 'grant', email)).toEqual({
    code: 1,
    said: `${email} is an administrator already.\n`,
  });
  const SITE_URL = 'https://studio.example.test';
  const invited = await admin({ ...env, SITE_URL }, 'invite');
  const link = new URL(invited.said.split('\n')[0] ?? '');
  expect(link.href).toContain(`${SITE_URL}/onboarding?invite=`);

  server = await spawnServer(env);
  expect((await invite(server.url)).status).toBe(201);
  const log = await asker(server.url, access_token)('GET', endpoints.securityEvents.path);
  expect(log.body['events']).toContainEqual(
    expect.objectContaining({ kind: 'admin_granted', network: null }),
  );
  const guest = asker(server.url, (await signInAt(server.url)).access_token);
  const code = link.searchParams.get('invite');
  expect((await guest('POST', endpoints.claimInvitation.path, { code })).status).toBe(200);
}, 120_000);

test.each([
  [],
  ['grant'],
  ['grant', 'a@example.test', 'b@example.test'],
  ['invite', 'x'],
  ['refusals', 'x'],
  ['revoke'],
])('the command says how it is used when it is given %j %j %j', async (...given) => {
  await expect(administer({ NODE_ENV: 'test' }, given)).rejects.toThrow(/^Usage: pnpm admin grant EMAIL/);
});
