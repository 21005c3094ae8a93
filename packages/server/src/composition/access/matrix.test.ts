import {
  type AuthEndpoint,
  type AuthEndpointName,
  authBasePath,
  authEndpoints,
  backendBasePaths,
} from '@mirror-studio/domain/auth-service';
import { type Endpoint, endpoints, idempotencyHeader } from '@mirror-studio/domain/contract';
import { profileTable } from '@mirror-studio/domain/profile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { callers, nobody, type Role, remembered } from './roles.ts';

let server: TestServer;
let given: Awaited<ReturnType<typeof callers>>;
beforeAll(async () => {
  server = await startTestServer({ demo: true });
  given = await callers(server);
});
afterAll(() => server.close());

const roles = (): readonly Role[] => Object.keys(given.tokens) as Role[];

/** Asks as somebody; returns the code of the refusal, or `passes` for whatever comes after access was granted. */
async function ask(
  role: Role,
  method: string,
  path: string,
  refusals: readonly string[],
  body: unknown = {},
) {
  const token = given.tokens[role];
  const answer = await fetch(server.url + path.replace(/\{\w+\}/g, crypto.randomUUID()), {
    method,
    redirect: 'manual',
    headers: {
      [idempotencyHeader]: crypto.randomUUID(),
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const found = refusals.find((code) => text.includes(`"${code}"`));
  return answer.status >= 400 && found !== undefined ? `${answer.status} ${found}` : 'passes';
}

describe('the API', () => {
  const refusals = ['AUTH_REQUIRED', 'ACCOUNT_SUSPENDED', 'DEMO_NOT_ALLOWED', 'insufficient_aal'];
  const access: Readonly<Record<Endpoint['access'], (role: Role) => boolean>> = {
    anyone: () => true,
    user: (role) => !nobody.has(role),
  };
  function declared(endpoint: Endpoint, role: Role): string {
    if (role === 'suspended' && !endpoint.openWhileSuspended) return '403 ACCOUNT_SUSPENDED';
    if (role === 'demonstration' && !endpoint.openInDemo) return '403 DEMO_NOT_ALLOWED';
    const isOpenToAll = endpoint.access === 'anyone' || endpoint.openWhileStepUpDue;
    if (role === 'stepUpDue' && !isOpenToAll) return '403 insufficient_aal';
    if (role === 'remembered' && endpoint.stepUp) return '403 insufficient_aal';
    return access[endpoint.access](role) ? 'passes' : '401 AUTH_REQUIRED';
  }

  test.each(Object.entries<Endpoint>(endpoints))('%s answers each as its entry says', async (_, endpoint) => {
    const { method, path } = endpoint;
    for (const role of roles())
      expect([role, await ask(role, method, path, refusals)]).toEqual([role, declared(endpoint, role)]);
    if (endpoint === endpoints.forgetBrowsers) given.tokens.remembered = await remembered(server);
  });

  test('what is no endpoint is open to nobody', async () => {
    for (const role of roles()) {
      const refused: Partial<Record<Role, string>> = {
        suspended: '403 ACCOUNT_SUSPENDED',
        stepUpDue: '403 insufficient_aal',
      };
      const expected = refused[role] ?? (nobody.has(role) ? '401 AUTH_REQUIRED' : 'passes');
      expect([role, await ask(role, 'GET', '/api/none', refusals)]).toEqual([role, expected]);
    }
  });
});

describe('the auth service', () => {
  const refusals = ['no_authorization', 'bad_jwt', 'session_not_found', 'user_banned', 'insufficient_aal'];
  /**
   * `anyone`: without a session. `own`: with one that stands. `prove`: also while the second factor is still to be proved. `leave`:
   * also while suspended.
   */
  const access: Readonly<Record<AuthEndpointName, 'anyone' | 'own' | 'prove' | 'leave'>> = {
    signUp: 'anyone',
    password: 'anyone',
    refresh: 'anyone',
    pkce: 'anyone',
    idToken: 'anyone',
    web3: 'anyone',
    otp: 'anyone',
    verify: 'anyone',
    resend: 'anyone',
    recover: 'anyone',
    sso: 'anyone',
    reauthenticate: 'own',
    user: 'prove',
    updateUser: 'own',
    authorize: 'anyone',
    linkIdentity: 'own',
    unlinkIdentity: 'own',
    enrollFactor: 'own',
    challengeFactor: 'prove',
    verifyFactor: 'prove',
    removeFactor: 'own',
    keySet: 'anyone',
    signOut: 'leave',
  };
  /** The hosted service's statuses where the second factor is missing. */
  const refusedAs: Partial<Record<AuthEndpointName, number>> = { updateUser: 401, removeFactor: 422 };
  const needsLateProof: ReadonlySet<AuthEndpointName> = new Set(['linkIdentity', 'unlinkIdentity']);
  function declared(name: AuthEndpointName, role: Role): string {
    if (access[name] === 'anyone') return 'passes';
    if (role === 'visitor') return '401 no_authorization';
    if (role === 'signedOut') return '403 session_not_found';
    if (nobody.has(role)) return '403 bad_jwt';
    if (role === 'suspended' && access[name] !== 'leave') return '403 user_banned';
    // Of leaving, the end of other sessions is asked for here.
    if (role === 'stepUpDue' && access[name] !== 'prove') return `${refusedAs[name] ?? 403} insufficient_aal`;
    return role === 'remembered' && needsLateProof.has(name)
      ? `${refusedAs[name] ?? 403} insufficient_aal`
      : 'passes';
  }

  test.each(Object.entries(authEndpoints) as [AuthEndpointName, AuthEndpoint][])(
    '%s answers each as it is declared',
    async (name, { method, path, grantType }) => {
      const query =
        grantType === null ? (name === 'signOut' ? '?scope=others' : '') : `?grant_type=${grantType}`;
      for (const role of roles()) {
        // Without an address it would open a demonstration.
        const body = name === 'signUp' ? { email: 'none' } : {};
        const answer = await ask(role, method, `${authBasePath}${path}${query}`, refusals, body);
        expect([role, answer]).toEqual([role, declared(name, role)]);
      }
    },
  );
});

describe('the table service', () => {
  const table = `${backendBasePaths.tables}/${profileTable}`;
  const rowsOf = async (role: Role, method: string, id: string) => {
    const token = given.tokens[role];
    const answer = await fetch(`${server.url}${table}${method === 'POST' ? '' : `?id=eq.${id}`}`, {
      method,
      headers: {
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      ...(method !== 'GET' && {
        body: JSON.stringify({ ...(method === 'POST' && { id }), display_name: 'Iris' }),
      }),
    });
    const body: unknown = await answer.json();
    return answer.ok ? `${(body as unknown[]).length} rows` : String(answer.status);
  };

  test('who is still to prove the second factor has not even their own row', async () => {
    for (const method of ['GET', 'POST', 'PATCH']) {
      expect([method, await rowsOf('stepUpDue', method, given.stepUpDue.id)]).toEqual([method, '403']);
    }
  });

  test.each([
    ['GET', '0 rows', '1 rows'],
    ['POST', '403', '409'],
    ['PATCH', '0 rows', '1 rows'],
    ['DELETE', '403', '403'],
    ['PUT', '403', '403'],
  ])('%s touches one’s own row and nobody else’s', async (method, ofOthers, own) => {
    for (const role of roles()) {
      const expected = nobody.has(role)
        ? '401'
        : ['suspended', 'stepUpDue'].includes(role)
          ? '403'
          : role === 'person'
            ? own
            : ofOthers;
      expect([role, await rowsOf(role, method, given.person.id)]).toEqual([role, expected]);
    }
  });
});
