import { readdirSync } from 'node:fs';
import { uploadLimits } from '@mirror-studio/domain/constants/server';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMedia } from '../media/index.ts';
import { dyingAt } from '../testing/dying.ts';
import { scratchDir, signIn, startTestServer, type TestServer, testClock } from '../testing/index.ts';
import { prepareProfilePicture } from '../uploads/prepare.ts';
import { type PictureServices, replacePicture, sweepProfilePictures } from './pictures.ts';

const scratch = scratchDir();
// A clock of its own: by that of the server, whose sweeper runs every hour, nothing is due.
const clock = testClock();
let server: TestServer;
let services: PictureServices;
let member: string;
let sizes: Awaited<ReturnType<typeof prepareProfilePicture>>;
beforeAll(async () => {
  server = await startTestServer();
  const { config, db } = server.services;
  services = {
    db,
    clock,
    media: await openMedia({ ...config, media: { dir: scratch.path, s3: null } }, db, clock),
  };
  member = (await signIn(server)).user.id;
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#b8652a' } })
    .png()
    .toBuffer();
  sizes = await prepareProfilePicture(bytes, member);
});
afterAll(async () => {
  await server.close();
  scratch.remove();
});

/** Every file of the media store. */
const files = () =>
  readdirSync(scratch.path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
const filesOf = (id: string | null | undefined) => (id ? [`${id}.large.webp`, `${id}.small.webp`] : []);
const picture = async () =>
  (
    await services.db.first(
      v.object({ picture: v.nullable(v.string()) }),
      sql`select picture from public.user_profiles where id = ${member}`,
    )
  )?.picture;
const recorded = () =>
  services.db.all(v.object({ id: v.string() }), sql`select id from studio.loose_profile_pictures`);

/** Nothing is put on the disk, nor deleted from it, from the nth file on. */
const dyingDiskAt = (nth: number): PictureServices => {
  let count = 0;
  const { disk } = services.media;
  const dying = Object.create(disk) as typeof disk;
  const step = () => {
    count += 1;
    if (count >= nth) throw new Error('Killed');
  };
  dying.put = async (...given) => {
    step();
    await disk.put(...given);
  };
  dying.delete = async (...given) => {
    step();
    await disk.delete(...given);
  };
  return { ...services, media: { disk: dying } };
};

/** As the server goes on when it is there again. */
const goOn = async (afterMs: number = uploadLimits.unfinishedMs) => {
  clock.advance(afterMs);
  await sweepProfilePictures(services);
};

const dead = [
  ['of its statements', (nth: number) => ({ ...services, db: dyingAt(services.db, nth).db })],
  ['of its files', dyingDiskAt],
] as const;

it.each(dead)('killed before any %s, it leaves no file to which nothing leads', async (_, dyingAtNth) => {
  // There is a picture before, and the last time there is to be none.
  for (const given of [sizes, sizes, null]) {
    let nth = 1;
    for (let isWhole = false; !isWhole; nth++) {
      isWhole = await replacePicture(dyingAtNth(nth), member, given).then(
        () => true,
        () => false,
      );
      await goOn();
      expect(files(), `killed at ${nth}`).toEqual(filesOf(await picture()));
      expect(await recorded()).toEqual([]);
    }
    expect(nth).toBeGreaterThan(2);
    expect(await picture()).toEqual(given && expect.any(String));
  }
});

it('one that is still on its way is not removed; one that took too long is not kept', async () => {
  const put = async (waitMs: number) => {
    const slow = dyingDiskAt(Number.POSITIVE_INFINITY);
    const put = slow.media.disk.put.bind(slow.media.disk);
    Object.assign(slow.media.disk, {
      put: async (...given: Parameters<typeof put>) => {
        await put(...given);
        await goOn(waitMs / 2);
      },
    });
    return replacePicture(slow, member, sizes);
  };
  await put(uploadLimits.unfinishedMs - 2);
  const kept = await picture();
  expect(files()).toEqual(filesOf(kept));
  await expect(put(uploadLimits.unfinishedMs)).rejects.toThrow('A picture was removed before it was kept');
  expect(await picture()).toBe(kept);
  expect(files()).toEqual(filesOf(kept));
});

it('a sweep that is killed is done by the next', async () => {
  const killed = [
    ...[1, 2].map((nth) => ({ ...services, db: dyingAt(services.db, nth).db })),
    ...[1, 2].map(dyingDiskAt),
  ];
  for (const dying of killed) {
    const before = files();
    await expect(replacePicture(dyingDiskAt(2), member, sizes)).rejects.toThrow('Killed');
    expect(files()).toHaveLength(before.length + 1);
    clock.advance(uploadLimits.unfinishedMs);
    await expect(sweepProfilePictures(dying)).rejects.toThrow('Killed');
    await goOn();
    expect(files()).toEqual(before);
    expect(await recorded()).toEqual([]);
  }
});
