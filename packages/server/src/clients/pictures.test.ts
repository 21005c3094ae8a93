import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { galleryLimits } from '@mirror-studio/domain/constants/gallery';
import type { SharedProof } from '@mirror-studio/domain/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepTrash } from '../gallery/sweep.ts';
import { hang } from '../gallery/testing/hang.ts';
import { filesOf, formerMarkedFileOf, markedFileOf, openMedia } from '../media/index.ts';
import { type Ask, asker, scratchDir, signIn, startTestServer, type TestServer } from '../testing/index.ts';

const scratch = scratchDir();
const grey = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#808080' } })
  .png()
  .toBuffer();
let server: TestServer;
let ask: Ask;
let member: string;
beforeAll(async () => {
  server = await startTestServer({ media: { dir: scratch.path, s3: null } });
  const { session, user } = await signIn(server);
  [ask, member] = [asker(server.url, session.access_token), user.id];
  await mkdir(`${scratch.path}/${member}`, { recursive: true });
});
afterAll(async () => {
  await server.close();
  scratch.remove();
});

async function picture() {
  const path = `${member}/${crypto.randomUUID()}.png`;
  for (const file of [path, filesOf(path).thumbnail]) await writeFile(`${scratch.path}/${file}`, grey);
  return { path, id: await hang(server, member, { path }) };
}

/** What a client sees of a set of these pictures. */
async function shared(...pictures: readonly string[]) {
  const endsAt = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
  const set = { title: 'Salt flats', client: 'Noor Haddad', endsAt, pictures, watermark: true };
  const { body } = await ask('POST', '/api/proofs', set);
  const { id } = body['set'] as { id: string };
  const { token } = (await ask('POST', `/api/proofs/${id}/link`)).body as { token: string };
  const { proof } = (await (await fetch(`${server.url}/api/proof/${token}`)).json()) as {
    proof: SharedProof;
  };
  return proof.pictures;
}
const load = async (address: string | undefined) => {
  const answer = await fetch(server.url + address);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};

it('two pictures of one colour have other marks each, and one picture the same in every set', async () => {
  const [one, other] = [await picture(), await picture()];
  const set = await shared(one.id, other.id);
  const [first, second] = [await load(set[0]?.url), await load(set[1]?.url)];
  const [again] = await shared(one.id);
  expect((await load(again?.url)).equals(first)).toBe(true);
  const { channels } = await sharp(
    await sharp(first)
      .composite([{ input: second, blend: 'difference' }])
      .toBuffer(),
  ).stats();
  expect(channels[0]?.max).toBeGreaterThan(40);
  expect(channels[0]?.mean).toBeGreaterThan(3);
});

it('a copy with the mark of before is made anew, and goes; with the picture all its files go', async () => {
  const { id, path } = await picture();
  const lies = (file: string) => existsSync(`${scratch.path}/${file}`);
  for (const size of ['small', 'large'] as const)
    await writeFile(`${scratch.path}/${formerMarkedFileOf(path, size)}`, 'marked as before');
  const [shown] = await shared(id);
  expect((await sharp(await load(shown?.url)).metadata()).format).toBe('webp');
  expect(lies(markedFileOf(path, 'large'))).toBe(true);
  expect(['small', 'large'].map((size) => lies(formerMarkedFileOf(path, size as 'small')))).toEqual([
    true,
    false,
  ]);

  await ask('POST', '/api/gallery/trash', { ids: [id] });
  server.clock.advance((galleryLimits.trashDays + 1) * 86_400_000);
  const { services } = server;
  await sweepTrash({ ...services, media: await openMedia(services.config, services.db, services.clock) });
  expect(
    (await readdir(`${scratch.path}/${member}`)).filter((file) => path.includes(file.slice(0, 36))),
  ).toEqual([]);
});
