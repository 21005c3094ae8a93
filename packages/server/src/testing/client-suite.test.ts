import { generateKeyPairSync } from 'node:crypto';
import { AuthClient } from '@supabase/auth-js';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ClientSuite, type ClientSuiteName, startClientSuite } from './client-suite.ts';
import { newEmail } from './server.ts';

const key = {
  ...generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey.export({ format: 'jwk' }),
  kid: 'suite',
};
let suite: ClientSuite;
beforeAll(async () => {
  suite = await startClientSuite({ signingKeys: JSON.stringify([key]), anyPorts: true });
});
afterAll(() => suite.close());

const client = (name: ClientSuiteName) =>
  new AuthClient({ url: suite.urls[name], autoRefreshToken: false, persistSession: false });
/** As the suite makes them: of letters and figures alone. */
const password = 'Kx3vQ0pTz81nLwa';

test.each([
  ['whole', { disable_signup: false, mailer_autoconfirm: true, phone_autoconfirm: true }, true],
  ['asymmetric', { disable_signup: false, mailer_autoconfirm: true, phone_autoconfirm: true }, false],
  ['closed', { disable_signup: true, mailer_autoconfirm: false, phone_autoconfirm: false }, false],
  ['autoconfirm', { disable_signup: false, mailer_autoconfirm: true, phone_autoconfirm: true }, true],
  ['proving', { disable_signup: false, mailer_autoconfirm: false, phone_autoconfirm: false }, false],
] as const)(
  '%s has the settings of the suite, where the suite asks for them',
  async (name, settings, anonymous) => {
    const said = await (await fetch(`${suite.urls[name]}/settings`)).json();
    expect(said).toMatchObject({ ...settings, external: { anonymous_users: anonymous } });
  },
);

test.each(['whole', 'asymmetric'] as const)('%s signs with the key of the suite', async (name) => {
  const { data, error } = await client(name).signUp({ email: newEmail(), password });
  expect(error).toBeNull();
  expect(decodeProtectedHeader(data.session?.access_token ?? '')).toMatchObject({
    alg: 'RS256',
    kid: 'suite',
  });
});
