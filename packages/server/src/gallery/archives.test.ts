import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { galleryLimits } from '@mirror-studio/domain/constants/gallery';
import { sql } from 'drizzle-orm';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediaStore } from '../media/index.ts';
import { type Ask, asker, scratchDir, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import { archiveOf } from './archive-stream.ts';
import { hang } from './testing/hang.ts';

const scratch = scratchDir();
let server: TestServer;
let owner: string;
let ask: Ask;
beforeAll(async () => {
  server = await startTestServer({ media: { dir: `${scratch.path}/media`, s3: null } });
  const { session, user } = await signIn(server);
  [owner, ask] = [user.id, asker(server.url, session.access_token)];
});
afterAll(async () => {
  await server.close();
  scratch.remove();
});

function keep(path: string, bytes: string | Uint8Array) {
  mkdirSync(`${scratch.path}/media/${owner}`, { recursive: true });
  writeFileSync(`${scratch.path}/media/${owner}/${path}`, bytes);
  return `${owner}/${path}`;
}
const archive = async (ids: readonly string[], more = {}) =>
  (await ask('POST', '/api/gallery/archives', { ids, ...more })).body as { url: string; items: number };

/** The names and texts of the files in an archive, read by another program than the one that packs. */
async function unpack(url: string) {
  const answer = await fetch(server.url + url);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="mirror-studio-[\d-]+\.zip"$/,
  );
  const file = `${scratch.path}/${crypto.randomUUID()}.zip`;
  writeFileSync(file, new Uint8Array(await answer.arrayBuffer()));
  const script = `import json, sys, zipfile
z = zipfile.ZipFile(sys.argv[1])
assert z.testzip() is None
print(json.dumps([[n, z.read(n).decode()] for n in z.namelist()]))`;
  const { stdout, stderr } = spawnSync('python3', ['-c', script, file], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as [string, string][];
}

describe('an archive', () => {
  it('holds the pictures that were chosen, in their order, under names that tell day and prompt', async () => {
    const ids = [
      await hang(server, owner, { prompt: 'Salt: flats', path: keep('a.png', 'one') }),
      await hang(server, owner, { prompt: 'امرأة 👩🏽‍🚀', path: keep('b.png', 'two') }),
      await hang(server, owner, { prompt: 'salt FLATS', path: keep('c.png', 'three') }),
    ];
    await server.services.db.run(
      sql`update studio.media set created_at = '2026-11-21T23:32:10Z' where member = ${owner}`,
    );
    const made = await archive([...ids, ids[0] ?? '']);
    expect(made.items).toBe(3);
    expect(await unpack(made.url)).toEqual([
      ['2026-11-21 23.32 Salt flats.png', 'one'],
      ['2026-11-21 23.32 امرأة 👩🏽‍🚀.png', 'two'],
      ['2026-11-21 23.32 salt FLATS (2).png', 'three'],
    ]);
    const inTokyo = await archive(ids.slice(2), { timeZone: 'Asia/Tokyo' });
    expect((await unpack(inTokyo.url))[0]?.[0]).toBe('2026-11-22 08.32 salt FLATS.png');
  });

  it('leaves out what is somebody else’s or deleted, also after it was chosen; and says what could not be read', async () => {
    const theirs = await hang(server, crypto.randomUUID(), { path: keep('theirs.png', 'theirs') });
    const own = await hang(server, owner, { prompt: 'own', path: keep('own.png', 'own') });
    const deleted = await hang(server, owner, { path: keep('deleted.png', 'deleted') });
    const lost = await hang(server, owner, { prompt: 'lost', path: `${owner}/lost.png` });
    const { url, items } = await archive([theirs, lost, own, deleted]);
    expect(items).toBe(3);
    await ask('POST', '/api/gallery/trash', { ids: [deleted] });
    const [first, second, ...rest] = await unpack(url);
    expect(first?.[1]).toBe('own');
    expect(second).toEqual(['missing.txt', expect.stringMatching(/lost\.png\n$/)]);
    expect(rest).toEqual([]);
    expect(server.log.problems.splice(0)).toHaveLength(1);
    expect(await ask('POST', '/api/gallery/archives', { ids: [theirs, deleted] })).toMatchObject({
      status: 404,
      body: { error: { code: 'NOT_FOUND' } },
    });
  });

  it.each([{ ids: [] }, { ids: ['x'] }, { ids: [crypto.randomUUID()], timeZone: 'Asia/Nowhere' }])(
    'of %j is refused',
    async (body) => {
      expect((await ask('POST', '/api/gallery/archives', body)).body).toMatchObject({
        error: { code: 'INPUT_INVALID' },
      });
    },
  );

  it('opens at its own address alone, and for its minutes', async () => {
    const own = await hang(server, owner, { path: keep('own.png', 'own') });
    const [one, two] = [await archive([own]), await archive([own])];
    const [, , , id, signature = ''] = one.url.split('/');
    const status = async (url: string) => {
      const answer = await fetch(server.url + url);
      await answer.body?.cancel();
      return answer.status;
    };
    for (const forged of [
      `/media/archives/${id}/${signature.slice(0, -1)}`,
      `/media/archives/${id}/${'A'.repeat(signature.length)}`,
      `/media/archives/${two.url.split('/')[3]}/${signature}`,
      `/media/archives/x/${signature}`,
    ])
      expect(await status(forged)).toBe(403);
    server.clock.advance(galleryLimits.archiveBeginsMs - 1_000);
    expect(await status(one.url)).toBe(200);
    server.clock.advance(1_000);
    expect(await status(one.url)).toBe(403);
  });
});

describe('an archive of as many pictures as there may be', () => {
  const pictureBytes = 100_000;
  const row = v.object({ id: v.string() });
  let ids: string[];
  beforeAll(async () => {
    // One file is enough: it is read for each of them.
    const path = keep('large.png', new Uint8Array(pictureBytes).fill(7));
    const made = await server.services.db.all(
      row,
      sql`insert into studio.media (id, member, purpose, path, name, media_type, bytes, width, height, prompt, created_at)
        select gen_random_uuid(), ${owner}, 'result', ${path}, 'x', 'image/png', ${pictureBytes}, 1, 1, 'One of many', now()
        from generate_series(1, ${galleryLimits.picturesAtOnce}::int) returning id`,
    );
    ids = made.map(({ id }) => id);
  });

  it('holds no more memory at its end than at its beginning', async () => {
    const { url, items } = await archive(ids);
    expect(items).toBe(galleryLimits.picturesAtOnce);
    const answer = await fetch(server.url + url);
    const held: number[] = [];
    let bytes = 0;
    for await (const chunk of answer.body ?? []) {
      bytes += chunk.length;
      if (bytes > ((held.length + 1) * pictureBytes * galleryLimits.picturesAtOnce) / 10)
        held.push(await heldBytes());
    }
    expect(bytes).toBeGreaterThan(pictureBytes * galleryLimits.picturesAtOnce);
    const [first = 0, ...later] = held;
    expect(later).toHaveLength(9);
    // A tenth of what was sent since would not do: memory is given back a little later than it could be.
    expect((Math.min(...later.slice(-3)) - first) / 1_000_000).toBeLessThan(16);
  });

  it('reads no further than it is taken, and lets go of its file when whoever took it goes away', async () => {
    const disk = new Disk(new FSDriver({ location: `${scratch.path}/media`, visibility: 'private' }));
    const opened: Readable[] = [];
    const getStream = disk.getStream.bind(disk);
    disk.getStream = async (path) => {
      const stream = await getStream(path);
      opened.push(stream);
      return stream;
    };
    const media = { disk } as MediaStore;
    const { db, log } = server.services;
    const stream = await archiveOf({ db, media, log }, { member: owner, media: ids, time_zone: 'UTC' });
    const reader = stream.getReader();
    for (let taken = 0; taken < 5 * pictureBytes; ) taken += (await reader.read()).value?.length ?? 0;
    expect(opened.length).toBeLessThanOrEqual(6);
    await reader.cancel();
    expect(opened.filter(({ destroyed }) => !destroyed)).toEqual([]);
  });
});

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What is still held when all that can be given back has been. */
async function heldBytes(): Promise<number> {
  collect();
  await new Promise((resolve) => setImmediate(resolve));
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
