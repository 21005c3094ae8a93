import { communityLimits } from '@mirror-studio/domain/constants/community';
import { rateLimits } from '@mirror-studio/domain/constants/rate-limits';
import type { Work } from '@mirror-studio/domain/contract';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { report as texts } from '@mirror-studio/domain/texts/en/report';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { type Author, author } from '../works/testing/author.ts';
import { decisionOf, reports } from './admin.ts';

let server: TestServer;
let vera: Author;
let otto: Author;
let noor: Author;
beforeAll(async () => {
  server = await startTestServer();
  [vera, otto, noor] = await Promise.all([author(server), author(server), author(server)]);
});
afterAll(() => server.close());

const reportWork = (who: Author, id: string, given: object = {}) =>
  who.ask('POST', `/api/works/${id}/report`, { reason: 'stolen', words: 'It is mine', ...given });
const reportCreator = (who: Author, whom: Author) =>
  who.ask('POST', `/api/creators/${whom.handle}/report`, { reason: 'spam', words: '' });
/** What `pnpm admin …` says. */
function admin(...given: string[]): Promise<string> {
  const [name, ...rest] = given;
  const command = name === 'reports' ? reports : decisionOf(name, rest);
  if (!command) throw new Error('No command');
  return command(server.services.db, server.services.config);
}
const log = () =>
  server.services.db.all(
    v.object({ act: v.string(), kind: v.string(), subject: v.nullable(v.string()), reason: v.string() }),
    sql`select act, kind, subject, reason from studio.moderation_log order by id`,
  );

test('a work that is reported is listed, hidden everywhere at once, and restored as it was', async () => {
  const { id, mediaId, title } = await vera.publish({ tags: ['odd'] });
  const seen = async () => {
    const lists = await Promise.all(
      ['', '?tag=odd', `?author=${vera.handle}`].map((query) => otto.list(query)),
    );
    return [
      (await otto.look(id)).status,
      (await vera.look(id)).status,
      ...lists.map(({ works }) => works.some((work) => work.id === id)),
    ];
  };
  const everywhere = await seen();
  expect(everywhere).toEqual([200, 200, true, true, true]);
  for (const who of [otto, otto, noor]) expect((await reportWork(who, id)).body).toEqual({ ok: true });
  const said = await admin('reports');
  expect(said).toContain(`work ${id}: reported by 2`);
  for (const words of [title, `@${vera.handle}`, 'stolen', '"It is mine"']) expect(said).toContain(words);
  expect(said).not.toContain(otto.handle);

  expect(await admin('hide', 'work', id, 'stolen', 'Proved,', 'twice')).toMatch(/is hidden/);
  expect(await admin('hide', 'work', id, 'spam', 'Again')).toMatch(/already/);
  expect(await seen()).toEqual([404, 404, false, false, false]);
  expect(await admin('reports')).toBe('Nothing is reported.');
  expect((await reportWork(noor, id)).status).toBe(404);
  for (const act of [vera.change(id), vera.post(mediaId)])
    expect((await act).body).toMatchObject({ message: refusals.workHidden, error: { code: 'FORBIDDEN' } });
  await vera.withdraw(id);
  expect((await vera.post(mediaId)).status).toBe(403);
  await server.services.db.run(sql`update studio.works set withdrawn_at = null where id = ${id}`);
  await server.services.db.run(sql`insert into studio.work_tags (work_id, tag, published_at)
    select id, 'odd', published_at from studio.works where id = ${id}`);

  expect(await admin('restore', 'work', id, 'A mistake')).toMatch(/is restored/);
  expect(await admin('restore', 'work', id, 'Again')).toMatch(/was not hidden/);
  expect(await seen()).toEqual(everywhere);
  const done = (await log()).filter(({ subject }) => subject === id).map(({ act, reason }) => [act, reason]);
  expect(done).toEqual([
    ['reported', 'stolen'],
    ['reported', 'stolen'],
    ['reported', 'stolen'],
    ['hidden', 'Proved, twice'],
    ['restored', 'A mistake'],
  ]);
});

