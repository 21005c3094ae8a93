import { endpoints } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './composition/app.ts';
import { openProduct, type Product } from './composition/product.ts';
import type { AppEnv } from './http/index.ts';
import { addPeople, fillLibrary, growLedger, type Person } from './testing/benchmark/data.ts';
import { recording, type Statement } from './testing/benchmark/recording.ts';
import { startTestServer, type TestServer } from './testing/index.ts';

/** So many that no planner reads all of them for a page, nor sorts them to begin one. */
const rows = { entries: 20_000, jobs: 3_000, pictures: 12_000 };
/** Two accounts, a page of each. */
const mostSortedRows = 202;
const others = 3;
const deepPage = 40;
const large = ['entries', 'transfers', 'jobs', 'media'];

let server: TestServer;
let product: Product;
let app: Hono<AppEnv>;
let someone: Person;
let take: ReturnType<typeof recording>['take'];
beforeAll(async () => {
  server = await startTestServer({}, undefined);
  const { db } = server.services;
  const people = await addPeople(db, 1 + others);
  [someone] = people as [Person];
  await growLedger(db, [someone.id], rows.entries);
  for (const { id } of people) await fillLibrary(db, id, rows);
  const recorded = recording(db);
  take = recorded.take;
  const services = { ...server.services, db: recorded.db };
  product = await openProduct(services);
  app = createApp(services, product);
  await get(endpoints.balance.path);
});
afterAll(async () => {
  await product.stop();
  await server.close();
});

async function get(path: string): Promise<Record<string, unknown>> {
  take();
  const answer = await app.request(path, { headers: { authorization: `Bearer ${someone.accessToken}` } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Record<string, unknown>;
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Plan[];
}

/** What is wrong with how a statement is run: a table read whole, or more than a page sorted. */
async function faults({ query }: Statement): Promise<string[]> {
  const explained = await server.services.db.first(
    v.object({
      'QUERY PLAN': v.tuple([v.object({ Plan: v.custom<Plan>((plan) => typeof plan === 'object') })]),
    }),
    sql`explain (analyze, format json) ${query}`,
  );
  if (!explained) throw new Error('There is no plan');
  const [{ Plan: whole }] = explained['QUERY PLAN'];
  const found: string[] = [];
  const look = (plan: Plan) => {
    const type = plan['Node Type'];
    const table = plan['Relation Name'] ?? '';
    if (type === 'Seq Scan' && large.includes(table)) found.push(`${type} on ${table}`);
    const sorted = plan.Plans?.[0]?.['Actual Rows'] ?? 0;
    if (type.endsWith('Sort') && sorted > mostSortedRows) found.push(`${type} of ${sorted} rows`);
    for (const inner of plan.Plans ?? []) look(inner);
  };
  look(whole);
  return found;
}

const lists = [
  ['the gallery', endpoints.gallery.path, 'items'],
  ['the ledger', endpoints.tokenLogs.path, 'logs'],
  ['the jobs', endpoints.jobs.path, 'jobs'],
] as const;

/** Nobody analyses the tables of an embedded database. */
const kinds = process.env['TEST_DATABASE_URL'] ? ['known'] : ['unknown', 'known'];

test.each(kinds)(
  'a page comes from an index, the first and one deep in the list, of tables whose size is %s',
  async (size) => {
    if (size === 'known') await server.services.db.run(sql`analyze`);
    for (const [name, path, key] of lists) {
      let cursor: string | null = null;
      for (let page = 0; page <= deepPage; page++) {
        const body: Record<string, unknown> = await get(cursor === null ? path : `${path}?cursor=${cursor}`);
        expect((body[key] as unknown[]).length).toBeGreaterThan(0);
        const asked = take().flatMap(({ statements }) => statements);
        expect(asked.length).toBeGreaterThan(0);
        if (page === 0 || page === deepPage) {
          for (const statement of asked)
            expect([name, page, ...(await faults(statement))]).toEqual([name, page]);
        }
        cursor = (body['nextCursor'] as string | null | undefined) ?? null;
        if (cursor === null) break;
      }
    }
  },
);
