import {
  factorLimits,
  magicLinkLimits,
  reauthenticationLimits,
} from '@mirror-studio/domain/constants/sign-in';
import { endpoints } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportIn, newExport } from '../account-data/testing/somebody.ts';
import { rememberingPerson } from '../remembered-browsers/remembering.ts';
import { asker, browser, newEmail, openPage, signIn } from '../testing/index.ts';
import { codeIn, codeInText } from '../testing/mail-codes.ts';
import { closeStandIns } from '../testing/stand-ins/index.ts';
import { codeOf } from '../testing/totp.ts';
import { startWithProvider, step } from './providers.testing.ts';

let at: Awaited<ReturnType<typeof startWithProvider>>;
beforeAll(async () => {
  at = await startWithProvider({ trustProxy: { hops: 1, networks: null } });
});
afterAll(async () => {
  closeStandIns();
  await at.server.close();
});

const password = 'Onyx-glass-7';
type Auth = ReturnType<typeof browser>['auth'];

const call = (path: string, body: object, token?: string) =>
  fetch(`${at.server.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
const isOk = async (answer: Promise<Response>) => ((await answer).ok ? 'won' : null);
const tokenOf = async (auth: Auth) => (await auth.getSession()).data.session?.access_token ?? '';

/** The message of a link that was asked for without a challenge. */
async function mailed() {
  const email = newEmail();
  await call('/otp', { email });
  return { email, message: await at.server.lastMessage(email) };
}
async function withFactor() {
  const person = await signIn(at.server);
  const { data, error } = await person.auth.mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  const codeNow = () => codeOf(data.totp.secret, at.clock.now().getTime());
  const proved = await person.auth.mfa.challengeAndVerify({ factorId: data.id, code: codeNow() });
  if (proved.error) throw proved.error;
  return { ...person, factorId: data.id, codeNow };
}
async function changingAddress() {
  const { auth, email, session } = await signIn(at.server);
  const wanted = newEmail('wanted');
  at.clock.advance(1_000);
  await auth.updateUser({ email: wanted });
  const [old, next] = [await at.server.lastMessage(email), await at.server.lastMessage(wanted)];
  return { ask: asker(at.server.url, session.access_token), old, next };
}
async function goneToProvider() {
  at.provider.set.person = { sub: crypto.randomUUID(), email: newEmail('iris'), email_verified: true };
  return at.goThere();
}
const verifierOf = (auth: Auth) =>
  String(JSON.parse(String(Reflect.get(auth, 'storage').getItem('supabase.auth.token-code-verifier'))));

/** A use of something: what was won by it, null for nothing. */
type Use = (time: number) => Promise<string | null>;
interface OneTime {
  readonly name: string;
  /** Where it is kept: the columns of which no other test of this table speaks. */
  readonly kept: readonly string[];
  /** Several may win, but all of them the same. */
  readonly isShared?: true;
  readonly make: () => Promise<Use>;
}

const oneTimeThings: readonly OneTime[] = [
  {
    name: 'a link of a mail, by its press',
    kept: ['email_tokens.hash'],
    async make() {
      const { message } = await mailed();
      const presses = await Promise.all(Array.from({ length: 11 }, () => openPage(message.link)));
      return async (time) => {
        const landed = await presses[time]?.();
        return landed?.hash.includes('access_token') ? 'won' : null;
      };
    },
  },
  {
    name: 'a link of a mail, by call',
    kept: [],
    async make() {
      const token_hash = new URL((await mailed()).message.link).searchParams.get('token');
      return () => isOk(call('/verify', { type: 'magiclink', token_hash }));
    },
  },
  {
    name: 'the six figures of a mail',
    kept: ['email_tokens.code_hash'],
    async make() {
      const { email, message } = await mailed();
      const token = codeIn(message);
      return () => isOk(call('/verify', { type: 'email', email, token }));
    },
  },
  {
    name: 'a code that was sent to a phone',
    kept: ['phone_codes.code_hash'],
    async make() {
      const phone = '+34600000000';
      await call('/otp', { phone });
      const token = codeInText((await at.server.lastMessage(phone)).body);
      return () => isOk(call('/verify', { type: 'sms', phone, token }));
    },
  },
  {
    name: 'a code that proves another number',
    kept: ['phone_changes.code_hash'],
    async make() {
      const phone = '+34600000001';
      const { auth } = await signIn(at.server);
      await auth.updateUser({ phone });
      const token = codeInText((await at.server.lastMessage(phone)).body);
      return () => isOk(call('/verify', { type: 'phone_change', phone, token }));
    },
  },
  {
    name: 'a code of PKCE',
    kept: ['codes.hash'],
    async make() {
      const email = newEmail();
      const { auth } = browser(at.server.url);
      await auth.signInWithOtp({ email });
      const opened = await fetch((await at.server.lastMessage(email)).link, { redirect: 'manual' });
      const auth_code = new URL(opened.headers.get('location') ?? '').searchParams.get('code');
      const code_verifier = verifierOf(auth);
      return () => isOk(call('/token?grant_type=pkce', { auth_code, code_verifier }));
    },
  },
  {
    name: 'a refresh token',
    kept: ['refresh_tokens.hash', 'refresh_tokens.parent_hash'],
    // Within ten seconds all are told the one that follows it.
    isShared: true,
    async make() {
      const { refresh_token } = (await signIn(at.server)).session;
      return async () => {
        const answer = await call('/token?grant_type=refresh_token', { refresh_token });
        return answer.ok ? ((await answer.json()) as { refresh_token: string }).refresh_token : null;
      };
    },
  },
  {
    name: 'a code of a second factor',
    kept: ['factors.used_step'],
    async make() {
      const { auth, factorId, codeNow } = await withFactor();
      const asked = await auth.mfa.challenge({ factorId });
      const [token, challenge_id] = [await tokenOf(auth), asked.data?.id];
      at.clock.advance(factorLimits.stepSeconds * 1_000);
      const code = codeNow();
      return () => isOk(call(`/factors/${factorId}/verify`, { challenge_id, code }, token));
    },
  },
  {
    name: 'a recovery code',
    kept: ['recovery_codes.hash'],
    async make() {
      const { auth, email } = await withFactor();
      const made = await asker(at.server.url, await tokenOf(auth))('POST', endpoints.makeRecoveryCodes.path);
      const [code] = made.body['codes'] as string[];
      at.clock.advance(magicLinkLimits.cooldownMs);
      const ask = asker(at.server.url, (await signIn(at.server, email)).session.access_token);
      return async () =>
        (await ask('POST', endpoints.useRecoveryCode.path, { code })).status === 200 ? 'won' : null;
    },
  },
  {
    name: 'the code of a change of address',
    kept: ['address_proofs.code_hash'],
    async make() {
      const { ask, next } = await changingAddress();
      const code = codeIn(next);
      return async () =>
        (await ask('POST', endpoints.proveAddress.path, { side: 'new', code })).status === 200 ? 'won' : null;
    },
  },
  {
    name: 'the link of a change of address',
    kept: ['address_proofs.hash'],
    async make() {
      const token_hash = new URL((await changingAddress()).old.link).searchParams.get('token');
      return () => isOk(call('/verify', { type: 'email_change', token_hash }));
    },
  },
  {
    name: 'the link to a copy of one’s data',
    kept: ['account_exports.link_hash'],
    async make() {
      const { email, session } = await signIn(at.server);
      at.clock.advance(1_000);
      const ask = asker(at.server.url, session.access_token);
      await ask('POST', endpoints.requestExport.path, newExport);
      await exportIn(ask, 'ready');
      const token = new URL((await at.server.lastMessage(email)).link).searchParams.get('export');
      return async () =>
        (await ask('POST', endpoints.downloadExport.path, { token })).status === 200 ? 'won' : null;
    },
  },
  {
    name: 'the key of a remembered browser',
    kept: ['remembered_browsers.hash'],
    async make() {
      const person = await rememberingPerson(at.server);
      const { jar } = await person.remember();
      const links = await person.links(11);
      return async (time) => {
        const { ways } = await person.open(links[time] ?? new URLSearchParams(), { jar: { ...jar } });
        return ways.includes('remembered_browser') ? 'won' : null;
      };
    },
  },
  {
    name: 'a code that proves anew who changes a password',
    kept: ['reauthentications.code_hash'],
    async make() {
      const { auth, email } = await signIn(at.server);
      at.clock.advance(reauthenticationLimits.recentSignInMs + 1);
      await auth.reauthenticate();
      const nonce = codeIn(await at.server.lastMessage(email));
      const token = await tokenOf(auth);
      const change = (time: number) =>
        fetch(`${at.server.url}/auth/v1/user`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ password: `${password}${time}`, nonce }),
        });
      return (time) => isOk(change(time));
    },
  },
  {
    name: 'an invitation',
    kept: ['invitations.code_hash'],
    async make() {
      const guests = await Promise.all(Array.from({ length: 11 }, () => signIn(at.server)));
      const { session, user } = await signIn(at.server);
      await at.server.services.db.run(sql`insert into public.user_profiles (id, role) values (${user.id}, 'admin')
        on conflict (id) do update set role = 'admin'`);
      const made = await asker(at.server.url, session.access_token)('POST', endpoints.makeInvitation.path);
      return async (time) => {
        const ask = asker(at.server.url, guests[time]?.session.access_token ?? '');
        const { status } = await ask('POST', endpoints.claimInvitation.path, { code: made.body['code'] });
        return status === 200 ? 'won' : null;
      };
    },
  },
  {
    name: 'the state of a way to a third party',
    kept: ['provider_flows.browser_hash'],
    async make() {
      const { back } = await goneToProvider();
      return async () => ((await step(back.href)).searchParams.has('code') ? 'won' : null);
    },
  },
  {
    name: 'the code of a way to a third party',
    kept: ['provider_flows.code_hash'],
    async make() {
      const { auth, back } = await goneToProvider();
      const auth_code = (await step(back.href)).searchParams.get('code');
      const code_verifier = verifierOf(auth);
      return () => isOk(call('/token?grant_type=pkce', { auth_code, code_verifier }));
    },
  },
];

test.each(oneTimeThings)(
  'of ten uses of $name at once one wins, and none after',
  async ({ make, isShared }) => {
    const use = await make();
    const won = (await Promise.all(Array.from({ length: 10 }, (_, time) => use(time)))).filter(
      (what) => what !== null,
    );
    expect(new Set(won).size).toBe(1);
    if (isShared) return;
    expect(won).toHaveLength(1);
    expect(await use(10)).toBeNull();
  },
);

/** Kept as hashes, and good more than once by their nature. */
const many = [
  'email_tokens.password_hash',
  'users.password_hash',
  'proofs.password_hash',
  'proofs.link_hash',
  'idempotency.body_hash',
];

test('everything that is kept as a hash is one of them, or good more than once', async () => {
  const columns = await at.server.services.db.all(
    v.object({ name: v.string() }),
    sql`select c.table_name || '.' || c.column_name as name from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
        where table_type = 'BASE TABLE' and table_schema in ('studio', 'studio_auth')
          and c.column_name ~ '(^|_)hash$|^used_step$'`,
  );
  const known = [...oneTimeThings.flatMap(({ kept }) => kept), ...many];
  expect(columns.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
});
