import { endpoints } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../composition/app.ts';
import { openProduct, type Product } from '../composition/product.ts';
import { analyseTables } from '../database/statistics.ts';
import type { AppEnv } from '../http/index.ts';
import { addPeople, type Person } from '../testing/benchmark/data.ts';
import { recording } from '../testing/benchmark/recording.ts';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { planFaults } from '../testing/plan-faults.ts';

const rows = { ideas: 100_000, comments: 3_000 };
const large = ['ideas', 'idea_votes', 'idea_comments', 'idea_changes'];
const mostSortedRows = 202;

let server: TestServer;
let product: Product;
let app: Hono<AppEnv>;
let someone: Person;
let idea: string;
let recorded: ReturnType<typeof recording>;
beforeAll(async () => {
  server = await startTestServer({}, undefined);
  const { db } = server.services;
  [someone] = (await addPeople(db, 1)) as [Person];
  idea = await fillIdeas();
  await analyseTables(db);
  if (db.kind === 'postgres') await db.run(sql`analyze`);
  recorded = recording(db);
  const services = { ...server.services, db: recorded.db };
  product = await openProduct(services);
  app = createApp(services, product);
}, 240_000);
afterAll(async () => {
  await product.stop();
  await server.close();
});

/** Ideas in each column, a vote of somebody for every second; those that shipped moved there. Returns one of which much is said. */
async function fillIdeas(): Promise<string> {
  const { db } = server.services;
  const counted = ['idea_votes', 'idea_comments', 'idea_changes'];
  // Counted one by one, the ideas would be written anew for each.
  for (const table of counted) await db.run(sql.raw(`alter table studio.${table} disable trigger user`));
  const id = sql`md5('idea' || n)::uuid`;
  const each = sql`generate_series(1, ${rows.ideas}::int) n`;
  await db.run(sql`insert into studio.ideas (id, member, title, words, search_text, status, since, proposed_at, votes)
    select ${id}, case when n % 50 = 0 then ${someone.id}::uuid else md5('member' || n)::uuid end, 'Idea ' || n, '',
      'salt ' || n || case when n % 5000 = 0 then ' quartzhorn' else '' end,
      (array['considering', 'planned', 'inProgress', 'shipped'])[1 + n % 4], now() - n * interval '1 hour', now(), n % 900
    from ${each}`);
  await db.run(sql`insert into studio.idea_votes (idea_id, member, voted_at)
    select ${id}, case when n % 2 = 1 then ${someone.id}::uuid else md5('member' || n)::uuid end, now() - interval '9 years'
    from ${each}`);
  await db.run(sql`insert into studio.idea_changes (idea_id, status, words, changed_at)
    select ${id}, 'shipped', 'It is there.', now() - n * interval '1 hour' from ${each} where n % 4 = 3`);
  await db.run(sql`insert into studio.idea_comments (id, idea_id, member, words, said_at)
    select md5('comment' || n)::uuid, md5('idea3')::uuid, ${someone.id}, 'Yes.', now() - n * interval '1 minute'
    from generate_series(1, ${rows.comments}::int) n`);
  for (const table of counted) await db.run(sql.raw(`alter table studio.${table} enable trigger user`));
  const one = await db.first(v.object({ id: v.string() }), sql`select md5('idea3')::uuid as id`);
  return one?.id ?? '';
}

/** What is wrong with the statements that were asked for since the last. */
async function faults(): Promise<string[]> {
  const found: string[] = [];
  for (const { query } of recorded.take().flatMap(({ statements }) => statements))
    found.push(...(await planFaults(server.services.db, query, { large, mostSortedRows })));
  return found;
}

test.each([
  ['ideas under consideration', `${endpoints.ideas.path}?status=considering`, 'ideas'],
  ['ideas that shipped', `${endpoints.ideas.path}?status=shipped`, 'ideas'],
  ['ideas like a rare title', `${endpoints.likelyIdeas.path}?title=quartzhorn`, 'ideas'],
  ['what is said of an idea', endpoints.ideaComments.path.replace('{id}', 'IDEA'), 'comments'],
  ['an idea', endpoints.idea.path.replace('{id}', 'IDEA'), null],
])('of 100,000 ideas, %s come from an index, the first page and the next', async (_, pattern, key) => {
  const path = pattern.replace('IDEA', idea);
  let cursor: string | null = null;
  for (let page = 0; page < 2; page++) {
    const at: string = cursor === null ? path : `${path}${path.includes('?') ? '&' : '?'}cursor=${cursor}`;
    recorded.take();
    const answer = await app.request(at, { headers: { authorization: `Bearer ${someone.accessToken}` } });
    expect(answer.status).toBe(200);
    const body = (await answer.json()) as Record<string, unknown>;
    if (key !== null) expect((body[key] as unknown[]).length).toBeGreaterThan(0);
    expect(await faults()).toEqual([]);
    cursor = (body['nextCursor'] as string | null | undefined) ?? null;
    if (cursor === null) break;
  }
});
