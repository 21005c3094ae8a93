import { pageLimits } from '@mirror-studio/domain/constants/server';
import { promptsEndpoints as endpoints } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../composition/app.ts';
import { openProduct, type Product } from '../composition/product.ts';
import type { AppEnv } from '../http/index.ts';
import { addPeople, fillPrompts, type Person } from '../testing/benchmark/data.ts';
import { recording } from '../testing/benchmark/recording.ts';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { planFaults } from '../testing/plan-faults.ts';

/** More than a library and the versions of a prompt may hold: the limits may be raised. */
const sizes = [0, 1, 3, 1_000, 50_000] as const;
type Size = (typeof sizes)[number];
/** As many pages are read, and the next rows are skipped to. */
const pages = 4;
const large = ['prompts', 'prompt_versions'];
/** A page, the row that says whether there is more, and what a few sorts of it hold. */
const mostSortedRows = 2 * (pageLimits.prompts + 1);

let server: TestServer;
let product: Product;
let app: Hono<AppEnv>;
let take: ReturnType<typeof recording>['take'];
const people = new Map<Size, Person>();
const promptOf = new Map<Size, string>();

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.services;
  const all = await addPeople(db, sizes.length);
  // The largest first: a foreign key is checked by the plan of its first use, and that of a table of one row reads all of it.
  for (const [at, size] of [...sizes.entries()].toReversed()) {
    const person = all[at] as Person;
    people.set(size, person);
    if (size === 0) continue;
    const prompt = await fillPrompts(db, person.id, size);
    promptOf.set(size, prompt);
    // One has versions beyond its first.
    await db.run(sql`insert into studio.prompt_versions (id, prompt_id, number, text, created_at)
      select gen_random_uuid(), ${prompt}, n, 'Salt flats, ' || n, now() from generate_series(2, ${size}::int) n`);
    // As many in the trash as are not.
    await db.run(sql`insert into studio.prompts (id, member, title, title_key, tags, collection, excerpt, latest, latest_id,
        search_text, created_at, updated_at, deleted_at)
      select gen_random_uuid(), member, title, title_key, tags, collection, excerpt, latest, gen_random_uuid(),
        search_text, created_at, updated_at, created_at from studio.prompts where member = ${person.id}`);
  }
  await db.run(sql`analyze`);
  const recorded = recording(db);
  take = recorded.take;
  const services = { ...server.services, db: recorded.db };
  product = await openProduct(services);
  app = createApp(services, product);
}, 120_000);
afterAll(async () => {
  await product.stop();
  await server.close();
});

async function get(size: Size, path: string): Promise<Record<string, unknown>> {
  const { accessToken = '' } = people.get(size) ?? {};
  take();
  const answer = await app.request(path, { headers: { authorization: `Bearer ${accessToken}` } });
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.json()) as Record<string, unknown>;
}

/** Reads the first pages of a list; says how many rows there were and whether there are more. */
async function readPages(size: Size, path: string, key: string) {
  const ids = new Set<string>();
  let cursor: string | null = '';
  let rows = 0;
  for (let page = 0; page < pages && cursor !== null; page++) {
    const joint = path.includes('?') ? '&' : '?';
    const body: Record<string, unknown> = await get(
      size,
      cursor === '' ? path : `${path}${joint}cursor=${encodeURIComponent(cursor)}`,
    );
    for (const { query } of take().flatMap(({ statements }) => statements))
      expect([
        path,
        page,
        ...(await planFaults(server.services.db, query, { large, mostSortedRows })),
      ]).toEqual([path, page]);
    const found = body[key] as { id: string }[];
    rows += found.length;
    for (const { id } of found) ids.add(id);
    cursor = body['nextCursor'] as string | null;
  }
  expect(ids.size).toBe(rows);
  return { rows, hasMore: cursor !== null };
}

const lists = [
  ['the library', endpoints.prompts.path, pageLimits.prompts],
  ['the library by title', `${endpoints.prompts.path}?sort=title`, pageLimits.prompts],
  ['the library by age', `${endpoints.prompts.path}?sort=newest`, pageLimits.prompts],
  ['the trash', `${endpoints.prompts.path}?place=trash`, pageLimits.prompts],
] as const;

describe.each(sizes)('with %i rows', (size) => {
  it.each(lists)('%s comes from an index, page by page', async (_, path, ofPage) => {
    expect(await readPages(size, path, 'prompts')).toEqual({
      rows: Math.min(size, pages * ofPage),
      hasMore: size > pages * ofPage,
    });
  });

  if (size > 0)
    it('the versions of a prompt come from an index, page by page', async () => {
      const path = endpoints.promptVersions.path.replace('{id}', promptOf.get(size) ?? '');
      const most = pages * pageLimits.promptVersions;
      expect(await readPages(size, path, 'versions')).toEqual({
        rows: Math.min(size, most),
        hasMore: size > most,
      });
    });

  it('the tags are counted, and the collections', async () => {
    const read = v.parse(
      v.object({ prompts: v.number(), inTrash: v.number() }),
      await get(size, endpoints.promptLabels.path),
    );
    expect(read).toEqual({ prompts: size, inTrash: size });
  });
});
