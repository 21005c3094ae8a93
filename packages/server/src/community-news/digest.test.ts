import { communityNewsLimits as limits } from '@mirror-studio/domain/constants/community';
import { mailEndPath } from '@mirror-studio/domain/contract';
import { digest as texts } from '@mirror-studio/domain/texts/en/digest';
import { moderation } from '@mirror-studio/domain/texts/en/moderation';
import { digest as spanish } from '@mirror-studio/domain/texts/es/digest';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { whole } from '../database/index.ts';
import type { Message } from '../mail/mailer.ts';
import { hide } from '../moderation/moderation.ts';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { type Author, author } from '../works/testing/author.ts';
import { sweepDigests } from './digest.ts';

let server: TestServer;
let vera: Author;
let otto: Author;
let noor: Author;
let workId: string;
let sent: Message[];
beforeEach(async () => {
  server = await startTestServer();
  [vera, otto, noor] = await Promise.all([author(server), author(server), author(server)]);
  ({ id: workId } = await vera.publish());
  sent = [];
});
afterEach(() => server.close());

const look = (who: Author) => who.ask('GET', '/api/community-news');
const like = (who: Author) => who.ask('PUT', `/api/works/${workId}/like`);
/** As if it all had been so much earlier: a clock that goes on would end the sessions. */
async function wait(ms: number) {
  for (const [table, ...columns] of [
    ['likes', 'liked_at'],
    ['works', 'liked_at'],
    ['relations', 'since'],
    ['news_due', 'since'],
    ['news_readers', 'told_until', 'mailed_until', 'mailed_at', 'mail_claimed_at'],
  ])
    for (const column of columns)
      await server.services.db.run(
        sql.raw(`update studio.${table} set ${column} = ${column} - interval '${ms} milliseconds'`),
      );
}
/** Sends what is due, so long after. Mails that this sends arrive here. */
async function sweepAfter(ms: number, send = async (message: Message) => void sent.push(message)) {
  await wait(ms);
  await sweepDigests({ ...server.services, mailer: { send, close: () => {} } });
  return sent.length;
}
/** Where its end leads, from the root. */
const endOf = (message: Message | undefined) => new URL(message?.end ?? '').pathname;

test('what was not told in the studio is mailed after a while, once a day, and by one of two servers', async () => {
  await look(vera);
  await like(otto);
  expect(await sweepAfter(limits.mailAfterMs - 60_000)).toBe(0);
  await wait(120_000);
  await Promise.all([sweepAfter(0), sweepAfter(0)]);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.subject).toBe(texts.subject_one);
  expect(sent[0]?.text).toContain(`Vera ${otto.handle} likes “Salt flats”.`);
  expect(sent[0]?.html).toContain(`href="${sent[0]?.end}"`);
  await like(noor);
  expect(await sweepAfter(limits.mailEveryMs - 3_600_000)).toBe(1);
  expect(await sweepAfter(3_600_000)).toBe(2);
  expect(sent[1]?.text).toContain(`Vera ${noor.handle} likes`);
  expect(sent[1]?.text).not.toContain(otto.handle);
  expect(await sweepAfter(limits.mailEveryMs * 2)).toBe(2);
});

test('nothing is mailed to who was told, to who turned it off, or to who was never there since', async () => {
  const { id } = await otto.publish();
  await look(vera);
  await otto.ask('PUT', '/api/news-by-mail', { isOn: false });
  expect((await otto.ask('GET', '/api/news-by-mail')).body).toEqual({ isOn: false });
  await like(otto);
  await vera.ask('PUT', `/api/works/${id}/like`);
  await vera.ask('PUT', `/api/creators/${noor.handle}/follow`);
  await wait(60_000);
  const { body } = await look(vera);
  await vera.ask('POST', '/api/community-news', { until: body['until'] });
  expect(await sweepAfter(limits.mailAfterMs)).toBe(0);
  const due = await server.services.db.first(
    v.object({ people: whole }),
    sql`select count(*) as people from studio.news_due`,
  );
  expect(due).toEqual({ people: 0 });
});

test('what was hidden is mailed with the rule that was broken', async () => {
  await look(vera);
  const { db, clock } = server.services;
  const why = { rule: 'stolen', words: 'Proved' } as const;
  await hide(db, { kind: 'work', id: workId }, why, { is: 'operator', name: 'mara' }, clock.now());
  server.clock.advance(limits.mailAfterMs + 60_000);
  expect(await sweepAfter(0)).toBe(1);
  expect(sent[0]?.text).toContain('“Salt flats” is on no public page any more.');
  expect(sent[0]?.text).toContain(moderation.rule_stolen);
});

test('what could not be sent is sent later', async () => {
  await look(vera);
  await like(otto);
  const failing = () => Promise.reject(new Error('The mail server is away'));
  expect(await sweepAfter(limits.mailAfterMs, failing)).toBe(0);
  expect(await sweepAfter(60_000)).toBe(0);
  expect(await sweepAfter(limits.mailAgainMs)).toBe(1);
});

test('a press on the page of its link ends the mails, opening it does not, and neither does another key', async () => {
  await look(vera);
  await like(otto);
  await sweepAfter(limits.mailAfterMs);
  const path = endOf(sent[0]);
  expect(path.startsWith(mailEndPath)).toBe(true);
  const opened = await fetch(server.url + path, { headers: { 'accept-language': 'es' } });
  expect(await opened.text()).toContain(spanish.endTitle);
  for (const other of [crypto.randomUUID(), 'none']) {
    const { status } = await fetch(`${server.url}${mailEndPath}/${other}`, { method: 'POST' });
    expect(status).toBe(404);
  }
  const isOn = async () => (await vera.ask('GET', '/api/news-by-mail')).body['isOn'];
  expect(await isOn()).toBe(true);
  // As mail programmes press it (RFC 8058).
  const pressed = await fetch(server.url + path, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });
  expect(await pressed.text()).toContain(texts.endedTitle);
  expect(await isOn()).toBe(false);
  await like(noor);
  expect(await sweepAfter(limits.mailEveryMs * 2)).toBe(1);
  await vera.ask('PUT', '/api/news-by-mail', { isOn: true });
  expect(await isOn()).toBe(true);
});
