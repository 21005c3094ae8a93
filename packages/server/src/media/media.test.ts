import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Job } from '@mirror-studio/domain/contract';
import { pictureWidths } from '@mirror-studio/domain/media';
import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Ask,
  asker,
  jobIn,
  scratchDir,
  signIn,
  startTestServer,
  type TestServer,
} from '../testing/index.ts';
import { readRange } from './range.ts';

const minutes = 60_000;
let server: TestServer;
let ask: Ask;
let id: string;
const scratch = scratchDir();
beforeAll(async () => {
  server = await startTestServer({ media: { dir: scratch.path, s3: null } });
  ask = asker(server.url, (await signIn(server)).session.access_token);
  const form = { ...emptyPhotoShoot, prompt: 'Jade lagoon', aspectRatio: '16:9', imageCount: 1 };
  const { body } = await ask('POST', '/api/jobs', { kind: 'image_batch', form });
  id = (body.job as Job).id;
  await jobIn(ask, id, 'completed');
});
afterAll(async () => {
  await server.close();
  scratch.remove();
});

const asset = async () => {
  const found = (await jobIn(ask, id, 'completed')).result?.media_assets[0];
  if (!found) throw new Error('The shoot made no picture');
  return found;
};
const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(server.url + address, { headers });

describe('a signed address', () => {
  it('serves the picture without a token, to be kept by the browser and by nobody between', async () => {
    const { url, variants = [] } = await asset();
    const picture = await get(url);
    expect(picture.status).toBe(200);
    expect(picture.headers.get('cache-control')).toBe('private, max-age=3600, immutable');
    expect(variants.map(({ width }) => width)).toEqual(Object.values(pictureWidths));
    for (const { url: address, width } of variants) {
      const variant = await get(address);
      expect(variant.headers.get('content-type')).toBe('image/webp');
      expect((await sharp(Buffer.from(await variant.arrayBuffer())).metadata()).width).toBe(width);
    }
  });

  it('of a picture that was kept before there were small ones answers with its thumbnail', async () => {
    const { variants = [] } = await asset();
    for (const file of readdirSync(scratch.path, { recursive: true, encoding: 'utf8' })) {
      if (file.endsWith('.small.webp')) rmSync(join(scratch.path, file));
    }
    const [small] = await Promise.all(variants.map(async ({ url }) => (await get(url)).arrayBuffer()));
    expect((await sharp(Buffer.from(small ?? new ArrayBuffer())).metadata()).width).toBe(
      pictureWidths.thumbnail,
    );
  });

  it('answers a picture that is there already with nothing', async () => {
    const { url } = await asset();
    const tag = (await get(url)).headers.get('etag') ?? '';
    const again = await get(url, { 'if-none-match': tag });
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
  });

  it('serves a part of the file', async () => {
    const { url } = await asset();
    const whole = Buffer.from(await (await get(url)).arrayBuffer());
    const part = await get(url, { range: 'bytes=100-199' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${whole.length}`);
    expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(100, 200))).toBe(true);
    expect((await get(url, { range: `bytes=${whole.length}-` })).status).toBe(416);
    expect((await get(url, { range: 'bytes=0-9', 'if-range': '"another"' })).status).toBe(200);
  });

  it('of one file does not open another, nor itself when altered', async () => {
    const { url } = await asset();
    const [, , file = '', , window = '', signature = ''] = url.split('/');
    for (const forged of [
      `/media/${file}/thumbnail/${window}/${signature}`,
      `/media/${crypto.randomUUID()}/original/${window}/${signature}`,
      `/media/${file}/original/${Number(window) + 1}/${signature}`,
      `/media/${file}/original/${window}/${signature.slice(0, -1)}`,
      `/media/${file}/original/${window}/${'A'.repeat(signature.length)}`,
    ]) {
      expect((await get(forged)).status).toBe(403);
    }
  });

  it('stays the same while it is polled, and ends within the hour', async () => {
    const { url } = await asset();
    expect((await asset()).url).toBe(url);
    server.clock.advance(29 * minutes);
    expect((await get(url)).status).toBe(200);
    server.clock.advance(31 * minutes);
    expect((await get(url)).status).toBe(403);
  });
});

it.each([
  [undefined, null],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=10-900', { first: 10, last: 99 }],
  ['bytes=-30', { first: 70, last: 99 }],
  ['bytes=-300', { first: 0, last: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=20-10', null],
  ['bytes=0-1,5-6', null],
  ['lines=1-2', null],
])('of 100 bytes, %s is %o', (header, part) => {
  expect(readRange(header, 100)).toEqual(part);
});
