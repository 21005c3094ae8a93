import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { endpoints } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hang } from '../gallery/testing/hang.ts';
import { type Ask, asker, scratchDir, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import { encodeVideo } from '../video/encode.ts';
import { encoderFinder } from '../video/index.ts';
import { labelMp4 } from './containers/mp4.ts';
import { readByExiftool } from './testing/exiftool.ts';

const { sample } = endpoints.exportPicture.docs;
const size = { widthPx: 64, heightPx: 48 };
const frames = 12;
const scratch = scratchDir();
let server: TestServer;
let ask: Ask;
let encoder: string;
let kept: Buffer;
let mediaId: string;
beforeAll(async () => {
  server = await startTestServer({ media: { dir: scratch.path, s3: null } });
  const { session, user } = await signIn(server);
  ask = asker(server.url, session.access_token);
  await server.services.db.run(
    sql`insert into public.user_profiles (id, display_name) values (${user.id}, 'Mara Ñandú')
      on conflict (id) do update set display_name = excluded.display_name`,
  );
  encoder = await encoderFinder({ given: null, path: process.env['PATH'] })();
  const file = join(scratch.path, 'video.mp4');
  async function* drawn() {
    for (let frame = 0; frame < frames; frame++)
      yield new Uint8Array(size.widthPx * size.heightPx * 3).map((_, at) => (at * 7 + frame * 20) % 251);
  }
  await encodeVideo({ encoder, size, file, frames: drawn() }, new AbortController().signal);
  kept = readFileSync(file);
  mediaId = await hang(server, user.id, { prompt: 'Jade lagoon', type: 'video', path: 'video.mp4' });
});
afterAll(async () => {
  await server.close();
  scratch.remove();
});

const download = async (given: object = {}) => {
  const { body } = await ask('POST', '/api/exports', { ...sample.request, mediaId, ...given });
  const answer = await fetch(server.url + String(body['url']));
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};
/** What is seen of a video: a digest of each of its frames. */
async function seen(video: Uint8Array): Promise<string[]> {
  const file = join(scratch.path, `${crypto.randomUUID()}.mp4`);
  writeFileSync(file, video);
  const { stdout } = await promisify(execFile)(encoder, ['-v', 'error', '-i', file, '-f', 'framemd5', '-']);
  return stdout.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

it('a video is downloaded with its rights, which another program reads, and its frames as they were', async () => {
  const { answer, bytes } = await download();
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-disposition': expect.stringMatching(/^attachment; filename="[\d-]{10} [\d.]{5}( .+)?\.mp4"$/),
    'cache-control': 'private, no-store',
  });
  const read = await readByExiftool(bytes, 'mp4');
  expect(read).toMatchObject({
    'ExifTool:Validate': 'OK',
    'XMP-dc:Creator': ['Mara Ñandú'],
    'XMP-plus:DataMining': 'Prohibited',
    'XMP-plus:OtherConstraints': 'Resale is not allowed.',
    'XMP-dc:Description': 'Jade lagoon',
    'XMP-iptcExt:AISystemUsed': 'Sample renderer',
    'XMP-xmpMM:History': [{ Action: 'saved', Changed: '/metadata' }],
  });
  // The still that it moves over may be drawn, trained or brought.
  expect(read).not.toHaveProperty('XMP-iptcExt:DigitalSourceType');
  const pictures = await seen(kept);
  expect(pictures).toHaveLength(frames);
  expect(await seen(bytes)).toEqual(pictures);
});

it('it tells neither prompt nor model where these are not shared, whatever the kept file says', async () => {
  expect(kept.toString('latin1')).toContain('Sample renderer');
  const { bytes } = await download({ shareMetadata: false });
  expect(bytes.toString('latin1')).not.toMatch(/Jade|Sample renderer/);
  expect(await readByExiftool(bytes, 'mp4')).toMatchObject({ 'XMP-plus:DataMining': 'Prohibited' });
  const { bytes: off } = await download({ shareMetadata: false, mirrorProtocolEnabled: false });
  expect(off.toString('latin1')).not.toMatch(/Ñandú|DataMining/);
});

it('it keeps a content credential byte by byte, and nothing that stood beside it', () => {
  const box = (id: string, words: string) => {
    const content = Buffer.concat([Buffer.from(id, 'hex'), Buffer.from(words)]);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(8 + content.length);
    head.write('uuid', 4, 'latin1');
    return Buffer.concat([head, content]);
  };
  const credential = box('d8fec3d61b0e483c92975828877ec481', 'signed by others');
  const told = box('be7acfcb97a942e89c71999491e3afac', 'a secret prompt');
  const labelled = labelMp4(Buffer.concat([kept, credential, told]), '<x/>');
  expect(labelled.includes(credential)).toBe(true);
  expect(labelled.includes('a secret prompt')).toBe(false);
  expect(() => labelMp4(kept.subarray(0, -1), '<x/>')).toThrow('breaks off');
  expect(() => labelMp4(Buffer.from('no video'), '<x/>')).toThrow('breaks off');
});