test('a creator who is hidden has no page, and none of their works is seen', async () => {
  const loud = await author(server);
  const { id } = await loud.publish();
  expect((await reportCreator(otto, loud)).status).toBe(200);
  expect(await admin('reports')).toContain(`creator ${loud.handle}: reported by 1`);
  await admin('hide', 'creator', `@${loud.handle}`, 'spam', 'All day');
  const seen = async () => [
    (await otto.ask('GET', `/api/creators/${loud.handle}`)).status,
    (await otto.look(id)).status,
  ];
  expect(await seen()).toEqual([404, 404]);
  await admin('restore', 'creator', loud.handle, 'Appeal');
  expect(await seen()).toEqual([200, 200]);
});

test('what is kept is settled, and may be reported again', async () => {
  const { id } = await vera.publish();
  await reportWork(otto, id);
  expect(await admin('keep', 'work', id, 'Nothing wrong')).toMatch(/stays as it is/);
  expect(await admin('keep', 'work', id, 'Again')).toMatch(/was not reported/);
  expect((await otto.look(id)).status).toBe(200);
  await reportWork(otto, id);
  expect(await admin('reports')).toContain(`work ${id}: reported by 1`);
  await admin('keep', 'work', id, 'Still nothing');
});

test.each([
  ['without words, for another reason', { reason: 'else', words: ' ' }, texts.wordsMissing],
  ['with too many words', { words: 'x'.repeat(communityLimits.reportCharacters + 1) }, '500'],
])('a report %s is refused beside its field', async (_, given, said) => {
  const { id } = await vera.publish();
  const { status, body } = await reportWork(otto, id, given);
  expect([status, body]).toMatchObject([422, { error: { code: 'INPUT_INVALID', field: 'words' } }]);
  expect(body['message']).toContain(said);
});

test('one’s own is not reported, nor what is not there, nor very much', async () => {
  const { id } = await vera.publish();
  expect((await reportWork(vera, id)).body).toMatchObject({ message: refusals.reportOwn });
  expect((await reportCreator(vera, vera)).body).toMatchObject({ message: refusals.reportOwn });
  const keen = await author(server);
  const statuses: number[] = [];
  for (let at = 0; at <= rateLimits.reportsOfPerson.burst; at++)
    statuses.push((await reportWork(keen, crypto.randomUUID())).status);
  expect([statuses.at(-2), statuses.at(-1)]).toEqual([404, 429]);
});

test('the log is only added to; of somebody who is gone it keeps nothing but what was done', async () => {
  const gone = await author(server);
  await reportCreator(otto, gone);
  const { db } = server.services;
  for (const change of [
    sql`update studio.moderation_log set reason = 'Nothing'`,
    sql`update studio.moderation_log set subject = gen_random_uuid()`,
    sql`update studio.moderation_log set subject = null, act = 'kept'`,
    sql`delete from studio.moderation_log`,
    sql`truncate studio.moderation_log`,
  ])
    await expect(db.run(change)).rejects.toThrow();
  await db.run(sql`update studio.moderation_log set subject = null where subject = ${gone.id}`);
  expect((await log()).at(-1)).toEqual({ act: 'reported', kind: 'creator', subject: null, reason: 'spam' });
});

test.each([
  ['hide', 'work', 'none', 'spam', 'Reason'],
  ['hide', 'work', crypto.randomUUID(), 'spam', 'Reason'],
  ['hide', 'creator', 'nobody-here', 'spam', 'Reason'],
])('%s %s %s finds nothing', async (...given) => {
  await expect(admin(...given)).rejects.toThrow(/There is no/);
});

test.each([
  [['hide', 'work', 'x']],
  [['hide', 'work', 'x', 'No rule', 'Words']],
  [['hide', 'work', 'x', 'spam']],
  [['hide', 'picture', 'x', 'spam', 'Reason']],
  [['remove', 'work', 'x', 'Reason']],
])('%j is no command', (given) => {
  const [name, ...rest] = given;
  expect(decisionOf(name, rest)).toBeNull();
});

test('a terminal is told no signs that move its cursor', async () => {
  const work = (await vera.publish()) as Work;
  await reportWork(otto, work.id, { words: 'Odd\u001b[2J\nreport' });
  expect(await admin('reports')).toContain('"Odd [2J report"');
});
