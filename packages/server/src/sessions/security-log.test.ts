import { pathOf } from '@mirror-studio/domain/access';
import { mail as english } from '@mirror-studio/domain/texts/en/mail';
import { mail as spanish } from '@mirror-studio/domain/texts/es/mail';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whole } from '../database/index.ts';
import { newEmail, startTestServer, type TestServer } from '../testing/index.ts';
import { type Browser, person, userAgents } from '../testing/person.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ trustProxy: { hops: 1, networks: null } });
});
afterAll(() => server.close());

const password = 'Silver-mirror-7';
const kindsOf = async ({ log }: Browser) => (await log()).events.map(({ kind }) => kind);
/** How many messages of a subject somebody got. */
async function mails(email: string, subject: string): Promise<number> {
  await server.services.background.idle();
  const found = await server.services.db.first(
    v.object({ count: whole }),
    sql`select count(*) as count from studio.outbox where recipient = ${email} and subject = ${subject}`,
  );
  return found?.count ?? 0;
}

test('a sign-in with a new device is mailed once; the first of all and one with a known device are not', async () => {
  const { email, signIn } = person(server);
  await signIn();
  await signIn({ userAgent: userAgents.newerFirefox, address: '198.51.100.4' });
  expect(await mails(email, english.newDeviceSubject)).toBe(0);
  await signIn({ userAgent: userAgents.safari });
  const message = await server.lastMessage(email);
  expect(message.subject).toBe(english.newDeviceSubject);
  expect(message.body).toContain('Safari on iOS, from the network 203.0.113.0/24, on ');
  expect(message.body).toMatch(/ UTC\./);
  expect(message.link).toBe(server.url + pathOf('profile'));
  const here = await signIn({ userAgent: userAgents.safari });
  expect(await mails(email, english.newDeviceSubject)).toBe(1);
  expect(await kindsOf(here)).toEqual([
    'signed_in',
    'link_requested',
    'signed_in_new_device',
    'link_requested',
    'signed_in',
    'link_requested',
    'signed_in',
    'email_confirmed',
    'link_requested',
  ]);
});

test('it is written in the language of the browser, and holds no words of it', async () => {
  const { email, signIn } = person(server);
  await signIn();
  await signIn({ userAgent: 'Pay now at example.test/1 Mozilla', language: 'es-MX,es;q=0.9' });
  const message = await server.lastMessage(email);
  expect(message.subject).toBe(spanish.newDeviceSubject);
  expect(message.html + message.body).not.toMatch(/Pay now/);
});

test('several who sign in at once with a new device are one piece of news', async () => {
  const { email, call, signIn } = person(server);
  const here = await signIn();
  await fetch(`${server.url}/auth/v1/user`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${here.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  const place = { userAgent: userAgents.safari };
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => call('/token?grant_type=password', { email, password }, place)),
  );
  expect(answers.some(({ ok }) => ok)).toBe(true);
  expect(await mails(email, english.newDeviceSubject)).toBe(1);
  const events = (await here.log()).events;
  expect(events.filter(({ kind }) => kind === 'signed_in_new_device')).toMatchObject([
    { method: 'password', device: { browser: 'Safari' }, isCurrent: false },
  ]);
});

test('a refresh token that is used again ends its session, and its owner reads and hears of it once', async () => {
  const { email, signIn, refresh } = person(server);
  const taken = await signIn({ userAgent: userAgents.safari });
  const here = await signIn();
  const next = await refresh(taken.refreshToken);
  const { refresh_token: second } = (await next.json()) as { refresh_token: string };
  expect((await refresh(second)).status).toBe(200);
  server.clock.advance(10_001);
  const thief = { userAgent: userAgents.firefox, address: '198.51.100.77' };
  const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(taken.refreshToken, thief)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
  const events = (await here.log()).events.filter(({ kind }) => kind === 'refresh_token_reused');
  expect(events).toMatchObject([
    { network: '198.51.100.0/24', device: { browser: 'Firefox' }, endedDevice: { browser: 'Safari' } },
  ]);
  expect(await mails(email, english.tokenReusedSubject)).toBe(1);
  expect((await server.lastMessage(email)).body).toContain('(Safari on iOS)');
});

test('a message that cannot be sent keeps nobody out, and nothing of the log', async () => {
  const { signIn } = person(server);
  await signIn();
  const { mailer } = server.services;
  const send = mailer.send.bind(mailer);
  mailer.send = async (message) => {
    if (message.subject === english.newDeviceSubject) throw new Error('No mail server');
    await send(message);
  };
  try {
    const here = await signIn({ userAgent: userAgents.safari });
    expect(await kindsOf(here)).toContain('signed_in_new_device');
    await server.services.background.idle();
    expect(server.log.problems.splice(0).join()).toContain('A message about an account failed');
  } finally {
    mailer.send = send;
  }
});

test('signing out everywhere, and a new password, stand in the log with the sessions that they ended', async () => {
  const { signIn } = person(server);
  const first = await signIn();
  await signIn();
  expect((await first.logout('global')).status).toBe(204);
  const second = await signIn();
  await signIn();
  await fetch(`${server.url}/auth/v1/user`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${second.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  const kinds = await kindsOf(second);
  expect(kinds.slice(0, 2)).toEqual(['others_ended', 'password_changed']);
  expect(kinds.filter((kind) => kind === 'signed_out')).toHaveLength(1);
  expect(kinds.filter((kind) => kind === 'others_ended')).toHaveLength(2);
});

test('the log is read a page at a time, each event once, and no other person has a place in it', async () => {
  const { signIn } = person(server);
  let here = await signIn();
  for (let time = 0; time < 3; time++) here = await signIn();
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await here.log(`?limit=2${cursor && `&cursor=${cursor}`}`);
    expect(page.events.length).toBeLessThanOrEqual(2);
    seen.push(...page.events.map(({ id }) => id));
    cursor = page.next;
  }
  expect(seen).toHaveLength(9);
  expect(new Set(seen).size).toBe(9);
  const other = await person(server).signIn();
  expect((await other.log()).events.map(({ id }) => id).filter((id) => seen.includes(id))).toEqual([]);
  for (const foreign of [seen[0], crypto.randomUUID(), 'none']) {
    const { status } = await other.ask('GET', `/api/security-events?cursor=${foreign}`);
    expect(status).toBe(422);
  }
});

test('nobody changes the log, not even the server, for as long as there is the account', async () => {
  const { db } = server.services;
  const { email, signIn } = person(server);
  await signIn();
  const own = sql`user_id = (select id from studio_auth.users where email = ${email})`;
  for (const change of [
    sql`update studio_auth.security_events set kind = 'signed_out' where ${own}`,
    sql`delete from studio_auth.security_events where ${own}`,
    sql`truncate studio_auth.security_events`,
  ])
    await expect(db.run(change)).rejects.toThrow();
  expect(await db.run(sql`delete from studio_auth.users where email = ${email}`)).toBe(1);
});

test('asking for a link answers alike whether it is written down or not', async () => {
  const { email, call, signIn } = person(server);
  await signIn();
  server.clock.advance(60_000);
  const answers = await Promise.all(
    [email, newEmail()].map(async (each) => {
      const answer = await call('/otp', { email: each, create_user: false });
      return [answer.status, await answer.text()];
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
});
