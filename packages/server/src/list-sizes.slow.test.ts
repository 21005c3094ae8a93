import {
  clientsEndpoints,
  type Endpoint,
  endpoints,
  galleryChangesEndpoints,
  galleryEndpoints,
  jobsEndpoints,
  promptsEndpoints,
  savedEndpoints,
} from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './composition/app.ts';
import { openProduct, type Product } from './composition/product.ts';
import type { AppEnv } from './http/index.ts';
import { addPeople, type Person } from './testing/benchmark/data.ts';
import { recording } from './testing/benchmark/recording.ts';
import { fillStudio, largeTables, withoutWordIndexes } from './testing/benchmark/studio.ts';
import { startTestServer, type TestServer } from './testing/index.ts';
import { planFaults } from './testing/plan-faults.ts';

/** Every list of the studio's pages, with each of its orders and filters, is taken from the contract and tried with these. */
const sizes = [0, 1, 3, 1_000, 50_000] as const;
type Size = (typeof sizes)[number];
/** As many pages are read, and the next rows are skipped to. */
const pages = 4;
/** So many a planner may as well sort as read in order. */
const mostSortedRows = 1_000;

const areas = {
  ...promptsEndpoints,
  ...galleryEndpoints,
  ...galleryChangesEndpoints,
  ...jobsEndpoints,
  ...clientsEndpoints,
  ...savedEndpoints,
};

/** What a filter that takes words is asked with. */
const asked: Readonly<Record<string, string>> = {
  search: 'salt',
  q: 'flats',
  tag: 'salt',
  collection: 'Collection 7',
  project: 'Project 7',
  model: 'sample',
  version: 'VERSION',
  from: '2000-01-01T00:00:00.000Z',
  before: '2100-01-01T00:00:00.000Z',
};

const queryOf = ({ query }: Endpoint) => query?.entries ?? {};
/** What a parameter of an address is tried with: each of its values where they are few. Throws for one of which nothing is known. */
function valuesOf(name: string, schema: unknown): readonly string[] {
  const given = schema as { wrapped?: unknown; options?: readonly string[]; literal?: string };
  if (given.wrapped) return valuesOf(name, given.wrapped);
  const values = given.options ?? [given.literal ?? asked[name]].filter((value) => value !== undefined);
  if (values.length === 0) throw new Error(`Nothing says what ${name} is asked with`);
  return values;
}

/** Each list as it is, and narrowed or ordered in each way that there is. */
const lists = Object.entries<Endpoint>(areas)
  .filter(([, endpoint]) => 'cursor' in queryOf(endpoint))
  .flatMap(([name, endpoint]) => {
    const key = keyOf(endpoint);
    const narrowed = Object.entries(queryOf(endpoint))
      .filter(([parameter]) => !['cursor', 'limit'].includes(parameter))
      .flatMap(([parameter, schema]) =>
        valuesOf(parameter, schema).map((value) => `${parameter}=${encodeURIComponent(value)}`),
      );
    return ['', ...narrowed].map((query) => [name, query, endpoint.path, key] as const);
  });

/** Under which name an endpoint answers its rows. */
function keyOf({ response }: Endpoint): string {
  const { entries = {} } = response as { entries?: Record<string, { type: string }> };
  const [key] = Object.keys(entries).filter((name) => entries[name]?.type === 'array');
  if (key === undefined) throw new Error('It answers no list');
  return key;
}

let server: TestServer;
let product: Product;
let app: Hono<AppEnv>;
let take: ReturnType<typeof recording>['take'];
const people = new Map<Size, Person>();
const idsOf = new Map<Size, { readonly prompt: string; readonly version: string }>();

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.services;
  const all = await addPeople(db, sizes.length);
  await withoutWordIndexes(db, async () => {
    // The largest first: a foreign key is checked by the plan of its first use, and that of a table of one row reads all of it.
    for (const [at, size] of [...sizes.entries()].toReversed()) {
      const person = all[at] as Person;
      people.set(size, person);
      if (size > 0) idsOf.set(size, await fillStudio(db, person.id, size));
    }
  });
  await db.run(sql`analyze`);
  const recorded = recording(db);
  take = recorded.take;
  const services = { ...server.services, db: recorded.db };
  product = await openProduct(services);
  app = createApp(services, product);
}, 480_000);
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

/** Reads the first pages of a list, and holds each of its statements to an index; says how many rows each page had. */
async function readPages(size: Size, path: string, key: string) {
  const ids: string[] = [];
  const rows: number[] = [];
  let cursor: string | null = '';
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
        ...(await planFaults(server.services.db, query, { large: largeTables, mostSortedRows })),
      ]).toEqual([path, page]);
    const found = body[key] as { id: string }[];
    rows.push(found.length);
    ids.push(...found.map(({ id }) => id));
    cursor = (body['nextCursor'] as string | null | undefined) ?? null;
  }
  expect(new Set(ids).size).toBe(ids.length);
  return { rows, total: ids.length, hasMore: cursor !== null };
}

describe.each(sizes)('with %i rows', (size) => {
  // Without a prompt there are none of its versions, and none of its pictures.
  const those = lists.filter(([, , path]) => size > 0 || !path.includes('{id}'));

  it.each(those)('%s?%s comes from an index, page by page', async (_, query, pattern, key) => {
    const { prompt = '', version = '' } = idsOf.get(size) ?? {};
    const path = `${pattern.replace('{id}', prompt)}${query && `?${query}`}`.replace('VERSION', version);
    const { rows, total, hasMore } = await readPages(size, path, key);
    expect(total).toBeLessThanOrEqual(size);
    if (query !== '') return;
    // Whole, or page by page without a gap.
    if (!hasMore) expect(total).toBe(size);
    else expect(rows).toEqual(rows.map(() => rows[0]));
  });

  it('what lists can be narrowed to is counted, and no more of it is answered than is shown', async () => {
    const labels = v.parse(
      v.object({ prompts: v.number(), inTrash: v.number() }),
      await get(size, endpoints.promptLabels.path),
    );
    expect(labels).toEqual({ prompts: size, inTrash: size });
    expect(await get(size, endpoints.galleryGroups.path)).toMatchObject({ items: size });
    expect(await get(size, endpoints.savedCollections.path)).toMatchObject({ items: size });
  });
});
