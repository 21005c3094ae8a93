import { rememberedBrowserLimits, stepUpLimits } from '@mirror-studio/domain/constants/sign-in';
import { endpoints, type RememberedBrowser } from '@mirror-studio/domain/contract';
import { mail } from '@mirror-studio/domain/texts/en/mail';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { userAgents } from '../testing/person.ts';
import { type Remembering, rememberingPerson } from './remembering.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ trustProxy: { hops: 1, networks: null } });
});
afterAll(() => server.close());

const { path } = endpoints.rememberedBrowsers;
const kinds = async (person: Remembering) =>
  (
    await server.services.db.all(
      v.object({ kind: v.string() }),
      sql`select kind from studio_auth.security_events where user_id = ${person.id} order by place desc limit 3`,
    )
  ).map(({ kind }) => kind);
const listed = async ({ ask }: { ask: Remembering['ask'] }) =>
  (await ask('GET', path)).body['browsers'] as RememberedBrowser[];

test('a browser is remembered when the second factor was proved in it, and its next sign-in asks for no code', async () => {
  const person = await rememberingPerson(server);
  const { cookie } = await person.remember();
  expect(cookie).toMatch(
    /^mirror-remembered-[0-9a-f]{16}=[^;]+; Path=\/auth\/v1; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
  );
  expect(await kinds(person)).toEqual(['browser_remembered', 'factor_added', 'signed_in']);
  const message = await server.lastMessage(person.email);
  expect(message.subject).toBe(mail.browserRememberedSubject);
  const again = await person.signIn();
  expect(again.ways).toEqual(['remembered_browser', 'otp']);
  expect(again.level).toBe('aal1');
  expect(await listed(again)).toMatchObject([
    { device: { browser: 'Firefox' }, network: '203.0.113.0/24', isCurrent: true },
  ]);
  // It stays remembered through a refresh, and through a proof elsewhere, which ends what is below the second level.
  await person.proveAgain();
  expect((await person.refresh(again.refreshToken)).ways).toEqual(['remembered_browser', 'otp']);
});

test('without a second factor, or a late proof of it, none is remembered', async () => {
  const stranger = await rememberingPerson(server, { hasFactor: false });
  expect((await stranger.ask('POST', path)).status).toBe(409);
  const person = await rememberingPerson(server);
  server.clock.advance(stepUpLimits.recentMs);
  const { status, body } = await person.ask('POST', path);
  expect([status, (body['error'] as { code: string }).code]).toEqual([403, 'insufficient_aal']);
});

test('what changes the account still asks for the code', async () => {
  const person = await rememberingPerson(server);
  await person.remember();
  const { ask, auth } = await person.signIn();
  const { body } = await ask('POST', endpoints.makeRecoveryCodes.path);
  expect(body['error']).toMatchObject({ code: 'insufficient_aal' });
  expect((await ask('POST', endpoints.endOtherSessions.path)).status).toBe(403);
  expect((await ask('POST', path)).status).toBe(403);
  expect(await auth('PUT', '/user', { password: 'Silver-mirror-7' })).toEqual([401, 'insufficient_aal']);
  expect(await auth('POST', '/factors', { factor_type: 'totp' })).toEqual([403, 'insufficient_aal']);
  expect(await auth('DELETE', `/factors/${person.factorId}`)).toEqual([422, 'insufficient_aal']);
});

test('it ends after 30 days', async () => {
  const person = await rememberingPerson(server);
  await person.remember();
  const waitMs = rememberedBrowserLimits.livesMs - 120_000;
  server.clock.advance(waitMs);
  expect((await person.signIn()).ways).toContain('remembered_browser');
  server.clock.advance(120_000);
  const late = await person.signIn();
  expect(late.ways).toEqual(['otp']);
  expect(await listed(await late.prove(person.factor))).toEqual([]);
});

test('it ends after 30 days also in a session that is renewed all the time', async () => {
  const person = await rememberingPerson(server);
  await person.remember();
  let session = await person.signIn();
  const day = 86_400_000;
  for (let passed = 0; passed < rememberedBrowserLimits.livesMs; passed += day) {
    expect(session.ways).toContain('remembered_browser');
    server.clock.advance(day);
    session = await person.refresh(session.refreshToken);
  }
  expect(session.ways).toEqual(['otp']);
  expect((await session.ask('GET', path)).status).toBe(403);
});

test('of ten sign-ins with one key at the same time one is let in without a code, and nothing is taken for theft', async () => {
  const person = await rememberingPerson(server);
  const { jar } = await person.remember();
  const links = await person.links(10);
  const sessions = await Promise.all(links.map((link) => person.open(link, { jar: { ...jar } })));
  expect(sessions.filter(({ ways }) => ways.includes('remembered_browser'))).toHaveLength(1);
  expect(await listed(person)).toHaveLength(1);
});

test('a key that was exchanged is in other hands: the browser is forgotten, its sessions end, its owner is told', async () => {
  const person = await rememberingPerson(server);
  const { jar } = await person.remember();
  const stolen = { ...jar };
  const own = await person.signIn();
  expect(own.ways).toContain('remembered_browser');
  const thief = await person.signIn({ jar: stolen });
  expect(thief.ways).toEqual(['otp']);
  expect((await own.ask('GET', endpoints.balance.path)).status).toBe(401);
  expect((await thief.ask('GET', path)).status).toBe(403);
  expect((await kinds(person)).slice(0, 2)).toEqual(['signed_in', 'remembered_browser_reused']);
  expect((await server.lastMessage(person.email)).subject).toBe(mail.browserReusedSubject);
  const again = await person.signIn();
  expect(again.ways).toEqual(['otp']);
  expect(await listed(await again.prove(person.factor))).toEqual([]);
});

