import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, retryDelayMs } from '@mirror-studio/domain/errors';
import { posesFor } from '@mirror-studio/domain/photo-shoot';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at } from '../database/index.ts';
import { HttpError } from '../http/answer/http-error.ts';
import { type KeptPicture, keepPicture, type MediaServices } from '../media/index.ts';
import { picturePools } from '../pictures/index.ts';
import type { ImageProvider, ImageProviders, ImageRequest } from '../renderer/index.ts';
import { renewLease } from './lease.ts';
import { picturePath, recordedPositions } from './picture-files.ts';
import { referenceColour } from './reference.ts';
import type { JobRow } from './rows.ts';

interface PictureServices extends Pick<MediaServices, 'db' | 'clock' | 'media'> {
  readonly images: ImageProviders;
}

/**
 * Makes the pictures of a job that are not there yet: one that was interrupted goes on where it stopped.
 * Takes the name of the worker: what it makes after the job was taken from it is not kept.
 */
export async function makePictures(
  services: PictureServices,
  job: JobRow,
  worker: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, media, images } = services;
  const { form } = job;
  const provider = images.of(form.model);
  const there = await recordedPositions(db, job.id);
  const reference = await referenceColour(services, form.referenceImageId);
  for (const [position, pose] of posesFor(job.total, form.poseVariety).entries()) {
    if (there.has(position)) continue;
    signal.throwIfAborted();
    if (!(await renewLease(services, job, worker))) return;
    const bytes = await patiently(provider, { ...form, pose, seed: job.seed + position, reference }, signal);
    signal.throwIfAborted();
    const picture = await picturePools.jobs.run('describePicture', bytes, { signal });
    const kept = await keepPicture(media, picturePath(job, position), picture);
    await recordPicture(services, job, worker, { position, pose, kept });
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
      const { status, code, message } = error;
      const delay = retryDelayMs(failures, new ApiError({ status, code, message }));
      if (delay === 'never') throw error;
      await wait(delay, undefined, { signal });
    }
  }
}

/**
 * Records a finished picture and counts it, both or neither. The job is locked first, so that a picture is either
 * counted when the job ends or not kept: nothing is recorded for a job that ended or that another worker holds.
 */
export async function recordPicture(
  { db, clock }: Pick<PictureServices, 'db' | 'clock'>,
  { id, member, form }: JobRow,
  worker: string,
  { position, pose, kept }: { position: number; pose: string; kept: KeptPicture },
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = await tx.first(
      v.object({ id: v.string() }),
      sql`select id from studio.jobs where id = ${id} and worker = ${worker} and status = 'running' for update`,
    );
    if (!own) return;
    const recorded = await tx.run(
      sql`insert into studio.media (id, member, purpose, job_id, position, path, name, media_type, bytes, width, height,
          placeholder, pose, model, project, prompt, created_at)
        values (${crypto.randomUUID()}, ${member}, 'result', ${id}, ${position}, ${kept.path},
          ${`${position + 1}.png`}, ${kept.mediaType}, ${kept.bytes}, ${kept.width}, ${kept.height},
          ${kept.placeholder}, ${pose}, ${form.model}, ${form.projectName || null}, ${form.prompt}, ${at(clock.now())})
        on conflict (job_id, position) do nothing`,
    );
    await tx.run(sql`update studio.jobs set run_finished = run_finished + ${recorded} where id = ${id}`);
  });
}
