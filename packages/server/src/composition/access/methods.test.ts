import { authBasePath, authEndpoints, backendBasePaths } from '@mirror-studio/domain/auth-service';
import { type Endpoint, endpointFinder, endpoints, idempotencyHeader } from '@mirror-studio/domain/contract';
import { profileTable } from '@mirror-studio/domain/profile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { callers, nobody, type Role } from './roles.ts';

let server: TestServer;
let given: Awaited<ReturnType<typeof callers>>;
beforeAll(async () => {
  server = await startTestServer({ demo: true });
  given = await callers(server);
});
afterAll(() => server.close());

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
type Method = (typeof methods)[number];
const isReading = (method: Method) => method === 'GET' || method === 'HEAD';
const written = (path: string) => path.replace(/\{\w+\}/g, crypto.randomUUID());

/** The status of each role's answer, and of a method that reads nothing else. */
async function statuses(method: Method, path: string): Promise<Readonly<Record<Role, number>>> {
  const asked = Object.entries(given.tokens).map(async ([role, token]) => {
    const { status } = await fetch(server.url + path, {
      method,
      redirect: 'manual',
      headers: {
        [idempotencyHeader]: crypto.randomUUID(),
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      ...(!isReading(method) && { body: '{}' }),
    });
    return [role, status] as const;
  });
  return Object.fromEntries(await Promise.all(asked)) as Readonly<Record<Role, number>>;
}
const forEach = (expected: (role: Role) => number) =>
  Object.fromEntries((Object.keys(given.tokens) as Role[]).map((role) => [role, expected(role)]));

/** Of what is refused or let pass by who asks, the answers themselves are of no matter here. */
const access = (answers: Readonly<Record<Role, number>>) =>
  Object.fromEntries(
    Object.entries(answers).map(([role, status]) => [role, [401, 403].includes(status) ? status : 'passes']),
  );

describe('the API', () => {
  const find = endpointFinder(Object.values<Endpoint>(endpoints));
  const paths = [...new Set(Object.values<Endpoint>(endpoints).map(({ path }) => path))];

  test.each(paths)('%s has no method but those of the contract', async (path) => {
    const address = written(path);
    for (const method of methods) {
      if (find(method, address)) continue;
      const expected = forEach((role) => {
        if (nobody.has(role)) return 401;
        if (role === 'suspended' || role === 'stepUpDue') return 403;
        return role === 'demonstration' && !isReading(method) ? 403 : 404;
      });
      expect([method, await statuses(method, address)]).toEqual([method, expected]);
    }
  });

  const read = paths.filter((path) => find('GET', written(path)));
  test.each(read)('HEAD %s is open to whom GET is', async (path) => {
    const address = written(path);
    const [head, get] = [await statuses('HEAD', address), await statuses('GET', address)];
    expect(access(head)).toEqual(access(get));
    expect(Math.max(...Object.values(head))).toBeLessThan(500);
  });
});

describe('the auth service', () => {
  const declared = Object.values(authEndpoints);
  const paths = [...new Set(declared.map(({ path }) => path))];
  /** A link is opened by GET; what a look at it shows is the test of links. */
  const isDeclared = (method: Method, path: string) => {
    const asked = method === 'HEAD' ? 'GET' : method;
    const opensLink = asked === 'GET' && path === '/verify';
    return opensLink || declared.some((each) => each.path === path && each.method === asked);
  };
  const needsSession = /^\/(user|factors|reauthenticate|logout)/;

  test.each(paths)('%s has no method but those of the specification', async (path) => {
    for (const method of methods) {
      if (isDeclared(method, path)) continue;
      const expected = forEach((role) => {
        if (!needsSession.test(path)) return 404;
        if (role === 'visitor') return 401;
        if (nobody.has(role)) return 403;
        if (role === 'stepUpDue') return /^\/(reauthenticate|user\/identities)/.test(path) ? 403 : 404;
        return role === 'suspended' && path !== '/logout' ? 403 : 404;
      });
      const address = written(authBasePath + path);
      expect([method, await statuses(method, address)]).toEqual([method, expected]);
    }
  });

  test('HEAD of what is one’s own is open to nobody else', async () => {
    const own = await statuses('HEAD', `${authBasePath}/user`);
    expect(own).toEqual(
      forEach((role) => {
        if (role === 'visitor') return 401;
        return nobody.has(role) || role === 'suspended' ? 403 : 200;
      }),
    );
  });
});

test('the table service has no method but those of rows', async () => {
  const table = `${backendBasePaths.tables}/${profileTable}`;
  for (const method of ['HEAD', 'OPTIONS'] as const) {
    const expected = forEach((role) => {
      if (nobody.has(role)) return 401;
      if (role === 'suspended' || role === 'stepUpDue') return 403;
      return method === 'HEAD' ? 200 : 403;
    });
    expect([method, await statuses(method, table)]).toEqual([method, expected]);
  }
});
