// The switch to a hosted project: the app's own binding of the client library, against a service that answers exactly as the hosted
// one's current release does. What each refusal is known by, and told in, is what the embedded service is held to as well
// (packages/server/src/auth/hosted-answers.test.ts).
import { authErrorText } from '@mirror-studio/domain/auth';
import { type HostedAnswer, hosted } from '@mirror-studio/server/testing/hosted';
import { closeStandIns, type StandIn, sendJson, standIn } from '@mirror-studio/server/testing/stand-ins';
import { toFailure } from '@mirror-studio/state-machines/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPassingAuthClient } from '../../../packages/app/src/session/clients.ts';

type Client = Awaited<ReturnType<typeof createPassingAuthClient>>;

const byName = (name: string): HostedAnswer => {
  const found = hosted.answers.find((answer) => answer.name === name);
  if (!found) throw new Error(`There is no answer for ${name}.`);
  return found;
};
const session = byName('a session by password').body;
/** A token of somebody, which nobody checks here: the client reads its end. */
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const jwt = `${part({ alg: 'ES256', typ: 'JWT' })}.${part({ sub: 'x', exp: 4_102_444_800, aal: 'aal1' })}.c2ln`;
const withToken = (body: Readonly<Record<string, unknown>>) =>
  'access_token' in body ? { ...body, access_token: jwt } : body;

let service: StandIn;
/** What it answers besides a session: the answer that a test is about. */
let answer: HostedAnswer;
const asked: string[] = [];
beforeAll(async () => {
  service = await standIn(({ method, path }, reply) => {
    const url = new URL(path.replace('/auth/v1', ''), 'http://hosted');
    const grant = url.searchParams.get('grant_type');
    const call = `${method} ${url.pathname}${grant === null ? '' : `?grant_type=${grant}`}`;
    asked.push(call);
    const pattern = `^${answer.call.replace(/[?.]/g, '\\$&').replace(/\{\w+\}/g, '[^/?]+')}$`;
    const said = new RegExp(pattern).test(call) ? answer : byName('a user');
    reply.setHeader('X-Supabase-Api-Version', hosted.version);
    const { code } = said.body;
    if (said.status !== 200 && typeof code === 'string') reply.setHeader('x-sb-error-code', code);
    sendJson(reply, withToken(said.body), said.status);
  });
  vi.stubGlobal('window', { location: { origin: service.url } });
});
afterAll(() => {
  closeStandIns();
  vi.unstubAllGlobals();
});
beforeEach(() => void asked.splice(0));

const email = 'mara@example.test';
const password = 'Onyx-glass-7';
const identity = (byName('a user').body['identities'] as Parameters<Client['unlinkIdentity']>[0][])[0];
const factorId = '11111111-1111-4111-8111-111111111111';

/** The methods of the client library by which the app makes each call. */
const methods: Readonly<Record<string, (client: Client) => Promise<{ error: unknown }>>> = {
  'POST /token?grant_type=password': (client) => client.signInWithPassword({ email, password }),
  'POST /token?grant_type=refresh_token': (client) => client.refreshSession({ refresh_token: 'r' }),
  'POST /token?grant_type=pkce': (client) => client.exchangeCodeForSession('code'),
  'POST /token?grant_type=id_token': (client) => client.signInWithIdToken({ provider: 'google', token: 't' }),
  'POST /token?grant_type=web3': (client) =>
    client.signInWithWeb3({ chain: 'solana', message: 'x', signature: new Uint8Array(64) }),
  'POST /signup': (client) => client.signUp({ email, password }),
  'POST /otp': (client) => client.signInWithOtp({ email }),
  'POST /verify': (client) => client.verifyOtp({ email, token: '123456', type: 'email' }),
  'POST /resend': (client) => client.resend({ type: 'signup', email }),
  'POST /recover': (client) => client.resetPasswordForEmail(email),
  'POST /sso': (client) => client.signInWithSSO({ domain: 'example.test' }),
  'GET /reauthenticate': (client) => client.reauthenticate(),
  'GET /user': (client) => client.getUser(jwt),
  'PUT /user': (client) => client.updateUser({ password }),
  'POST /factors': (client) => client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' }),
  'POST /factors/{factorId}/challenge': (client) => client.mfa.challenge({ factorId }),
  'POST /factors/{factorId}/verify': (client) =>
    client.mfa.verify({ factorId, challengeId: factorId, code: '123456' }),
  'DELETE /factors/{factorId}': (client) => client.mfa.unenroll({ factorId }),
  'GET /user/identities/authorize': (client) => client.linkIdentity({ provider: 'google' }),
  'DELETE /user/identities/{identity_id}': (client) => {
    if (!identity) throw new Error('There is no identity.');
    return client.unlinkIdentity(identity);
  },
  'POST /logout': (client) => client.signOut({ scope: 'local' }),
};
/** Asked for by a browser that leaves the app, or by no method: an answer that the client library never sees. */
const unseen = new Set(['GET /authorize', 'GET /.well-known/jwks.json', 'POST /token?grant_type=none']);

