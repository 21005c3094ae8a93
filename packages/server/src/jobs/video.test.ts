import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { videoWorkLimits } from '@mirror-studio/domain/constants/video';
import type { Job } from '@mirror-studio/domain/contract';
import { videoCredits } from '@mirror-studio/domain/economy';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { frameCount, openingShot } from '@mirror-studio/domain/video';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HttpError } from '../http/index.ts';
import { balanceOf } from '../ledger/index.ts';
import { jobSteps } from '../testing/jobs.ts';
import { scratchDir } from '../testing/process.ts';
import { testProduct } from '../testing/product.ts';
import { testServices, testUser } from '../testing/services.ts';
import { encoderFinder, type FindEncoder } from '../video/index.ts';
import { leaseMs } from './lease.ts';

type Body = { job: Job; source: object; error: { message: string }; items: { type: string; url: string }[] };
const stock = 100;
const seconds = 3;
const cost = videoCredits(seconds, false);
const find = encoderFinder({ given: null, path: process.env.PATH });

const folder = scratchDir();
let services: Awaited<ReturnType<typeof testServices>>;
let served: Awaited<ReturnType<typeof testProduct>>;
let someone: ReturnType<typeof testUser>;
let ask: ReturnType<typeof served.asks<Body>>;
let sourceImageId: string;

beforeAll(async () => {
  services = await testServices({ media: { dir: folder.path, s3: null } });
});
afterAll(async () => {
  await services.close();
  folder.remove();
});
beforeEach(async () => {
  someone = testUser();
  await jobSteps(services).give(someone.id, stock);
  sourceImageId = await ownPicture();
});
afterEach(async () => {
  await served.product.stop();
  await services.db.run(
    sql`update studio.jobs set status = 'cancelled' where status in ('queued', 'running')`,
  );
});

async function open(findEncoder: FindEncoder = find) {
  served = await testProduct(services, { alpha: false, findEncoder });
  ask = served.asks<Body>(someone);
}

/** A wide picture of whoever asks, in the store: its video is small. */
async function ownPicture(): Promise<string> {
  const id = crypto.randomUUID();
  const path = `${someone.id}/references/${id}`;
  mkdirSync(join(folder.path, someone.id, 'references'), { recursive: true });
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = sharp({ create: { width: 400, height: 100, channels: 3, background: '#836', noise } });
  writeFileSync(join(folder.path, path), await picture.png().toBuffer());
  await services.db.run(
    sql`insert into studio.media (id, member, purpose, path, name, media_type, bytes, width, height, created_at)
      values (${id}, ${someone.id}, 'reference', ${path}, 'salt.png', 'image/png', 1, 400, 100, now())`,
  );
  return id;
}

const form = () => ({ ...openingShot, seconds, textPrompt: 'Salt flats', sourceImageId });
const render = async (change: object = {}) =>
  ask('POST', '/api/jobs', { kind: 'video_render', form: { ...form(), ...change } });