test('a phone that asks for the pages of a desktop is asked for a code, and ends nothing', async () => {
  const person = await rememberingPerson(server);
  const phone = { userAgent: userAgents.chromePhone };
  const asPhone = await person.signIn(phone);
  const { jar } = await (await asPhone.prove(person.factor)).remember();
  const own = await person.signIn({ ...phone, jar });
  expect(own.ways).toContain('remembered_browser');
  const asDesktop = await person.signIn({ userAgent: userAgents.chromeDesktop, jar });
  expect(asDesktop.ways).toEqual(['otp']);
  expect((await own.ask('GET', endpoints.balance.path)).status).toBe(200);
  expect(await kinds(person)).not.toContain('remembered_browser_reused');
  expect((await person.signIn({ ...phone, jar })).ways).toContain('remembered_browser');
});

test('a key that was exchanged is stolen in another browser too', async () => {
  const person = await rememberingPerson(server);
  const { jar } = await person.remember();
  const stolen = { ...jar };
  await person.signIn();
  const thief = await person.signIn({ jar: stolen, userAgent: userAgents.safari });
  expect(thief.ways).toEqual(['otp']);
  expect(await kinds(person)).toContain('remembered_browser_reused');
  expect((await person.signIn()).ways).toEqual(['otp']);
});

test("another person's key opens nothing, nor does one that is made up", async () => {
  const person = await rememberingPerson(server);
  const { jar } = await person.remember();
  const other = await rememberingPerson(server);
  const { jar: own } = await other.remember();
  const [name = ''] = Object.keys(own);
  const [key = ''] = Object.values(jar);
  expect((await other.signIn({ jar: { [name]: key } })).ways).toEqual(['otp']);
  for (const made of ['', '.', 'x.y', `${crypto.randomUUID()}.x`]) {
    expect((await other.signIn({ jar: { [name]: made } })).ways).toEqual(['otp']);
  }
  expect(await listed(person)).toHaveLength(1);
});

test.each<[string, (person: Remembering) => Promise<unknown>]>([
  ['another password', (person) => person.auth('PUT', '/user', { password: 'Silver-mirror-7' })],
  ['another factor', (person) => person.addFactor('Tablet')],
  ['a factor that is removed', (person) => person.auth('DELETE', `/factors/${person.factorId}`)],
  ['signing out everywhere', (person) => person.auth('POST', '/logout?scope=global')],
  ['the wish of its owner', async ({ ask }) => ask('POST', endpoints.forgetBrowsers.path)],
  [
    'the wish of its owner for this one',
    async (person) => {
      const [browser] = await listed(person);
      return person.ask('POST', endpoints.forgetBrowser.path.replace('{id}', browser?.id ?? ''));
    },
  ],
])('%s ends it', async (_, change) => {
  const person = await rememberingPerson(server);
  await person.remember();
  await change(person);
  expect((await person.signIn()).ways).toEqual(['otp']);
});

test('ending all other sessions forgets all other browsers; ending one forgets its own', async () => {
  const person = await rememberingPerson(server);
  await person.remember();
  const there = await person.elsewhere();
  expect(await listed(person)).toHaveLength(2);
  const sessions = (await person.ask('GET', endpoints.sessions.path)).body['sessions'] as { id: string }[];
  const other = sessions.at(1)?.id ?? '';
  expect((await person.ask('POST', endpoints.endSession.path.replace('{id}', other))).status).toBe(200);
  expect(await listed(person)).toMatchObject([{ isCurrent: true }]);
  expect((await there.signIn()).ways).toEqual(['otp']);
  await person.elsewhere();
  expect((await person.ask('POST', endpoints.endOtherSessions.path)).status).toBe(200);
  expect(await listed(person)).toMatchObject([{ isCurrent: true }]);
  expect((await person.signIn()).ways).toContain('remembered_browser');
});

test('a session that is vouched for falls back when its browser is forgotten', async () => {
  const person = await rememberingPerson(server);
  await person.remember();
  const vouched = await person.signIn();
  await person.ask('POST', endpoints.forgetBrowsers.path);
  expect((await person.refresh(vouched.refreshToken)).ways).toEqual(['otp']);
});

test('of more than ten the oldest goes, and only hashes are kept', async () => {
  const person = await rememberingPerson(server);
  const { jar } = await person.remember();
  for (let at = 0; at < rememberedBrowserLimits.most; at++) await person.rememberAnother();
  expect(await listed(person)).toHaveLength(rememberedBrowserLimits.most);
  const rows = await server.services.db.all(
    v.object({ row: v.string() }),
    sql`select row_to_json(b)::text as row from studio_auth.remembered_browsers b`,
  );
  const secrets = Object.values(jar).map((key) => key.split('.')[1] ?? '-');
  expect(rows.filter(({ row }) => secrets.some((secret) => row.includes(secret)))).toEqual([]);
});
