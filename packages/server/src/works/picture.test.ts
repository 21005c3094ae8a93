import type { Work } from '@mirror-studio/domain/contract';
import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import {
  viewerParam,
  type WorkPictureSize,
  workPicturePath,
  workPictureSizes,
} from '@mirror-studio/domain/works';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobIn, startTestServer, type TestServer } from '../testing/index.ts';
import { type Author, author } from './testing/author.ts';

const prompt = 'A zwitterion lighthouse in vermilion rain';
let server: TestServer;
let vera: Author;
let mediaId: string;
let work: Work;
beforeAll(async () => {
  server = await startTestServer();
  vera = await author(server);
  const form = { ...emptyPhotoShoot, prompt, style: 'noir', aspectRatio: '3:4', imageCount: 1 };
  const { body } = await vera.ask('POST', '/api/jobs', { kind: 'image_batch', form });
  const job = await jobIn(vera.ask, (body['job'] as { id: string }).id, 'completed');
  mediaId = job.result?.media_assets[0]?.id ?? '';
  work = (await vera.post(mediaId, { sharesPrompt: false })).body['work'] as Work;
});
afterAll(() => server.close());

/** As the author is told it. */
const pathOf = (id: string, size: WorkPictureSize) =>
  `${workPicturePath(id, size)}${new URL(work.url ?? '', server.url).search}`;
const fetchPicture = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers });

test('a work knows the style and the ratio of its shoot', () => {
  expect(work).toMatchObject({ style: 'noir', aspectRatio: '3:4', prompt: null });
});

test.each(workPictureSizes)(
  'its picture is fetched by its own address without a token: %s, and says nothing of its prompt',
  async (size) => {
    const answer = await fetchPicture(pathOf(work.id, size));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { width, exif, xmp } = await sharp(bytes).metadata();
    expect([width, exif, xmp]).toEqual([
      { small: 320, thumbnail: 640, large: 768 }[size],
      undefined,
      undefined,
    ]);
    expect(bytes.includes('zwitterion')).toBe(false);
  },
);

test('the addresses that are told are those, and never a signed one of the gallery', () => {
  expect([work.url, ...work.variants.map(({ url }) => url)]).toEqual(
    (['large', 'small', 'thumbnail'] as const).map((size) => pathOf(work.id, size)),
  );
  expect(new URL(work.url ?? '', server.url).searchParams.get(viewerParam)).not.toContain(vera.id);
});

test('a browser that has it asks again before it shows it, and gets nothing once the work is withdrawn', async () => {
  const other = (await vera.publish()).id;
  const path = pathOf(work.id, 'small');
  const first = await fetchPicture(path);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const tag = first.headers.get('etag') ?? '';
  expect((await fetchPicture(path, { 'if-none-match': tag })).status).toBe(304);
  await vera.withdraw(work.id);
  for (const size of workPictureSizes) {
    const gone = await fetchPicture(pathOf(work.id, size), { 'if-none-match': tag });
    expect([gone.status, gone.headers.get('etag')]).toEqual([404, null]);
  }
  expect((await vera.look(other)).status).toBe(200);
});

test.each([
  ['/media/works/none/small.webp'],
  [`/media/works/${crypto.randomUUID()}/small.webp`],
  ['/media/works/WORK/original.webp'],
  ['/media/works/WORK/small'],
])('%s is no picture', async (path) => {
  const again = (await vera.post(mediaId)).body['work'] as Work;
  const { search } = new URL(work.url ?? '', server.url);
  expect((await fetchPicture(`${path.replace('WORK', again.id)}${search}`)).status).toBe(404);
  // The address of the picture itself stays private.
  expect((await fetchPicture(pathOf(mediaId, 'small'))).status).toBe(404);
});

test.each([sql`update studio.members set banned = true`, sql`update studio.media set deleted_at = now()`])(
  'it is gone with its author, and with its picture',
  async (hide) => {
    const again = (await vera.post(mediaId)).body['work'] as Work;
    const seen = async () => (await fetchPicture(pathOf(again.id, 'large'))).status;
    expect(await seen()).toBe(200);
    await server.services.db.run(hide);
    expect(await seen()).toBe(404);
    await server.services.db.run(sql`update studio.members set banned = false`);
    await server.services.db.run(sql`update studio.media set deleted_at = null`);
  },
);

test('who is blocked, and who blocked, gets it no more by the address that was told them', async () => {
  const again = (await vera.post(mediaId)).body['work'] as Work;
  const otto = await author(server);
  const { url } = (await otto.look(again.id)).body['work'] as Work;
  for (const [one, other] of [
    [vera, otto],
    [otto, vera],
  ] as const) {
    expect((await fetchPicture(url ?? '')).status).toBe(200);
    await one.ask('PUT', `/api/creators/${other.handle}/block`);
    expect((await fetchPicture(url ?? '')).status).toBe(404);
    expect((await fetchPicture(again.url ?? '')).status).toBe(200);
    const { body } = await one.ask('GET', '/api/relations?kind=block');
    await one.ask('DELETE', `/api/relations/${(body['relations'] as { id: string }[])[0]?.id}`);
  }
});

test('without saying for whom it was made an address is none, nor with a key that is nobody’s', async () => {
  const again = (await vera.post(mediaId)).body['work'] as Work;
  const path = workPicturePath(again.id, 'small');
  expect((await fetchPicture(pathOf(again.id, 'small'))).status).toBe(200);
  for (const search of [
    '',
    `?${viewerParam}=`,
    `?${viewerParam}=x`,
    `?${viewerParam}=${crypto.randomUUID()}`,
    `?${viewerParam}=${vera.id}`,
  ])
    expect([search, (await fetchPicture(path + search)).status]).toEqual([search, 404]);
});