const credits = async () => (await balanceOf(services.db, someone.id)).credits;
const jobWhen = async (id: string, ready: (job: Job) => boolean): Promise<Job> => {
  for (;;) {
    const { job } = (await ask('GET', `/api/jobs/${id}`)).body;
    if (ready(job)) return job;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
const ended = (id: string) => jobWhen(id, ({ status }) => status !== 'queued' && status !== 'running');
/** What a job has on the disk, within the store and where the encoder writes. */
const filesOf = (id: string) => [
  ...(existsSync(join(folder.path, someone.id, 'videos', id))
    ? readdirSync(join(folder.path, someone.id, 'videos', id))
    : []),
  ...readdirSync(tmpdir()).filter((name) => name.startsWith(`mirror-studio-video-${id}`)),
];
/** A machine that is busy with other tests. */
const patience = { timeout: 120_000 };

describe('a video', () => {
  it(
    'is H.264 in its high profile, with all its frames, and can be played from anywhere',
    patience,
    async () => {
      await open();
      served.product.start();
      const { id } = (await render()).body.job;
      expect(await credits()).toBe(stock - cost);
      const job = await ended(id);
      expect(job).toMatchObject({
        status: 'completed',
        metadata: { model: 'sample', move: 'pushIn', seconds, textPrompt: 'Salt flats' },
        progress: { done: frameCount(seconds), total: frameCount(seconds) },
        credits: { held: 0, charged: cost, returned: 0 },
      });
      const [asset] = job.result?.media_assets ?? [];
      expect(asset).toMatchObject({ type: 'video', width: 1_080, height: 270 });
      const poster = await served.fetch(asset?.thumbnailUrl ?? '');
      expect(poster.headers.get('content-type')).toBe('image/webp');

      const whole = await served.fetch(asset?.url ?? '');
      expect(whole.headers.get('content-type')).toBe('video/mp4');
      const bytes = Buffer.from(await whole.arrayBuffer());
      // Its index stands before its pictures: it plays before all of it is there.
      expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
      const part = await served.fetch(asset?.url ?? '', { headers: { range: 'bytes=4-7' } });
      expect([part.status, await part.text()]).toEqual([206, 'ftyp']);

      const file = join(folder.path, 'played.mp4');
      writeFileSync(file, bytes);
      const { stderr } = await promisify(execFile)(await find(), ['-i', file, '-f', 'null', '-']);
      expect(stderr).toMatch(/Video: h264 \(High\).*yuv420p\(tv, bt709.*1080x270.*24 fps/);
      expect(stderr).toMatch(/frame= *72 /);
      expect(filesOf(id).toSorted()).toEqual(['0.mp4', '0.mp4.small.webp', '0.mp4.thumbnail.webp']);
      expect((await ask('GET', '/api/gallery')).body.items).toMatchObject([
        { type: 'video', model: 'Sample renderer', prompt: 'Salt flats', jobId: id },
      ]);
    },
  );

  it(
    'is cancelled within a second: the encoder ends, nothing is left, and everything comes back',
    patience,
    async () => {
      await open();
      served.product.start();
      const { id } = (await render()).body.job;
      await jobWhen(id, ({ progress }) => (progress?.done ?? 0) > 0);
      expect(filesOf(id)).toHaveLength(1);
      const before = performance.now();
      expect((await ask('POST', `/api/jobs/${id}/cancel`)).body.job.status).toBe('cancelled');
      while (filesOf(id).length > 0) await new Promise((resolve) => setTimeout(resolve, 5));
      expect(performance.now() - before).toBeLessThan(1_000);
      expect(await credits()).toBe(stock);
      // Tried again it is made whole, and paid once.
      expect((await ask('POST', `/api/jobs/${id}/retry`)).body.job).toMatchObject({ progress: { done: 0 } });
      expect(await ended(id)).toMatchObject({ status: 'completed' });
      expect(await credits()).toBe(stock - cost);
    },
  );

  it('fails in one clear sentence where there is no encoder, and what it cost comes back', async () => {
    await open(async () => {
      throw new HttpError('ENCODER_MISSING', () => errors.code_ENCODER_MISSING);
    });
    served.product.start();
    const { id } = (await render()).body.job;
    expect(await ended(id)).toMatchObject({
      status: 'failed',
      errorCode: 'ENCODER_MISSING',
      error: errors.code_ENCODER_MISSING,
    });
    expect(await credits()).toBe(stock);
  });

  it('fails when the encoder does, leaves nothing, and says what to do', async () => {
    await open(async () => '/bin/false');
    served.product.start();
    const { id } = (await render()).body.job;
    expect(await ended(id)).toMatchObject({ status: 'failed', error: refusals.encoderFailed });
    expect(filesOf(id)).toEqual([]);
    expect(await credits()).toBe(stock);
    expect(services.log.problems.join()).toContain('A video could not be encoded');
  });

  it('that a crash interrupted is begun anew, without what was left of it', patience, async () => {
    await open();
    const { id } = (await render()).body.job;
    const left = join(tmpdir(), `mirror-studio-video-${id}-crash`);
    mkdirSync(left);
    writeFileSync(join(left, 'video.mp4'), 'half');
    await services.db.run(
      sql`update studio.jobs set status = 'running', worker = 'gone', attempts = 1, frames_done = 40,
        leased_until = ${new Date(services.clock.now().getTime() + leaseMs).toISOString()}::timestamptz where id = ${id}`,
    );
    services.clock.advance(leaseMs + 1);
    served.product.start();
    expect(await ended(id)).toMatchObject({ status: 'completed', attempts: 2 });
    expect(existsSync(left)).toBe(false);
    expect(await credits()).toBe(stock - cost);
  });

  it('removes what others left long ago and nobody took up again, not what one is at', patience, async () => {
    const left = join(tmpdir(), `mirror-studio-video-${crypto.randomUUID()}-crash`);
    const atWork = join(tmpdir(), `mirror-studio-video-${crypto.randomUUID()}-busy`);
    for (const work of [left, atWork]) mkdirSync(work);
    writeFileSync(join(left, 'video.mp4'), 'half');
    const longAgo = new Date(Date.now() - 3 * videoWorkLimits.renderMs);
    utimesSync(left, longAgo, longAgo);
    await open();
    served.product.start();
    expect(await ended((await render()).body.job.id)).toMatchObject({ status: 'completed' });
    expect([existsSync(left), existsSync(atWork)]).toEqual([false, true]);
    rmSync(atWork, { recursive: true });
  });

  it('is for a picture of its own alone', async () => {
    await open();
    const other = sourceImageId;
    someone = testUser();
    ask = served.asks<Body>(someone);
    for (const id of [other, crypto.randomUUID(), 'nothing']) {
      expect(await render({ sourceImageId: id })).toMatchObject({
        status: 422,
        body: { error: { message: refusals.pictureGone } },
      });
      expect((await ask('GET', `/api/video/sources/${id}`)).status).toBe(404);
    }
    expect(await ask('GET', '/api/jobs')).toMatchObject({ body: { jobs: [] } });
  });

  it('is asked for with words for each field that is wrong', async () => {
    await open();
    const said = async (change: object) => (await render(change)).body.error.message;
    expect(await said({ seconds: 11 })).toBe('A video is 3 to 10 seconds long.');
    expect(await said({ seconds: 2 })).toBe('A video is 3 to 10 seconds long.');
    expect(await said({ move: 'crane' })).toBe('Choose one of the camera moves.');
    expect(await said({ easing: 'bounce' })).toBe('Choose one of the easings.');
  });

  it('can be made of an upload, which says its size', async () => {
    await open();
    expect((await ask('GET', `/api/video/sources/${sourceImageId}`)).body.source).toMatchObject({
      id: sourceImageId,
      width: 400,
      height: 100,
      prompt: 'salt.png',
    });
  });
});
