import { createHmac } from 'node:crypto';
import { rateLimits } from '@mirror-studio/domain/constants/rate-limits';
import { exportLimits } from '@mirror-studio/domain/constants/server';
import type { Job } from '@mirror-studio/domain/contract';
import { endpoints } from '@mirror-studio/domain/contract';
import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attachment } from '../http/answer/attachment.ts';
import {
  type Ask,
  asker,
  jobIn,
  scratchDir,
  signIn,
  startTestServer,
  type TestServer,
} from '../testing/index.ts';
import { readByExiftool } from './testing/exiftool.ts';

const { sample } = endpoints.exportPicture.docs;
const prompt = 'Jade lagoon, Telltale';
const scratch = scratchDir();
let server: TestServer;
let ask: Ask;
let member: string;
let mediaId: string;
/** As the name of its file tells it. */
const madeAt = '2026-11-21 23.32';
beforeAll(async () => {
  server = await startTestServer({ media: { dir: scratch.path, s3: null } });
  const { session, user } = await signIn(server);
  member = user.id;
  ask = asker(server.url, session.access_token);
  await server.services.db.run(
    sql`insert into public.user_profiles (id, display_name) values (${member}, ' Mara Ñandú ')
      on conflict (id) do update set display_name = excluded.display_name`,
  );
  const form = { ...emptyPhotoShoot, prompt, imageCount: 1, projectName: 'Halcyon/../Telltale' };
  const { body } = await ask('POST', '/api/jobs', { kind: 'image_batch', form });
  const job = await jobIn(ask, (body['job'] as Job).id, 'completed');
  mediaId = job.result?.media_assets[0]?.id ?? '';
  await server.services.db.run(
    sql`update studio.media set created_at = '2026-11-21T23:32:10Z' where id = ${mediaId}`,
  );
});
afterAll(async () => {
  await server.close();
  scratch.remove();
});

const order = (given: object = {}) => ask('POST', '/api/exports', { ...sample.request, mediaId, ...given });
const download = async (given: object = {}) => {
  const { body } = await order(given);
  const answer = await fetch(server.url + String(body['url']));
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
};

describe('a download', () => {
  it.each([
    ['png', 'png'],
    ['jpeg', 'jpg'],
    ['webp', 'webp'],
  ])('as %s is a file with a safe name that says whose it is', async (format, ending) => {
    const { answer, bytes } = await download({ format });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': `image/${format}`,
      'content-disposition': attachment(`${madeAt} ${prompt}.${ending}`),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect((await sharp(bytes).metadata()).format).toBe(format);
    expect(await readByExiftool(bytes, ending)).toMatchObject({
      'XMP-dc:Creator': ['Mara Ñandú'],
      'XMP-plus:DataMining': 'Prohibited',
      'XMP-dc:Description': prompt,
      'XMP-iptcExt:AISystemUsed': 'Sample renderer',
      // The built-in renderer is no trained model, and does not say it were one.
      'XMP-iptcExt:DigitalSourceType': 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
    });
  });

  it('tells neither prompt nor model, in its file or its name, where these are not shared', async () => {
    const { answer, bytes } = await download({ shareMetadata: false });
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Jade|Telltale|Sample renderer/);
    expect(answer.headers.get('content-disposition')).not.toMatch(/Jade|Telltale/);
  });

  it('is named by the day where the member is, and by UTC where that is not known', async () => {
    const nameIn = async (timeZone?: string) => (await order({ timeZone })).body['name'];
    expect(await nameIn('Asia/Tokyo')).toBe(`2026-11-22 08.32 ${prompt}.png`);
    for (const unknown of [undefined, 'Asia/Nowhere'])
      expect(await nameIn(unknown)).toBe(`${madeAt} ${prompt}.png`);
  });

  it('of somebody without a name credits the product alone', async () => {
    const { db } = server.services;
    await db.run(sql`update public.user_profiles set display_name = null where id = ${member}`);
    const read = await readByExiftool((await download()).bytes, 'png');
    expect(read).not.toHaveProperty('XMP-dc:Creator');
    expect(read).toMatchObject({ 'XMP-dc:Rights': expect.stringMatching(/^Made with Mirror Studio\. /) });
  });
});

describe('it is refused', () => {
  it.each(['nothing', '7d5a2c1e-0000-4000-8000-00000000beef'])('for what is not there: %s', async (id) => {
    expect(await order({ mediaId: id })).toMatchObject({ status: 404 });
  });

  it('for the picture of somebody else', async () => {
    server.clock.advance(rateLimits.mailFromNetwork.everyMs);
    const other = asker(server.url, (await signIn(server)).session.access_token);
    const answer = await other('POST', '/api/exports', { ...sample.request, mediaId });
    expect(answer.status).toBe(404);
  });

  it.each([{ format: 'json' }, { format: 'svg' }, { shareMetadata: 'no' }])('for %o', async (given) => {
    expect((await order(given)).status).toBe(422);
  });

  it('by an address that is too old, of another signature, or changed', async () => {
    const { body } = await order();
    const address = String(body['url']);
    const [, token = ''] = /export\/([^/]+)/.exec(address) ?? [];
    const [payload = ''] = token.split('.');
    const forged = createHmac('sha256', 'no key of ours').update(payload).digest('base64url');
    for (const other of [`${payload}.${forged}`, `x${token}`, payload, `${payload}.`, 'x', `${token}x`]) {
      expect((await fetch(server.url + address.replace(token, other))).status).toBe(403);
    }
    server.clock.advance(exportLimits.addressMs + 1);
    expect((await fetch(server.url + address)).status).toBe(403);
  });
});
