import { readdirSync } from 'node:fs';
import { uploadLimits } from '@mirror-studio/domain/constants/server';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mediaOf } from '../account-data/export/media-files.ts';
import { sweepTrash } from '../gallery/sweep.ts';
import { filesOf, openMedia } from '../media/index.ts';
import { dyingAt } from '../testing/dying.ts';
import { scratchDir, testClock, testServices } from '../testing/index.ts';
import { keepReference } from './keep.ts';
import { prepareUpload } from './prepare.ts';

const scratch = scratchDir();
const clock = testClock();
const member = crypto.randomUUID();
let services: Parameters<typeof keepReference>[0] & Pick<Awaited<ReturnType<typeof testServices>>, 'close'>;
let picture: Awaited<ReturnType<typeof prepareUpload>>;
beforeAll(async () => {
  const opened = await testServices({ media: { dir: scratch.path, s3: null } });
  services = { ...opened, clock, media: await openMedia(opened.config, opened.db, clock) };
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#b8652a' } })
    .png()
    .toBuffer();
  picture = await prepareUpload(bytes, member);
});
afterAll(async () => {
  await services.close();
  scratch.remove();
});

/** Every file of the media store. */
const files = () =>
  readdirSync(scratch.path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
const filesOfIds = (ids: readonly string[]) => ids.flatMap((id) => Object.values(filesOf(id))).toSorted();
const recorded = () => services.db.all(v.object({ id: v.string() }), sql`select id from studio.media`);

/** Nothing is put on the disk from the nth file on. */
const fullAt = (nth: number) => {
  let count = 0;
  const { disk } = services.media;
  const full = Object.create(disk) as typeof disk;
  full.put = async (...given) => {
    count += 1;
    if (count >= nth) throw new Error('Killed');
    await disk.put(...given);
  };
  return { ...services.media, disk: full };
};

/** As the server goes on when it is there again. */
const goOn = async (afterMs: number) => {
  clock.advance(afterMs);
  await sweepTrash(services);
};

it('killed before any of its statements or files, it leaves no file to which nothing leads', async () => {
  for (let nth = 1; ; nth++) {
    const dying = dyingAt(services.db, nth);
    const kept = await keepReference({ ...services, db: dying.db }, member, 'a.png', picture).catch(
      () => null,
    );
    await goOn(uploadLimits.unfinishedMs);
    expect(files()).toEqual(filesOfIds((await recorded()).map(({ id }) => id)));
    if (kept === null) {
      expect(await recorded()).toEqual([]);
      continue;
    }
    expect(nth).toBeGreaterThan(2);
    expect(await recorded()).toEqual([{ id: kept }]);
    break;
  }
  const before = files();
  for (const nth of [1, 2, 3]) {
    const full = { ...services, media: fullAt(nth) };
    await expect(keepReference(full, member, 'a.png', picture)).rejects.toThrow('Killed');
    expect(files()).toHaveLength(before.length + nth - 1);
    await goOn(uploadLimits.unfinishedMs);
    expect(files()).toEqual(before);
    expect(await recorded()).toHaveLength(1);
  }
});

it('one that is still on its way is not removed, and not in a copy of everything', async () => {
  const begun = (await recorded()).length;
  // Before the last one, which says that it is whole.
  const late = dyingAt(services.db, 4);
  await expect(keepReference({ ...services, db: late.db }, member, 'a.png', picture)).rejects.toThrow(
    'Killed',
  );
  await goOn(uploadLimits.unfinishedMs - 1);
  expect(await recorded()).toHaveLength(begun + 1);
  let copied = 0;
  for await (const { purpose } of mediaOf(services, member)) copied += purpose === 'reference' ? 1 : 0;
  expect(copied).toBe(begun);
  await goOn(1);
  expect(await recorded()).toHaveLength(begun);
});
