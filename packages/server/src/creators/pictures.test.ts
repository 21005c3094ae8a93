import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { profilePictureLimits } from '@mirror-studio/domain/constants/profiles';
import { type OwnProfile, uploadField } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectConforming } from '../testing/conform.ts';
import { asker, scratchDir, signIn, startTestServer, type TestServer } from '../testing/index.ts';

const scratch = scratchDir();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ media: { dir: scratch.path, s3: null } });
});
afterAll(async () => {
  await server.close();
  scratch.remove();
});

const path = '/api/profile/picture';

async function someone() {
  const { session } = await signIn(server);
  const ask = asker(server.url, session.access_token);
  async function send(bytes: Uint8Array, name = 'a.png', type = 'image/png') {
    const form = new FormData();
    form.set(uploadField, new File([new Uint8Array(bytes)], name, { type }));
    const headers = { authorization: `Bearer ${session.access_token}` };
    const response = await fetch(server.url + path, { method: 'POST', headers, body: form });
    const answer = { status: response.status, body: (await response.json()) as { profile: OwnProfile } };
    expectConforming('POST', path, answer);
    return answer;
  }
  return { id: session.user.id, ask, send };
}
/** Wide, red on its left and right, with what a camera writes into it. */
const wide = () =>
  sharp({ create: { width: 900, height: 300, channels: 3, background: '#c03020' } })
    .composite([
      {
        input: { create: { width: 300, height: 300, channels: 3, background: '#2040c0' } },
        left: 300,
        top: 0,
      },
    ])
    .withExif({ IFD0: { Artist: 'Mara', Copyright: 'Secret' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();
const filesOf = (member: string) => readdirSync(join(scratch.path, member, 'profile'));
const fetchPicture = (address: string | undefined) => fetch(server.url + address);

test('its middle square is kept in two sizes, without what the file says of itself', async () => {
  const mara = await someone();
  const { body } = await mara.send(await wide(), 'Mara at home.jpg', 'image/jpeg');
  const { picture } = body.profile;
  for (const [size, side] of [
    ['large', profilePictureLimits.largePx],
    ['small', profilePictureLimits.smallPx],
  ] as const) {
    const answer = await fetchPicture(picture?.[size]);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { width, height, format, exif, xmp, icc } = await sharp(bytes).metadata();
    expect({ width, height, format, exif, xmp, icc }).toEqual({
      width: side,
      height: side,
      format: 'webp',
      exif: undefined,
      xmp: undefined,
      icc: undefined,
    });
    expect(bytes.includes('Secret')).toBe(false);
    const { dominant } = await sharp(bytes).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);
  }
});

test('the file of the one before goes, by another picture and by none, and its address with it', async () => {
  const mara = await someone();
  const first = (await mara.send(await wide())).body.profile.picture;
  const second = (await mara.send(await wide())).body.profile.picture;
  expect(second).not.toEqual(first);
  expect(filesOf(mara.id)).toHaveLength(2);
  expect((await fetchPicture(first?.large)).status).toBe(404);
  expect((await fetchPicture(second?.small)).status).toBe(200);
  // A picture is no change of what is typed.
  const removed = await mara.ask('DELETE', path);
  expect(removed.body).toMatchObject({ profile: { picture: null, revision: 0 } });
  expect(filesOf(mara.id)).toEqual([]);
  expect((await fetchPicture(second?.large)).status).toBe(404);
  expect((await mara.ask('DELETE', path)).status).toBe(200);
});

test('of several at once one stays, with its files alone', async () => {
  const mara = await someone();
  const bytes = await wide();
  await Promise.all([mara.send(bytes), mara.send(bytes)]);
  expect(filesOf(mara.id)).toHaveLength(2);
  const { profile } = (await mara.ask('GET', '/api/profile')).body as { profile: OwnProfile };
  expect((await fetchPicture(profile.picture?.large)).status).toBe(200);
});

test('a file that lies leaves the picture as it was', async () => {
  const mara = await someone();
  const { picture } = (await mara.send(await wide())).body.profile;
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const whole = await wide();
  for (const [bytes, type] of [
    [svg, 'image/png'],
    [Buffer.from('%PDF-1.7'), 'image/jpeg'],
    [whole.subarray(0, whole.length / 2), 'image/jpeg'],
    [Buffer.from('<script>'), 'image/webp'],
  ] as const)
    expect((await mara.send(bytes, 'me.png', type)).status).toBe(415);
  const { profile } = (await mara.ask('GET', '/api/profile')).body as { profile: OwnProfile };
  expect(profile.picture).toEqual(picture);
  expect(filesOf(mara.id)).toHaveLength(2);
});

test('a browser asks again before it shows one, and is told at once that somebody is hidden', async () => {
  const mara = await someone();
  const address = (await mara.send(await wide())).body.profile.picture?.small;
  const first = await fetchPicture(address);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const again = () =>
    fetch(server.url + address, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  expect((await again()).status).toBe(304);
  await server.services.db.run(
    sql`insert into studio.hidden (kind, subject, reason, hidden_at) values ('creator', ${mara.id}, '', now())`,
  );
  expect((await again()).status).toBe(404);
});

test('that of a suspended person is not shown, and a made-up address leads nowhere', async () => {
  const mara = await someone();
  const { picture } = (await mara.send(await wide())).body.profile;
  for (const strange of [
    `/media/${crypto.randomUUID()}/large/profile`,
    '/media/x/large/profile',
    picture?.large.replace('large', 'original'),
    picture?.large.replace('large', '..%2flarge'),
  ])
    expect((await fetchPicture(strange)).status).toBe(404);
  await server.services.db.run(sql`update studio.members set banned = true where id = ${mara.id}`);
  expect((await fetchPicture(picture?.large)).status).toBe(404);
});
