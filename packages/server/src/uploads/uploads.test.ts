import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { photoShootLimits } from '@mirror-studio/domain/constants/photo-shoot';
import { type Job, uploadField } from '@mirror-studio/domain/contract';
import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { photoShoot as texts } from '@mirror-studio/domain/texts/en/photoShoot';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { asker, scratchDir, signIn, startTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
let token: string;
let member: string;
const scratch = scratchDir();
beforeAll(async () => {
  server = await startTestServer({ media: { dir: scratch.path, s3: null } });
  const { session, user } = await signIn(server);
  [token, member] = [session.access_token, user.id];
});
// What one test has sent does not count against the next.
beforeEach(() => server.clock.advance(30_000));
afterAll(async () => {
  await server.close();
  scratch.remove();
});

async function upload(bytes: Uint8Array, name = 'reference.png', field = uploadField, bearer = token) {
  const form = new FormData();
  form.set(field, new File([new Uint8Array(bytes)], name));
  const response = await fetch(`${server.url}/api/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}` },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const plain = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#b8652a' } });
/** The same picture with more bytes: what follows the end of a PNG is ignored by all who read it. */
const padded = async (bytes: number) => {
  const png = await plain().png().toBuffer();
  return Buffer.concat([png, Buffer.alloc(bytes - png.length)]);
};

it('takes an image and gives an address at which it can be seen', async () => {
  const bytes = await plain().jpeg().toBuffer();
  const { status, body } = await upload(bytes, 'halcyon-07.jpg');
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: 'halcyon-07.jpg', bytes: bytes.length });
  const seen = await fetch(server.url + String(body.url));
  expect(await sharp(Buffer.from(await seen.arrayBuffer())).metadata()).toMatchObject({
    width: 60,
    height: 40,
  });
});

it('turns it upright and leaves behind where and with what it was taken', async () => {
  const bytes = await plain()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Telltale' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(bytes).metadata()).exif?.includes('Telltale')).toBe(true);
  const { body } = await upload(bytes, 'gps.jpg');
  const kept = await readFile(join(scratch.path, member, 'references', String(body.id)));
  expect(kept.includes('Telltale')).toBe(false);
  const metadata = await sharp(kept).metadata();
  expect(metadata.exif).toBeUndefined();
  expect([metadata.width, metadata.height]).toEqual([40, 60]);
});

it.each([
  ['11 MB', () => padded(11 * 1024 * 1024), 'big.png', 413, texts.referenceTooLarge],
  [
    'one byte too many',
    () => padded(photoShootLimits.referenceBytes + 1),
    'big.png',
    413,
    texts.referenceTooLarge,
  ],
  ['a text', () => Buffer.from('hello'), 'a.txt', 415, texts.referenceNotImage],
  ['a text that calls itself an image', () => Buffer.from('hello'), 'a.png', 415, texts.referenceNotImage],
  [
    'half a picture',
    async () => (await plain(600, 400).png().toBuffer()).subarray(0, 300),
    'a.png',
    415,
    texts.referenceNotImage,
  ],
  ['nothing', () => Buffer.alloc(0), 'a.png', 415, texts.referenceNotImage],
  ['a page', () => Buffer.from('<html><script>1</script></html>'), 'a.png', 415, texts.referenceNotImage],
  [
    'a drawing with a script',
    () =>
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
    'a.svg',
    415,
    texts.referenceNotImage,
  ],
] as const)('refuses %s', async (_, bytes, name, status, message) => {
  expect(await upload(await bytes(), name)).toMatchObject({ status, body: { ok: false, message } });
});

it('takes exactly the most that is allowed, and an image with the wrong ending', async () => {
  expect((await upload(await padded(photoShootLimits.referenceBytes))).status).toBe(200);
  expect((await upload(await plain().webp().toBuffer(), 'notes.txt')).status).toBe(200);
});

it('needs the field, and someone who is signed in', async () => {
  const bytes = await plain().png().toBuffer();
  expect((await upload(bytes, 'a.png', 'picture')).body).toMatchObject({ error: { code: 'INPUT_INVALID' } });
  expect((await upload(bytes, 'a.png', uploadField, 'nobody')).status).toBe(401);
});

it('is told of with the job that was made with it', async () => {
  const { body } = await upload(await plain().png().toBuffer(), 'silk.png');
  const form = { ...emptyPhotoShoot, prompt: 'Mist', imageCount: 1, referenceImageId: body.id };
  const ask = asker(server.url, token);
  const { job } = (await ask('POST', '/api/jobs', { kind: 'image_batch', form })).body as { job: Job };
  expect(job.reference).toMatchObject({ id: body.id, name: 'silk.png' });
  expect((await fetch(server.url + job.reference?.url)).status).toBe(200);
  const { jobs } = (await ask('GET', '/api/jobs')).body as { jobs: Job[] };
  expect(jobs.find(({ id }) => id === job.id)?.reference?.id).toBe(body.id);
});

it('is nobody else’s to shoot with', async () => {
  const { body } = await upload(await plain().png().toBuffer());
  const form = { ...emptyPhotoShoot, prompt: 'Mist', referenceImageId: body.id };
  const other = asker(server.url, (await signIn(server)).session.access_token);
  expect((await other('POST', '/api/jobs', { kind: 'image_batch', form })).status).toBe(422);
});
