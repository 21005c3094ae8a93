import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { defaultSettings } from '@mirror-studio/domain/settings';
import { makeZip } from 'client-zip';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openMedia } from '../../media/index.ts';
import { testServices } from '../../testing/index.ts';
import { countFiles, filesOf } from './contents.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What is still held when all that can be given back has been. */
async function heldBytes(): Promise<number> {
  collect();
  await new Promise((resolve) => setImmediate(resolve));
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

it('needs no more memory for 2,000 pictures at its end than at its beginning', {
  timeout: 240_000,
}, async () => {
  const services = await testServices();
  const media = await openMedia(services.config, services.db, services.clock);
  const id = crypto.randomUUID();
  const picture = await sharp({
    create: {
      width: 180,
      height: 180,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  // One file is enough: it is read for each of them.
  await media.disk.put(`${id}/one.png`, picture);
  const pictures = 2_000;
  await services.db.run(
    sql`insert into studio.media (id, member, purpose, path, name, media_type, bytes, width, height, prompt, created_at)
      select gen_random_uuid(), ${id}, 'result', ${`${id}/one.png`}, 'x', 'image/png', ${picture.length}, 180, 180, 'One of many', now()
      from generate_series(1, ${pictures}::int)`,
  );
  const person = { id, email: 'mara@example.test' };
  const total = await countFiles({ ...services, media }, person);
  const held: number[] = [];
  let done = 0;
  const onFile = async () => {
    done += 1;
    if (done % 200 === 0) held.push(await heldBytes());
  };
  const order = { person, language: 'en', timeZone: 'UTC', settings: defaultSettings } as const;
  const watching = { onFile, signal: new AbortController().signal };
  let bytes = 0;
  for await (const chunk of makeZip(filesOf({ ...services, media }, order, watching))) bytes += chunk.length;
  expect(done).toBe(total);
  expect(bytes).toBeGreaterThan(pictures * picture.length);
  const [first = 0, ...later] = held;
  expect((Math.min(...later.slice(-3)) - first) / 1_000_000).toBeLessThan(16);
  await media.close();
  await services.close();
});
