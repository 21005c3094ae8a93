import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { galleryLimits } from '@mirror-studio/domain/constants/gallery';
import { rateLimits } from '@mirror-studio/domain/constants/rate-limits';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Ask, asker, scratchDir, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import { hang } from './testing/hang.ts';

const scratch = scratchDir();
/** A picture as it is kept, with what the renderer wrote into it. */
const picture = await sharp({ create: { width: 24, height: 32, channels: 3, background: '#b8652a' } })
  .png()
  .withExif({ IFD0: { ImageDescription: 'kept words' } })
  .toBuffer();
let server: TestServer;
let owner: string;
let ask: Ask;
beforeAll(async () => {
  server = await startTestServer({ media: { dir: `${scratch.path}/media`, s3: null } });
  const { session, user } = await signIn(server);
  [owner, ask] = [user.id, asker(server.url, session.access_token)];
});
// What one test has asked for does not count against the next.
beforeEach(() => server.clock.advance(rateLimits.archivesOfPerson.everyMs));
afterAll(async () => {
  await server.close();
  scratch.remove();
});

/** As much of an MP4 as is read of it: its tracks, which are not decoded. */
function video(tracks: string | Uint8Array) {
  const content = Buffer.from(tracks);
  const head = Buffer.from('\0\0\0\0mdat', 'latin1');
  head.writeUInt32BE(head.length + content.length);
  return Buffer.concat([head, content]);
}
function keep(path: string, bytes: string | Uint8Array) {
  mkdirSync(`${scratch.path}/media/${owner}`, { recursive: true });
  writeFileSync(`${scratch.path}/media/${owner}/${path}`, bytes);
  return `${owner}/${path}`;
}
const archive = async (ids: readonly string[], more = {}) =>
  (await ask('POST', '/api/gallery/archives', { ids, ...more })).body as { url: string; items: number };

/** The names and bytes of the files in an archive (as Latin-1), read by another program than the one that packs. */
async function unpack(url: string) {
  const answer = await fetch(server.url + url);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[\d-]{10} [\d.]{5} Mirror Studio\.zip"$/,
  );
  const file = `${scratch.path}/${crypto.randomUUID()}.zip`;
  writeFileSync(file, new Uint8Array(await answer.arrayBuffer()));
  const script = `import json, sys, zipfile
z = zipfile.ZipFile(sys.argv[1])
assert z.testzip() is None
print(json.dumps([[n, z.read(n).decode('latin-1')] for n in z.namelist()]))`;
  const { stdout, stderr } = spawnSync('python3', ['-c', script, file], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as [string, string][];
}

