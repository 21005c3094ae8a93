import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { galleryLimits, trashSweepLimits } from '@mirror-studio/domain/constants/gallery';
import type { GalleryItem, TrashedItem } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { whole } from '../database/index.ts';
import { filesOf } from '../media/index.ts';
import { type Ask, asker, scratchDir, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import { hang } from './testing/hang.ts';

const dayMs = 86_400_000;
const scratch = scratchDir();
let server: TestServer;
let owner: string;
let ask: Ask;
let other: Ask;
let otherId: string;
beforeAll(async () => {
  server = await startTestServer({ media: { dir: scratch.path, s3: null } });
});
beforeEach(async () => {
  const [one, two] = [await signIn(server), await signIn(server)];
  [owner, ask] = [one.user.id, asker(server.url, one.session.access_token)];
  [otherId, other] = [two.user.id, asker(server.url, two.session.access_token)];
});
afterAll(async () => {
  await server.close();
  scratch.remove();
});

async function items(path = '/api/gallery', by = ask) {
  return (await by('GET', path)).body.items as (GalleryItem & TrashedItem)[];
}
const idsOf = async (path?: string, by?: Ask) => (await items(path, by)).map(({ id }) => id);
const trash = '/api/gallery/trash';
/** An answer with these pictures. */
const anyOrder = (ids: readonly string[]) => ({
  ids: expect.toSatisfy((given: string[]) => [...given].sort().join() === [...ids].sort().join()),
});

const changes = [
  ['/api/gallery/favourites', { favourite: true }],
  ['/api/gallery/moves', { project: 'Mirage' }],
  ['/api/gallery/trash', {}],
  ['/api/gallery/restorations', {}],
] as const;

describe.each(changes)('POST %s', (path, more) => {
  it('leaves the pictures of others as they are, and does not tell them from none', async () => {
    const theirs = await hang(server, otherId, { prompt: 'theirs' });
    const inTheirTrash = await hang(server, otherId, { prompt: 'theirs, deleted' });
    await other('POST', trash, { ids: [inTheirTrash] });
    const before = [await items('/api/gallery', other), await items(trash, other)];
    const ids = [theirs, inTheirTrash, crypto.randomUUID()];
    expect(await ask('POST', path, { ids, ...more })).toEqual({ status: 200, body: { ids: [] } });
    expect([await items('/api/gallery', other), await items(trash, other)]).toEqual(before);
  });

  it('refuses none, what is no id, and more than the limit; takes as many as the limit', async () => {
    const many = Array.from({ length: galleryLimits.picturesAtOnce }, () => crypto.randomUUID());
    for (const ids of [[], ['x'], [null], [...many, crypto.randomUUID()]]) {
      expect((await ask('POST', path, { ids, ...more })).body).toMatchObject({
        error: { code: 'INPUT_INVALID' },
      });
    }
    expect((await ask('POST', path, { ids: many, ...more })).body).toEqual({ ids: [] });
  });

  it('does not touch a reference image', async () => {
    const reference = await hang(server, owner, { purpose: 'reference' });
    expect((await ask('POST', path, { ids: [reference], ...more })).body).toEqual({ ids: [] });
  });
});

it('makes favourites of many at once, and takes it back', async () => {
  const ids = [await hang(server, owner), await hang(server, owner), await hang(server, owner)];
  const mark = (favourite: boolean, of = ids) =>
    ask('POST', '/api/gallery/favourites', { ids: of, favourite });
  expect((await mark(true, ids.slice(1))).body).toEqual(anyOrder(ids.slice(1)));
  expect((await mark(true)).body).toEqual({ ids: ids.slice(0, 1) });
  expect(await idsOf('/api/gallery?favourite=true')).toHaveLength(3);
  expect((await mark(false, ids.slice(2))).body).toEqual({ ids: ids.slice(2) });
  expect(await idsOf('/api/gallery?favourite=true')).toEqual(expect.arrayContaining(ids.slice(0, 2)));
});

it('moves to a project, which is there from then on, and out of it', async () => {
  const ids = [await hang(server, owner), await hang(server, owner)];
  const [first = ''] = ids;
  const move = (project: unknown, of = ids) => ask('POST', '/api/gallery/moves', { ids: of, project });
  expect((await move('  Mirage  ')).body).toEqual(anyOrder(ids));
  expect((await move(null, [first])).body).toEqual({ ids: [first] });
  expect(await idsOf('/api/gallery?project=')).toEqual([first]);
  expect((await ask('GET', '/api/gallery/groups')).body.projects).toEqual([
    { id: '', label: '', items: 1 },
    { id: 'Mirage', label: 'Mirage', items: 1 },
  ]);
  for (const project of ['x'.repeat(81), 7, undefined]) {
    expect((await move(project)).body).toMatchObject({ error: { code: 'INPUT_INVALID' } });
  }
});

describe('the trash', () => {
  it('takes what is deleted, the last first, and gives it back as it was', async () => {
    const ids = [
      await hang(server, owner, { prompt: 'older', secondsAgo: 60, favourite: true, project: 'Halcyon' }),
      await hang(server, owner, { prompt: 'newer' }),
    ];
    const [older = '', newer = ''] = ids;
    const before = await items();
    expect((await ask('POST', trash, { ids: [newer] })).body).toEqual({ ids: [newer] });
    server.clock.advance(1_000);
    expect((await ask('POST', trash, { ids })).body).toEqual({ ids: [older] });
    expect(await idsOf()).toEqual([]);
    expect((await ask('GET', '/api/gallery/groups')).body).toMatchObject({ items: 0 });
    const deleted = await items(trash);
    expect(deleted.map(({ id }) => id)).toEqual([older, newer]);
    for (const { deletedAt, removedAt } of deleted)
      expect(Date.parse(removedAt) - Date.parse(deletedAt)).toBe(galleryLimits.trashDays * dayMs);
    expect(await idsOf(trash, other)).toEqual([]);

    const { body: first } = await ask('GET', `${trash}?limit=1`);
    const { body: second } = await ask('GET', `${trash}?limit=1&cursor=${String(first.nextCursor)}`);
    expect((second.items as GalleryItem[]).map(({ id }) => id)).toEqual([newer]);
    expect(second.nextCursor).toBeNull();

    for (const [path, more] of changes.slice(0, 2))
      expect((await ask('POST', path, { ids, ...more })).body).toEqual({ ids: [] });
    expect((await ask('POST', '/api/gallery/restorations', { ids })).body).toEqual(anyOrder(ids));
    expect((await ask('POST', '/api/gallery/restorations', { ids })).body).toEqual({ ids: [] });
    expect(await items()).toEqual(before);
    expect(await idsOf(trash)).toEqual([]);
  });

  it('shows no upload that is still on its way', async () => {
    const upload = await hang(server, owner, { purpose: 'reference' });
    await server.services.db.run(
      sql`update studio.media set deleted_at = ${server.clock.now().toISOString()} where id = ${upload}`,
    );
    expect(await idsOf(trash)).toEqual([]);
    expect((await ask('POST', '/api/gallery/restorations', { ids: [upload] })).body).toEqual({ ids: [] });
  });

  it('is not shown with the job that made it, which was done all the same', async () => {
    const job = crypto.randomUUID();
    await server.services.db.run(sql`insert into studio.jobs (id, member, kind, status, form, seed, total, run_total,
        run_finished, created_at) values (${job}, ${owner}, 'image_batch', 'completed', ${JSON.stringify({
          prompt: 'x',
          imageCount: 2,
          style: 'cinematic',
          aspectRatio: '1:1',
          poseVariety: false,
          projectName: '',
          referenceImageId: null,
          model: 'sample',
        })}::text::jsonb, 1, 2, 2, 2, now())`);
    const ids = [await hang(server, owner), await hang(server, owner)];
    for (const [position, id] of ids.entries())
      await server.services.db.run(
        sql`update studio.media set job_id = ${job}, position = ${position} where id = ${id}`,
      );
    await ask('POST', trash, { ids: ids.slice(0, 1) });
    expect((await ask('GET', `/api/jobs/${job}`)).body.job).toMatchObject({
      progress: { done: 2, total: 2 },
      result: { media_assets: [{ id: ids[1] }] },
    });
  });

  it('keeps pictures for its days, then removes rows and files for good', async () => {
    const path = `${owner}/shoots/one/0.png`;
    const files = Object.values(filesOf(path)).map((file) => `${scratch.path}/${file}`);
    mkdirSync(`${scratch.path}/${owner}/shoots/one`, { recursive: true });
    for (const file of files) writeFileSync(file, 'picture');
    const present = () => files.filter((file) => existsSync(file)).length;
    const gone = await hang(server, owner, { path });
    const kept = await hang(server, owner, { path: 'kept' });
    const rows = async () =>
      (
        await server.services.db.first(
          v.object({ rows: whole }),
          sql`select count(*) as rows from studio.media where id in (${gone}, ${kept})`,
        )
      )?.rows;
    const again = await askerForMonths();
    await again('POST', trash, { ids: [gone] });
    server.clock.advance(2 * trashSweepLimits.everyMs);
    await again('POST', trash, { ids: [kept] });
    server.clock.advance(galleryLimits.trashDays * dayMs - 2 * trashSweepLimits.everyMs - 1_000);
    expect(await idsOf(trash, again)).toEqual([kept, gone]);
    expect(present()).toBe(3);
    server.clock.advance(1_000);
    // From this moment on, whenever the sweep comes.
    expect(await idsOf(trash, again)).toEqual([kept]);
    expect((await again('POST', '/api/gallery/restorations', { ids: [gone] })).body).toEqual({ ids: [] });
    server.clock.advance(trashSweepLimits.everyMs);
    await vi.waitFor(async () => expect([await rows(), present()]).toEqual([1, 0]), 10_000);
    expect((await again('POST', '/api/gallery/restorations', { ids: [kept] })).body).toEqual({ ids: [kept] });
    expect(server.log.problems).toEqual([]);
  });
});

/** Asks as the owner with a token that ends after the trash does. */
async function askerForMonths() {
  const session = await server.services.db.first(
    v.object({ id: v.string() }),
    sql`select id from studio_auth.sessions where user_id = ${owner}`,
  );
  const exp = Math.floor((server.clock.now().getTime() + 90 * dayMs) / 1000);
  const claims = { sub: owner, aud: 'authenticated', role: 'authenticated', session_id: session?.id, exp };
  return asker(server.url, (await server.services.keys?.sign(claims)) ?? '');
}
