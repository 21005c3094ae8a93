import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, retryDelayMs } from '@mirror-studio/domain/errors';
import { posesFor } from '@mirror-studio/domain/photo-shoot';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Queryable } from '../database/index.ts';
import { HttpError } from '../http/answer/http-error.ts';
import { type KeptPicture, keepPicture, type MediaServices } from '../media/index.ts';
import type { ImageProvider, ImageProviders, ImageRequest } from '../models/index.ts';
import { picturePools } from '../pictures/index.ts';
import { renewLease } from './lease.ts';
import { mediaPath, recordedPositions } from './picture-files.ts';
import { readReference } from './reference.ts';
import type { ShootRow } from './rows.ts';
import { drawnIn } from './words.ts';

interface PictureServices extends Pick<MediaServices, 'db' | 'clock' | 'media'> {
  readonly images: ImageProviders;
}

/**
 * Makes the pictures of a job that are not there yet: one that was interrupted goes on where it stopped.
 * Takes the name of the worker: what it makes after the job was taken from it is not kept.
 */
export async function makePictures(
  services: PictureServices,
  job: ShootRow,
  worker: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, media, images } = services;
  const { form } = job;
  const provider = images.of(form.model);
  const there = await recordedPositions(db, job.id);
  const drawn = drawnIn(form, job, job.total);
  const reference = await readReference(services, form.referenceImageId);
  for (const [position, pose] of posesFor(job.total, form.poseVariety, form.pose).entries()) {
    if (there.has(position)) continue;
    signal.throwIfAborted();
    if (!(await renewLease(services, job, worker))) return;
    const { seed = job.seed, words: prompt = form.prompt } = drawn[position] ?? {};
    const asked = {
      prompt,
      style: form.style,
      aspectRatio: form.aspectRatio,
      pose,
      seed,
      reference: reference?.colour ?? null,
      referenceImage: reference?.image ?? null,
    };
    const bytes = await patiently(provider, asked, signal);
    signal.throwIfAborted();
    const picture = await picturePools.jobs.run('describePicture', bytes, { signal });
    const kept = await keepPicture(media, mediaPath(job, position), picture);
    await recordPicture(services, job, worker, { position, pose, seed, prompt, kept });
  }
}

/** Renders, and tries again when the service is only busy or away for a moment, as the retry policy says (§8). */
async function patiently(
  provider: ImageProvider,
  request: ImageRequest,
  signal: AbortSignal,
): Promise<Uint8Array> {
  for (let failures = 0; ; failures++) {
    try {
      return await provider.render(request, signal);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const { status, code } = error;
      // By its code alone: a provider's own words may hold the figures by which the policy knows a refused sign-in.
      const delay = retryDelayMs(failures, new ApiError({ status, code, message: '' }));
      if (delay === 'never') throw error;
      await wait(delay, undefined, { signal });
    }
  }
}

/** A picture that was made, the words that it was drawn from, and its file. */
interface Finished {
  readonly position: number;
  readonly pose: string;
  readonly seed: number;
  readonly prompt: string;
  readonly kept: KeptPicture;
}

/**
 * Records a finished picture and counts it, both or neither. The job is locked first, so that a picture is either
 * counted when the job ends or not kept: nothing is recorded for a job that ended or that another worker holds.
 */
export async function recordPicture(
  { db, clock }: Pick<PictureServices, 'db' | 'clock'>,
  { id, member, form }: ShootRow,
  worker: string,
  { position, pose, seed, prompt, kept }: Finished,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockOwn(tx, id, worker))) return;
    // The prompt may have left the library since the job was made.
    const ofVersion = (column: SQL) =>
      sql`select ${column} from studio.prompt_versions where id = ${form.promptVersionId ?? null}::uuid`;
    const recorded = await tx.run(
      sql`insert into studio.media (id, member, purpose, job_id, position, path, name, media_type, bytes, width, height,
          placeholder, pose, model, project, prompt, seed, prompt_id, prompt_version_id, created_at)
        values (${crypto.randomUUID()}, ${member}, 'result', ${id}, ${position}, ${kept.path},
          ${`${position + 1}.png`}, ${kept.mediaType}, ${kept.bytes}, ${kept.width}, ${kept.height},
          ${kept.placeholder}, ${pose}, ${form.model}, ${form.projectName || null}, ${prompt}, ${seed},
          (${ofVersion(sql`prompt_id`)}), (${ofVersion(sql`id`)}), ${at(clock.now())})
        on conflict (job_id, position) do nothing`,
    );
    await tx.run(sql`update studio.jobs set run_finished = run_finished + ${recorded} where id = ${id}`);
  });
}

/** Locks a job that is recorded in. Takes its id and the worker; returns whether it runs and is the worker's. */
export async function lockOwn(tx: Queryable, id: string, worker: string): Promise<boolean> {
  const own = await tx.first(
    v.object({ id: v.string() }),
    sql`select id from studio.jobs where id = ${id} and worker = ${worker} and status = 'running' for update`,
  );
  return own !== undefined && own !== null;
}
