import { existsSync, readdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { filesOf, type MediaStore, openMedia } from '../media/index.ts';
import type { ImageProviders } from '../models/index.ts';
import { jobSteps } from '../testing/jobs.ts';
import { scratchDir } from '../testing/process.ts';
import { testServices } from '../testing/services.ts';
import { mediaPath, removeUnrecordedFiles } from './picture-files.ts';
import { jobWorker } from './worker.ts';

const folder = scratchDir();
let services: Awaited<ReturnType<typeof testServices>>;
let steps: ReturnType<typeof jobSteps>;
let images: Pick<ImageProviders, 'of'>;
const noEncoder = () => Promise.reject(new Error('No video is made here'));
let media: MediaStore;
let member: string;

beforeAll(async () => {
  services = await testServices({ media: { dir: folder.path, s3: null } });
  steps = jobSteps(services);
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#836' } })
    .png()
    .toBuffer();
  images = { of: () => ({ render: async () => picture }) };
});
afterAll(async () => {
  await services.close();
  folder.remove();
});
beforeEach(async () => {
  media = await openMedia(services.config, services.db, services.clock);
  member = crypto.randomUUID();
});

/** The files of the member, whole paths within the media store. */
const files = () =>
  existsSync(`${folder.path}/${member}`)
    ? readdirSync(`${folder.path}/${member}`, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.path.length + 1))
        .toSorted()
    : [];
const pathOf = (id: string, position: number) => mediaPath({ id, member, kind: 'image_batch' }, position);
const both = (id: string, position: number) => Object.values(filesOf(pathOf(id, position)));

/** Lets a worker draw a job of two pictures, and does something as soon as the files of one picture are written. */
async function draw(position: number, meanwhile: (id: string, abandon: () => void) => Promise<unknown>) {
  const { id } = await steps.create(member, 2, { alpha: true });
  const worker = jobWorker({ ...services, media, images, findEncoder: noEncoder });
  const done = Promise.withResolvers<void>();
  const put = media.disk.put.bind(media.disk);
  media.disk.put = async (path, ...rest) => {
    await put(path, ...rest);
    if (path !== pathOf(id, position)) return;
    await meanwhile(id, () => worker.abandon(id));
    done.resolve();
  };
  worker.start();
  await done.promise;
  // It ends what it is at first.
  await worker.stop();
  return id;
}

it('a picture that was drawn while its job was cancelled leaves no file', async () => {
  await draw(0, async (id, abandon) => {
    await steps.cancel(id);
    abandon();
  });
  expect(files()).toEqual([]);
});

it('so does one whose job was cancelled by another server, and the pictures before it stay', async () => {
  const id = await draw(1, steps.cancel);
  expect(files()).toEqual(both(id, 0).toSorted());
});

it('what was drawn for a job that another worker has by now stays: it writes the same files', async () => {
  const id = await draw(0, (drawn) =>
    services.db.run(sql`update studio.jobs set worker = 'another' where id = ${drawn}`),
  );
  expect(files()).toEqual(both(id, 0).toSorted());
  await steps.cancel(id);
  await removeUnrecordedFiles({ ...services, media }, await steps.row(id));
  expect(files()).toEqual([]);
});
