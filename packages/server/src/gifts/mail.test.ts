import { giftLimits } from '@mirror-studio/domain/constants/gifts';
import { endpoints } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { mailReceived } from './mail-received.ts';
import { giver } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

type Somebody = Awaited<ReturnType<typeof giver>>;
/** How many mails an address got since the last time. */
async function counterOf({ email }: Somebody) {
  let before = await server.countMessages(email);
  return async () => {
    const now = await server.countMessages(email);
    const since = now - before;
    before = now;
    return since;
  };
}
/** The app at the browser of somebody who reads the studio in a language. */
async function readsIn(person: Somebody, language: string) {
  const { data } = await person.auth.getSession();
  await fetch(server.url + endpoints.balance.path, {
    headers: {
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
      'accept-language': language,
    },
  });
  await server.services.background.idle();
}
const sweep = () => mailReceived(server.services);

test('a gift by handle is told by mail in the language of whoever gets it, without the words of the giver', async () => {
  const [from, to] = [await giver(server), await giver(server)];
  await readsIn(from, 'en');
  await readsIn(to, 'es-MX,es;q=0.9');
  await from.give(to.handle, 40, 'Visit <b>evil.example</b>');
  const { subject, body } = await server.lastMessage(to.email);
  expect(subject).toBe('Te han llegado 40 monedas Mirror');
  expect(body).toContain(`@${from.handle}`);
  expect(body).toContain('/gift-coins');
  expect(body).not.toContain('evil.example');
});

test('of many one mail goes out, and a day later one of all that came since', async () => {
  const [one, other, to] = [await giver(server), await giver(server), await giver(server)];
  const mails = await counterOf(to);
  await Promise.all([one.give(to.handle, 1), other.give(to.handle, 2), one.give(to.handle, 3)]);
  expect(await mails()).toBe(1);
  await one.give(to.handle, 4);
  await other.give(to.handle, 5);
  await sweep();
  expect(await mails()).toBe(0);
  server.clock.advance(giftLimits.mailAgainMs);
  await Promise.all([sweep(), sweep()]);
  expect(await mails()).toBe(1);
  const { subject, body } = await server.lastMessage(to.email);
  expect(subject).toMatch(/^(9|1[0-4]) Mirror Coins have come to you$/);
  expect(body).toContain('several members');
  server.clock.advance(giftLimits.mailAgainMs);
  await sweep();
  expect(await mails()).toBe(0);
});

test('what was told in the studio before is not told by mail, and whoever is suspended or leaving gets none', async () => {
  const [from, seen, banned, leaving] = await Promise.all([1, 2, 3, 4].map(() => giver(server)));
  if (!from || !seen || !banned || !leaving) throw new Error('There are four');
  for (const to of [seen, banned, leaving]) await from.give(to.handle, 1);
  const counts = await Promise.all([seen, banned, leaving].map(counterOf));
  for (const to of [seen, banned, leaving]) await from.give(to.handle, 1);
  const ids = (await seen.news()).map(({ gift }) => gift.id);
  await seen.ask('POST', endpoints.giftNewsTold.path, { ids });
  const { db } = server.services;
  await db.run(sql`update studio.members set banned = true where id = ${banned.id}`);
  await db.run(
    sql`insert into studio.account_deletions (member, requested_at, due_at, language)
      values (${leaving.id}, now(), now() + interval '1000 years', 'en')`,
  );
  server.clock.advance(giftLimits.mailAgainMs);
  await sweep();
  for (const count of counts) expect(await count()).toBe(0);
});

test('a mail that failed is sent by the next sweep', async () => {
  const [from, to] = [await giver(server), await giver(server)];
  const mails = await counterOf(to);
  const send = vi.spyOn(server.services.mailer, 'send');
  send.mockRejectedValueOnce(new Error('The mail server is away'));
  await from.give(to.handle, 6);
  await server.services.background.idle();
  await sweep();
  await sweep();
  expect(send.mock.calls.filter(([mail]) => mail.to === to.email)).toHaveLength(2);
  expect(await mails()).toBe(1);
});
