import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eraseRows } from '../account-data/removal/erase.ts';
import { upsertMember } from '../accounts/members.ts';
import { changeAddress } from '../auth/address/store.ts';
import { newEmail, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import { keptMessages, outboxMailer } from './outbox.ts';

const day = 86_400_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const send = (to: string, subject: string) =>
  outboxMailer(server.services.db, server.clock).send({ to, subject, html: '', text: '', link: '' });
const subjectsTo = async (...to: string[]) =>
  (await keptMessages(server.services.db))
    .filter(({ recipient }) => to.includes(recipient))
    .map(({ subject }) => subject);

it('letters to an address that somebody had go with their account, and those to whoever has it now stay', async () => {
  const { db } = server.services;
  const [first, second, last] = [newEmail(), newEmail(), newEmail()];
  const { user } = await signIn(server, first);
  await db.run(sql`delete from studio.outbox`);
  const change = (to: string) =>
    db.transaction((tx) => changeAddress(tx, user.id, to, { isWayIn: true }, server.clock.now()));
  await send(first, 'to the first');
  server.clock.advance(day);
  await change(second);
  server.clock.advance(1_000);
  await send(first, 'that it is another now');
  await send(second, 'to the second');
  server.clock.advance(day);
  await change(last);
  await send(last, 'to the last');
  server.clock.advance(day);
  await send(first, 'to somebody else');

  await eraseRows(db, { id: user.id, email: last });
  expect(await subjectsTo(first, second, last)).toEqual(['to somebody else']);
});

it('an address that a hosted service changed is one that its person had', async () => {
  const { db, clock } = server.services;
  const member = { id: crypto.randomUUID(), isDemo: false };
  const [before, after] = [newEmail(), newEmail()];
  await upsertMember(db, { ...member, email: before }, clock.now());
  await send(before, 'to the one before');
  await upsertMember(db, { ...member, email: after }, clock.now());
  await eraseRows(db, { id: member.id, email: after });
  expect(await subjectsTo(before)).toEqual([]);
});
