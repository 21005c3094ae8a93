import { type AuthEndpoint, type AuthEndpointName, authEndpoints } from '@mirror-studio/domain/auth-service';
import { type Endpoint, endpoints, idempotencyHeader } from '@mirror-studio/domain/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { words } from '../../account-data/testing/somebody.ts';
import { sweepFeeds } from '../../feeds/sweep.ts';
import { sweepStandings } from '../../leaderboard/sweep.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { type Belongings, nowhere, rowsOf, somebodyWithEverything } from './belongings.ts';
import {
  addressOf,
  type EndpointName,
  hasParameter,
  ofOthers,
  ofOthersInAuth,
  takesNames,
} from './of-others.ts';
import { callers, type Role } from './roles.ts';

let server: TestServer;
let theirs: Awaited<ReturnType<typeof somebodyWithEverything>>;
let tokens: Awaited<ReturnType<typeof callers>>['tokens'];
const none = nowhere();
beforeAll(async () => {
  server = await startTestServer({ demo: true });
  theirs = await somebodyWithEverything(server);
  ({ tokens } = await callers(server));
  // The clock stands still from here on: what is counted now is not due again between two looks.
  await sweepStandings(server.services);
  await sweepFeeds(server.services);
}, 60_000);
afterAll(() => server.close());

type Asking = { method: string; address: string; body?: object };
/** The answer to somebody, without the names that they gave and what tells two requests apart. */
async function answerTo(role: Role, { method, address, body }: Asking, given: Belongings): Promise<string> {
  const token = tokens[role];
  const answer = await fetch(server.url + address, {
    method,
    redirect: 'manual',
    headers: {
      [idempotencyHeader]: crypto.randomUUID(),
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  });
  let text = await answer.text();
  // The place of an entry in the journal is a few figures, and in no answer.
  const long = Object.values(given).filter(({ length }) => length > 20);
  for (const name of long) text = text.replaceAll(name, '<name>');
  return `${answer.status} ${text}`;
}

/** Asks as everybody for what is theirs and for what is nowhere: one answer for both, nothing of theirs in it, nothing changed. */
async function expectKept(ask: (of: Belongings) => Asking): Promise<void> {
  const person = { id: theirs.who.id, email: theirs.who.email };
  await server.services.background.idle();
  const before = await rowsOf(server, person);
  for (const role of Object.keys(tokens) as Role[]) {
    const nothing = await answerTo(role, ask(none), none);
    const something = await answerTo(role, ask(theirs.has), theirs.has);
    expect([role, something]).toEqual([role, nothing]);
    for (const word of Object.values(words)) expect(something).not.toContain(word);
  }
  await server.services.background.idle();
  expect(await rowsOf(server, person)).toEqual(before);
}

describe('the API', () => {
  const all = Object.entries<Endpoint>(endpoints) as [EndpointName, Endpoint][];
  const closed = all.flatMap(([name, endpoint]) => {
    const sample = ofOthers[name];
    return typeof sample === 'function' ? [{ name, endpoint, sample }] : [];
  });

  test('every endpoint that takes the name of something is asked for what belongs to another', () => {
    const taking = all.filter(([, endpoint]) => takesNames(endpoint)).map(([name]) => name);
    expect(Object.keys(ofOthers).toSorted()).toEqual(taking.toSorted());
  });

  test('its owner gets it: the names are those of things that are there', async () => {
    for (const { name, endpoint, sample } of closed.filter(({ endpoint: { method } }) => method === 'GET')) {
      const { status } = await theirs.who.ask('GET', addressOf(endpoint.path, sample(theirs.has)));
      expect([name, status]).toEqual([name, 200]);
    }
  });

  test.each(closed)('$name reads and changes nothing of another, and tells nothing of it', async (each) => {
    const { endpoint, sample } = each;
    await expectKept((of) => {
      const { body, ...asked } = sample(of);
      const address = addressOf(endpoint.path, asked);
      return { method: endpoint.method, address, ...(body && { body }) };
    });
  });
});

describe('the auth service', () => {
  const all = Object.entries(authEndpoints) as [AuthEndpointName, AuthEndpoint][];
  const closed = all.filter(([, { path }]) => hasParameter(path));

  test('every call that takes the name of something is asked for what belongs to another', () => {
    expect(Object.keys(ofOthersInAuth).toSorted()).toEqual(closed.map(([name]) => name).toSorted());
  });

  test.each(closed)(
    '%s reads and changes nothing of another, and tells nothing of it',
    async (name, call) => {
      const sample = ofOthersInAuth[name];
      await expectKept((of) => {
        const { body, ...asked } = sample?.(of) ?? {};
        return { method: call.method, address: addressOf(call.path, asked, true), ...(body && { body }) };
      });
    },
  );
});
