import { endpoints } from '@mirror-studio/domain/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './composition/app.ts';
import { openProduct, type Product } from './composition/product.ts';
import { analyseTables } from './database/statistics.ts';
import type { AppEnv } from './http/index.ts';
import { addPeople, fillLibrary, fillPrompts, growLedger, type Person } from './testing/benchmark/data.ts';
import { recording, type Statement } from './testing/benchmark/recording.ts';
import { startTestServer, type TestServer } from './testing/index.ts';
import { planFaults } from './testing/plan-faults.ts';

/** So many that no planner reads all of them for a page, nor sorts them to begin one. */
const rows = { entries: 20_000, jobs: 3_000, pictures: 12_000, prompts: 3_000, proofs: 2_000, events: 1_500 };
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
/** Two accounts, a page of each. */
const mostSortedRows = 202;
const others = 3;
const deepPage = 40;
const large = [
  'entries',
  'transfers',
  'jobs',
  'media',
  'prompts',
  'prompt_versions',
  'proofs',
  'proof_pictures',
  'security_events',
];

let server: TestServer;
let product: Product;
let app: Hono<AppEnv>;
let someone: Person;
/** All their pictures were made from it. */
let prompt: string;
let take: ReturnType<typeof recording>['take'];
beforeAll(async () => {
  server = await startTestServer({}, undefined);
  const { db } = server.services;
  const people = await addPeople(db, 1 + others);
  [someone] = people as [Person];
  await growLedger(db, [someone.id], rows.entries);
  for (const { id } of people) {
    await fillLibrary(db, id, rows);
    await spread(id);
    await fillProofs(id);
    await fillEvents(id);
  }
  for (const { id } of people.toReversed()) prompt = await fillPrompts(db, id, rows.prompts);
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

/** A third in a project, every seventh a favourite, a few of a rare word, some in the trash; a few jobs failed. */
async function spread(member: string): Promise<void> {
  const { db } = server.services;
  const each = (set: SQL, nth: number) =>
    db.run(sql`update studio.media m set ${set} from (
        select id, row_number() over (order by id) as n from studio.media where member = ${member} and deleted_at is null
      ) numbered where numbered.id = m.id and n % ${nth} = 0`);
  await each(sql`project = 'Halcyon'`, 3);
  await each(sql`favourite = true`, 7);
  await each(sql`prompt = 'A meteor over salt flats'`, 60);
  await each(sql`deleted_at = created_at`, 11);
  await db.run(sql`update studio.jobs set status = 'failed' where member = ${member} and seed % 40 = 0`);
}

/** Sets of two pictures each: a third is over, every fifth approved, a few of a rare name. */
async function fillProofs(member: string): Promise<void> {
  const { db } = server.services;
  await db.run(sql`insert into studio.proofs
      (id, member, title, client, watermark, link_hash, ends_at, approved_at, created_at)
    select gen_random_uuid(), ${member}, 'Salt flats', case when n % 60 = 0 then 'Meteora' else 'Noor' end, true,
      ${member} || n, now() + (case when n % 3 = 0 then -1 else 1 end) * n * interval '1 minute',
      case when n % 5 = 0 then now() - n * interval '1 minute' end, now() - n * interval '1 minute'
    from generate_series(1, ${rows.proofs}::int) n`);
  await db.run(sql`insert into studio.proof_pictures (id, proof_id, media_id, position)
    select gen_random_uuid(), s.id, m.id, m.position from studio.proofs s
      cross join (select id, row_number() over () as position from (
        select id from studio.media where member = ${member} and purpose = 'result' limit 2) two) m
    where s.member = ${member}`);
}

async function fillEvents(member: string): Promise<void> {
  await server.services.db.run(sql`insert into studio_auth.security_events (id, user_id, kind, device, created_at)
    select gen_random_uuid(), ${member}, 'signed_in', '{"browser":null,"system":null,"kind":"unknown"}',
      now() - n * interval '1 minute'
    from generate_series(1, ${rows.events}::int) n`);
}

async function get(path: string): Promise<Record<string, unknown>> {
  take();
  const answer = await app.request(path, { headers: { authorization: `Bearer ${someone.accessToken}` } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Record<string, unknown>;
}

const faults = ({ query }: Statement) => planFaults(server.services.db, query, { large, mostSortedRows });

const gallery = endpoints.gallery.path;
const lists = [
  ['the gallery', gallery, 'items'],
  ['the oldest of the gallery', `${gallery}?sort=oldest`, 'items'],
  ['a project', `${gallery}?project=Halcyon`, 'items'],
  ['pictures in no project', `${gallery}?project=&sort=oldest`, 'items'],
  ['a model', `${gallery}?model=sample`, 'items'],
  ['a type', `${gallery}?type=image`, 'items'],
  ['favourites', `${gallery}?favourite=true`, 'items'],
  ['a range of dates', `${gallery}?from=${daysAgo(2)}&before=${daysAgo(1)}`, 'items'],
  ['a word of many prompts', `${gallery}?search=salt`, 'items'],
  ['a rare word', `${gallery}?search=meteor`, 'items'],
  ['a rare word in a project', `${gallery}?search=meteor&project=Halcyon`, 'items'],
  ['the trash', endpoints.trash.path, 'items'],
  ['the groups of the gallery', endpoints.galleryGroups.path, 'projects'],
  ['the ledger', endpoints.tokenLogs.path, 'logs'],
  ['the jobs', endpoints.jobs.path, 'jobs'],
  ['the completed jobs', `${endpoints.jobs.path}?filter=completed`, 'jobs'],
  ['the failed jobs', `${endpoints.jobs.path}?filter=failed`, 'jobs'],
  ['the library', endpoints.prompts.path, 'prompts'],
  ['the library by title', `${endpoints.prompts.path}?sort=title`, 'prompts'],
  ['the library by age', `${endpoints.prompts.path}?sort=newest`, 'prompts'],
  ['a collection', `${endpoints.prompts.path}?collection=Collection+7`, 'prompts'],
  ['the proofs', endpoints.proofs.path, 'sets'],
  ['open proofs', `${endpoints.proofs.path}?filter=open`, 'sets'],
  ['approved proofs', `${endpoints.proofs.path}?filter=approved`, 'sets'],
  ['ended proofs', `${endpoints.proofs.path}?filter=ended`, 'sets'],
  ['proofs of a rare name', `${endpoints.proofs.path}?search=meteora`, 'sets'],
  ['the security log', endpoints.securityEvents.path, 'events'],
  ['the pictures of a prompt', endpoints.promptPictures.path, 'items'],
] as const;

test('a page comes from an index, the first and one deep in the list', async () => {
  // Of an embedded database the product does it; of another the server that it runs in.
  await analyseTables(server.services.db);
  if (server.services.db.kind === 'postgres') await server.services.db.run(sql`analyze`);
  for (const [name, pattern, key] of lists) {
    const path = pattern.replace('{id}', prompt);
    let cursor: string | null = null;
    for (let page = 0; page <= deepPage; page++) {
      const body: Record<string, unknown> = await get(
        cursor === null ? path : `${path}${path.includes('?') ? '&' : '?'}cursor=${cursor}`,
      );
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
});
