import { mkdir, writeFile } from 'node:fs/promises';
import { overloadRetry } from '@mirror-studio/domain/constants/requests';
import { pictureWorkLimits } from '@mirror-studio/domain/constants/server';
import { endpoints, type SharedProof } from '@mirror-studio/domain/contract';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { hang } from '../gallery/testing/hang.ts';
import { filesOf } from '../media/index.ts';
import { type Ask, asker, scratchDir, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import { picturePools } from './pools.ts';

const retryAfter = String(overloadRetry.afterMs / 1000);
const plain = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#b8652a' } })
  .png()
  .toBuffer();
const scratch = scratchDir();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ media: { dir: scratch.path, s3: null } });
});
afterAll(async () => {
  await server.close();
  scratch.remove();
});

/** Somebody with pictures. */
async function photographer(pictures: number) {
  const { session, user } = await signIn(server);
  await mkdir(`${scratch.path}/${user.id}`, { recursive: true });
  const ids = await Promise.all(
    Array.from({ length: pictures }, async () => {
      const path = `${user.id}/${crypto.randomUUID()}.png`;
      for (const file of [path, filesOf(path).thumbnail]) await writeFile(`${scratch.path}/${file}`, plain);
      return hang(server, user.id, { path });
    }),
  );
  return { ask: asker(server.url, session.access_token), token: session.access_token, ids };
}

/** Takes the only worker of a pool until it is released, without a task. */
function occupy(pool: (typeof picturePools)['exports']) {
  const gate = Promise.withResolvers<Uint8Array>();
  const done = pool.run('meanColour', () => gate.promise, { key: 'somebody else' });
  return () => {
    gate.resolve(plain);
    return done;
  };
}

async function exportAddress(ask: Ask, mediaId: string | undefined) {
  const { body } = await ask('POST', '/api/exports', {
    ...endpoints.exportPicture.docs.sample.request,
    mediaId,
  });
  return server.url + String(body['url']);
}

/** A client's link to pictures, and their addresses as its page has them. */
async function link(ask: Ask, pictures: readonly string[], watermark = true) {
  const { body } = await ask('POST', '/api/proofs', {
    title: 'Salt flats',
    client: 'Noor Haddad',
    endsAt: new Date(server.clock.now().getTime() + 86_400_000).toISOString(),
    pictures,
    watermark,
  });
  const { id } = body['set'] as { id: string };
  const { token } = (await ask('POST', `/api/proofs/${id}/link`)).body as { token: string };
  const { proof } = (await (await fetch(`${server.url}/api/proof/${token}`)).json()) as {
    proof: SharedProof;
  };
  return proof.pictures;
}
const statusOf = async (address: string) => {
  const answer = await fetch(server.url + address);
  await answer.arrayBuffer();
  return answer.status;
};

it('exports of one person fill their own places alone: others export, and upload', async () => {
  const [mara, ines] = [await photographer(1), await photographer(1)];
  const release = occupy(picturePools.exports);
  const addresses = await Promise.all(Array.from({ length: 5 }, () => exportAddress(mara.ask, mara.ids[0])));
  const { exportsOfPerson, uploadsWaiting } = pictureWorkLimits;
  const waiting = Array.from({ length: exportsOfPerson }, (_, at) => fetch(addresses[at % 5] ?? ''));
  await vi.waitUntil(() => picturePools.exports.open === 1 + exportsOfPerson);

  for (const address of addresses) {
    const refused = await fetch(address);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, retryAfter]);
    expect(await refused.json()).toMatchObject({ message: refusals.tooBusy });
  }
  const other = fetch(await exportAddress(ines.ask, ines.ids[0]));
  const uploads = await Promise.all(
    Array.from({ length: uploadsWaiting + 1 }, async () => {
      const { token } = await photographer(0);
      const body = new FormData();
      body.set('file', new Blob([new Uint8Array(plain)]), 'a.png');
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${server.url}/api/uploads`, { method: 'POST', headers, body })).status;
    }),
  );
  expect(new Set(uploads)).toEqual(new Set([200]));

  await release();
  expect((await other).status).toBe(200);
  for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200);
  expect((await fetch(addresses[0] ?? '')).status).toBe(200);
});

it.each([true, false])(
  'all 80 pictures of a link come at its first opening, with a watermark: %s',
  async (watermark) => {
    const { ask, ids } = await photographer(80);
    const pictures = await link(ask, ids, watermark);
    const addresses = pictures.flatMap(({ url, thumbnailUrl }) => [url, thumbnailUrl]);
    const statuses = await Promise.all(addresses.map(statusOf));
    expect([statuses.length, new Set(statuses)]).toEqual([160, new Set([200])]);
  },
);

it('two links take turns, however many pictures one of them waits for', async () => {
  const { ask, ids } = await photographer(7);
  const [many, few] = [await link(ask, ids.slice(0, 6)), await link(ask, ids.slice(6))];
  const release = occupy(picturePools.copies);
  const done: string[] = [];
  const asked = [
    ...many.map(({ url }) => ['many', url] as const),
    ...few.map(({ url }) => ['few', url] as const),
  ];
  const begin = async (from: string, url: string, open: number) => {
    const answer = statusOf(url).then((status) => done.push(`${from} ${status}`));
    await vi.waitUntil(() => picturePools.copies.open === open);
    return { answer };
  };
  const answers = [];
  for (const [at, [from, url]] of asked.entries()) answers.push((await begin(from, url, at + 2)).answer);
  await release();
  await Promise.all(answers);
  expect(done.indexOf('few 200')).toBeLessThan(3);
  expect(done.filter((one) => one === 'many 200')).toHaveLength(6);
});
