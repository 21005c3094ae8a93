import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { uploadField } from '@mirror-studio/domain/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerProcess, scratchDir, signInAt, spawnServer } from '../testing/index.ts';

/** A store on this machine that speaks as much of S3 as is needed: put and get of whole objects, by path. */
const objects = new Map<string, Buffer>();
const signatures = new Set<string>();
const store = createServer((asked, answer) => {
  const path = new URL(asked.url ?? '/', 'http://store').pathname;
  signatures.add(String(asked.headers.authorization).split('/')[0] ?? '');
  if (asked.method === 'PUT') {
    void buffer(asked).then((bytes) => {
      objects.set(path, bytes);
      answer.setHeader('ETag', '"1"').end();
    });
    return;
  }
  const found = objects.get(path);
  answer.writeHead(found ? 200 : 404).end(found);
});

const scratch = scratchDir();
let server: ServerProcess;
beforeAll(async () => {
  await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
  server = await spawnServer({
    DATA_DIR: scratch.path,
    MEDIA_S3_ENDPOINT: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
    MEDIA_S3_BUCKET: 'pictures',
    MEDIA_S3_ACCESS_KEY_ID: 'AKIA1',
    MEDIA_S3_SECRET_ACCESS_KEY: 'secret',
  });
});
afterAll(async () => {
  await server.stop('SIGTERM');
  scratch.remove();
  store.closeAllConnections();
  store.close();
});

it('media lie in an S3-compatible store when one is configured, and come back through their signed addresses', async () => {
  const session = await signInAt(server.url);
  const bytes = await sharp({ create: { width: 32, height: 24, channels: 3, background: '#259' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set(uploadField, new File([new Uint8Array(bytes)], 'a.png'));
  const sent = await fetch(`${server.url}/api/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.access_token}` },
    body: form,
  });
  const { id, url } = (await sent.json()) as { id: string; url: string };
  const path = `/pictures/${session.user.id}/references/${id}`;
  expect([...objects.keys()].toSorted()).toEqual([path, `${path}.small.webp`, `${path}.thumbnail.webp`]);
  expect([...signatures]).toEqual(['AWS4-HMAC-SHA256 Credential=AKIA1']);
  const seen = Buffer.from(await (await fetch(server.url + url)).arrayBuffer());
  expect(seen.equals(objects.get(`${path}.thumbnail.webp`) ?? Buffer.alloc(0))).toBe(true);
  expect(await sharp(seen).metadata()).toMatchObject({ width: 32, height: 24, format: 'webp' });
});