/** The client of somebody who is signed in, and has the verifier of a link. */
async function signedIn(): Promise<Client> {
  const client = await createPassingAuthClient();
  const { error } = await client.setSession({ access_token: jwt, refresh_token: 'r' });
  if (error) throw error;
  const key = String(Reflect.get(client, 'storageKey'));
  await Reflect.get(client, 'storage').setItem(`${key}-code-verifier`, JSON.stringify('v'.repeat(43)));
  asked.splice(0);
  return client;
}

const seen = hosted.answers.filter(({ call }) => !unseen.has(call));

test('the app has a method for every call that is recorded', () => {
  expect([...new Set(seen.map(({ call }) => call))].filter((call) => !(call in methods))).toEqual([]);
});

describe('what is granted', () => {
  test.each(seen.filter(({ status }) => status === 200))('$name reaches the app', async (recorded) => {
    answer = byName('a user');
    const client = await signedIn();
    answer = recorded;
    const { error } = (await methods[recorded.call]?.(client)) ?? {};
    expect(error).toBeNull();
    expect(asked).toHaveLength(recorded.name.startsWith('a session by refresh') ? asked.length : 1);
  });

  test('a sign-up leads to a session where the project confirms by itself, and to none where it does not', async () => {
    const client = await createPassingAuthClient();
    answer = { ...byName('a sign-up that waits'), body: session };
    expect((await client.signUp({ email, password })).data.session?.access_token).toBe(jwt);
    answer = byName('a sign-up that waits');
    const waits = await (await createPassingAuthClient()).signUp({ email, password });
    expect([waits.data.session, waits.data.user?.email]).toEqual([null, email]);
  });
});

describe('what is refused', () => {
  test.each(seen.filter(({ status }) => status !== 200))(
    '$name reaches the app by its code',
    async (recorded) => {
      answer = byName('a user');
      const client = await signedIn();
      answer = recorded;
      const { error } = (await methods[recorded.call]?.(client)) ?? {};
      const { code, message, error_description: description } = recorded.body;
      const failure = toFailure(error);
      // The client library has an error of its own for that, and forgets the session.
      if (code === 'session_not_found') {
        expect(error).toMatchObject({ name: 'AuthSessionMissingError' });
        return;
      }
      expect(failure.message).toContain(String(description ?? message));
      expect([failure.status, failure.code]).toEqual([recorded.status, expectedCode(code, recorded)]);
    },
  );

  test.each([
    ['a wrong password', 'wrongCredentials'],
    ['an address that is not proved', 'emailNotConfirmed'],
    ['an address that has an account, with autoconfirm', 'accountExists'],
    ['a suspended person by password', 'accountSuspended'],
    ['the same password', 'samePassword'],
    ['a password without a proof', 'recentSignInNeeded'],
    ['a weak password', 'passwordWeak'],
    ['a link that is asked for too soon', 'tooManyLinks'],
    ['an id token of a party that is not set up', 'providerClosed'],
    ['an anonymous sign-up', 'demoClosed'],
  ])('%s is told in the words of %s', (name, text) => {
    expect(authErrorText(String(byName(name).body['code']))).toBe(text);
  });
});

/** The client library keeps no code of the two fields of OAuth 2; of them the kind of the failure is known. */
function expectedCode(code: unknown, { body }: HostedAnswer): unknown {
  return body['error'] === undefined ? code : 'UNKNOWN_ERROR';
}
