import { sessionListLimits } from '@mirror-studio/domain/constants/session';
import { endpoints } from '@mirror-studio/domain/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { type Browser, person, userAgents } from '../testing/person.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ trustProxy: { hops: 1, networks: null } });
});
afterAll(() => server.close());

const desktop = { browser: 'Firefox', system: 'Linux', kind: 'desktop' };
const phone = { browser: 'Safari', system: 'iOS', kind: 'phone' };
const idOf = async (browser: Browser) =>
  (await browser.sessions()).find(({ isCurrent }) => isCurrent)?.id ?? '';
const statusOf = async ({ ask }: Browser) => (await ask('GET', endpoints.sessions.path)).status;

test('the sessions are listed, this one first, with device, shortened network and last use', async () => {
  const { signIn } = person(server);
  const older = await signIn({ userAgent: userAgents.safari, address: '2001:db8:7:8:9::1' });
  const here = await signIn();
  const now = server.clock.now();
  expect(await here.sessions()).toMatchObject([
    {
      device: desktop,
      network: '203.0.113.0/24',
      isCurrent: true,
      assurance: 'aal1',
      lastUsedAt: now.toISOString(),
    },
    { device: phone, network: '2001:db8:7::/48', isCurrent: false },
  ]);
  expect(await older.sessions()).toMatchObject([{ device: phone, isCurrent: true }, { device: desktop }]);
});

test('a use is noted, to within some minutes', async () => {
  const { signIn } = person(server);
  const here = await signIn();
  const lastUse = async () => {
    await here.sessions();
    await server.services.background.idle();
    return Date.parse((await here.sessions())[0]?.lastUsedAt ?? '');
  };
  const begun = server.clock.now().getTime();
  // Nor by a server that has noted nothing yet.
  server.clock.advance(60_000);
  expect(await lastUse()).toBe(begun);
  server.clock.advance(sessionListLimits.usedEveryMs - 1);
  expect(await lastUse()).toBe(begun);
  server.clock.advance(1);
  expect(await lastUse()).toBe(server.clock.now().getTime());
});

test('an ended session is refused on its next request, and its refresh token with it', async () => {
  const { signIn, refresh } = person(server);
  const elsewhere = await signIn({ userAgent: userAgents.safari });
  const here = await signIn();
  const id = await idOf(elsewhere);
  expect((await here.end(id)).status).toBe(200);
  expect((await elsewhere.ask('GET', endpoints.userFlags.path)).status).toBe(401);
  const refused = await refresh(elsewhere.refreshToken);
  expect(await refused.json()).toMatchObject({ error_code: 'refresh_token_not_found' });
  expect(await here.sessions()).toHaveLength(1);
  // A wish that is sent again, because its answer got lost, is no other one.
  expect((await here.end(id)).status).toBe(200);
  const ended = (await here.log()).events.filter(({ kind }) => kind === 'session_ended');
  expect(ended).toMatchObject([{ endedDevice: phone, device: { kind: 'unknown' }, isCurrent: true }]);
});

test('of ten who end one session at once each is told that it is over, and one ended it', async () => {
  const { signIn } = person(server);
  const id = await idOf(await signIn());
  const here = await signIn();
  const answers = await Promise.all(Array.from({ length: 10 }, () => here.end(id)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const kinds = (await here.log()).events.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'session_ended')).toHaveLength(1);
});

test("another person's session is not there, nor one that is made up", async () => {
  const theirs = await person(server).signIn();
  const here = await person(server).signIn();
  for (const id of [await idOf(theirs), crypto.randomUUID(), 'none']) {
    const { status, body } = await here.end(id);
    expect([status, body['error']]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  }
  expect(await statusOf(theirs)).toBe(200);
  await here.endOthers();
  expect(await statusOf(theirs)).toBe(200);
});

test('all others end, and this one goes on', async () => {
  const { signIn, refresh } = person(server);
  const others = [await signIn(), await signIn({ userAgent: userAgents.safari })];
  const here = await signIn();
  expect((await here.endOthers()).body).toEqual({ ended: 2 });
  for (const other of others) {
    expect((await other.ask('GET', endpoints.userFlags.path)).status).toBe(401);
    expect((await refresh(other.refreshToken)).status).toBe(400);
  }
  expect(await here.sessions()).toHaveLength(1);
  expect((await refresh(here.refreshToken)).status).toBe(200);
  expect((await here.endOthers()).body).toEqual({ ended: 0 });
  const kinds = (await here.log()).events.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'others_ended')).toHaveLength(1);
});

test('ending the session that asks signs out', async () => {
  const { signIn } = person(server);
  const left = await signIn();
  expect((await left.end(await idOf(left))).status).toBe(200);
  expect((await left.ask('GET', endpoints.userFlags.path)).status).toBe(401);
  const here = await signIn();
  expect((await here.log()).events.map(({ kind }) => kind)).toContain('signed_out');
});