describe('an archive', () => {
  it('holds the pictures that were chosen, in their order, under names that tell day and prompt', async () => {
    const ids = [
      await hang(server, owner, { prompt: 'Salt: flats', path: keep('a.png', picture) }),
      await hang(server, owner, { prompt: 'امرأة 👩🏽‍🚀', path: keep('b.png', picture) }),
      await hang(server, owner, { prompt: 'salt FLATS', path: keep('c.mp4', video('three')), type: 'video' }),
    ];
    await server.services.db.run(
      sql`update studio.media set created_at = '2026-11-21T23:32:10Z' where member = ${owner}`,
    );
    const made = await archive([...ids, ids[0] ?? '']);
    expect(made.items).toBe(3);
    const files = await unpack(made.url);
    expect(files.map(([name]) => name)).toEqual([
      '2026-11-21 23.32 Salt flats.png',
      '2026-11-21 23.32 امرأة 👩🏽‍🚀.png',
      '2026-11-21 23.32 salt FLATS.mp4',
    ]);
    expect(files[2]?.[1]).toContain('three');
    const [, first = ''] = files[0] ?? [];
    expect(await pixelsOf(first)).toEqual(await pixelsOf(picture.toString('latin1')));
    for (const timeZone of ['Etc/Unknown', 'Asia/Nowhere']) {
      const inUtc = await archive(ids.slice(2), { timeZone });
      expect((await unpack(inUtc.url))[0]?.[0]).toBe('2026-11-21 23.32 salt FLATS.mp4');
    }
    const inTokyo = await archive(ids.slice(2), { timeZone: 'Asia/Tokyo' });
    expect((await unpack(inTokyo.url))[0]?.[0]).toBe('2026-11-22 08.32 salt FLATS.mp4');
  });

  const rights = {
    mirrorProtocolEnabled: true,
    allowResale: false,
    allowTraining: false,
    shareMetadata: true,
  };
  it.each([
    [undefined, { says: ['DataMining', 'Mara Oduya', 'Salt flats at noon', 'Sample renderer'], not: [] }],
    [rights, { says: ['DataMining', 'Mara Oduya', 'Salt flats at noon'], not: [] }],
    [
      { ...rights, shareMetadata: false },
      { says: ['DataMining', 'Mara Oduya'], not: ['Salt flats', 'Sample renderer'] },
    ],
    [
      { ...rights, mirrorProtocolEnabled: false, shareMetadata: false },
      { says: [], not: ['DataMining', 'Mara Oduya', 'Salt flats', 'Sample renderer'] },
    ],
  ])(
    'with the settings %o tells of its pictures what these say, and no more',
    async (given, { says, not }) => {
      await server.services.db.run(
        sql`insert into public.user_profiles (id, display_name) values (${owner}, 'Mara Oduya')
        on conflict (id) do update set display_name = excluded.display_name`,
      );
      const path = keep('told.png', picture);
      const id = await hang(server, owner, { prompt: 'Salt flats at noon', path });
      const [[name, bytes] = ['', '']] = await unpack((await archive([id], given && { rights: given })).url);
      const told = `${name}\n${bytes}`;
      for (const words of says) expect(told).toContain(words);
      for (const words of [...not, 'kept words']) expect(told).not.toContain(words);
      expect(name.includes('Salt flats')).toBe(given?.shareMetadata ?? true);
      expect(await pixelsOf(bytes)).toEqual(await pixelsOf(picture.toString('latin1')));
    },
  );

  it('writes its pictures in the format and quality that are asked for, and its videos as they are', async () => {
    const ids = [
      await hang(server, owner, { prompt: 'salt', path: keep('form.png', picture) }),
      await hang(server, owner, { prompt: 'film', path: keep('form.mp4', video('three')), type: 'video' }),
    ];
    for (const [format, extension] of [
      ['jpeg', 'jpg'],
      ['webp', 'webp'],
      ['png', 'png'],
    ] as const) {
      server.clock.advance(rateLimits.archivesOfPerson.everyMs);
      const { url } = await archive(ids, { form: { format, highQualityExport: false } });
      const [[name, bytes] = ['', ''], [film] = ['']] = await unpack(url);
      expect([name, film].map((one) => one.slice(17))).toEqual([`salt.${extension}`, 'film.mp4']);
      expect((await sharp(Buffer.from(bytes, 'latin1')).metadata()).format).toBe(format);
    }
  });

  it('leaves out what is somebody else’s or deleted, also after it was chosen; and says what could not be read', async () => {
    const theirs = await hang(server, crypto.randomUUID(), { path: keep('theirs.png', picture) });
    const own = await hang(server, owner, { prompt: 'own', path: keep('own.png', picture) });
    const broken = await hang(server, owner, { prompt: 'broken', path: keep('broken.png', 'no picture') });
    const deleted = await hang(server, owner, { path: keep('deleted.png', picture) });
    const lost = await hang(server, owner, { prompt: 'lost', path: `${owner}/lost.png` });
    const { url, items } = await archive([theirs, lost, own, broken, deleted]);
    expect(items).toBe(4);
    await ask('POST', '/api/gallery/trash', { ids: [deleted] });
    const [first, second, ...rest] = await unpack(url);
    expect(first?.[0]).toMatch(/own\.png$/);
    // What its rights cannot be written into goes out to nobody.
    expect(second).toEqual(['missing.txt', expect.stringMatching(/lost\.png\n.*broken\.png\n$/)]);
    expect(rest).toEqual([]);
    expect(server.log.problems.splice(0)).toHaveLength(2);
    expect(await ask('POST', '/api/gallery/archives', { ids: [theirs, deleted] })).toMatchObject({
      status: 404,
      body: { error: { code: 'NOT_FOUND' } },
    });
  });

  it.each([{ ids: [] }, { ids: ['x'] }])('of %j is refused', async (body) => {
    expect((await ask('POST', '/api/gallery/archives', body)).body).toMatchObject({
      error: { code: 'INPUT_INVALID' },
    });
  });

  it('opens at its own address alone, and for its minutes', async () => {
    const own = await hang(server, owner, { path: keep('own.png', picture) });
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

/** The pixels of a picture, of its bytes as Latin-1. */
const pixelsOf = (bytes: string) => sharp(Buffer.from(bytes, 'latin1')).raw().toBuffer();
