import { videoWorkLimits } from '@mirror-studio/domain/constants/video';
import { frameCount } from '@mirror-studio/domain/video';
import { sql } from 'drizzle-orm';
import { at } from '../database/index.ts';
import { HttpError } from '../http/answer/http-error.ts';
import { refusals } from '../http/answer/refusals.ts';
import { type KeptPicture, keepPicture, type MediaServices } from '../media/index.ts';
import { type FindEncoder, ownPicture, renderVideo, type SourceRow } from '../video/index.ts';
import { renewLease } from './lease.ts';
import { mediaPath, recordedPositions } from './picture-files.ts';
import { lockOwn } from './pictures.ts';
import type { VideoRow } from './rows.ts';

interface VideoServices extends Pick<MediaServices, 'db' | 'clock' | 'media' | 'log'> {
  readonly findEncoder: FindEncoder;
}

/**
 * Makes the video of a job: one that was interrupted is begun anew, as it is one file.
 * Takes the name of the worker: what it makes after the job was taken from it is not kept.
 * Throws HttpError where there is no encoder, or the picture is gone.
 */
export async function makeVideo(
  services: VideoServices,
  job: VideoRow,
  worker: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, media, log } = services;
  const { form } = job;
  if ((await recordedPositions(db, job.id)).size > 0) return;
  if (!(await renewLease(services, job, worker))) return;
  const encoder = await services.findEncoder();
  const source = await ownPicture(db, job.member, form.sourceImageId);
  if (!source) throw new HttpError('INPUT_INVALID', refusals.pictureGone);
  const bytes = await media.disk.getBytes(source.path);
  const late = AbortSignal.timeout(videoWorkLimits.renderMs);
  const progress = frameCounter(services, job, worker);
  const picture = { widthPx: source.width, heightPx: source.height };
  const request = { id: job.id, encoder, bytes, picture, shot: form, onFrames: progress.count };
  const video = await renderVideo(request, AbortSignal.any([signal, late])).catch((error: unknown) => {
    if (signal.aborted || error instanceof HttpError) throw error;
    log.error('A video could not be encoded', error, { jobId: job.id });
    throw new HttpError('SERVER_ERROR', refusals.encoderFailed);
  });
  await progress.settled();
  signal.throwIfAborted();
  const kept = await keepPicture(media, mediaPath(job, 0), video);
  await recordVideo(services, job, worker, { source, kept });
}

/** Tells the frames that are done: the first and the last, and between them not more often than anybody looks. */
function frameCounter({ db, log }: VideoServices, job: VideoRow, worker: string) {
  let told = 0;
  let telling: Promise<unknown> = Promise.resolve();
  const all = frameCount(job.form.seconds);
  return {
    count: (frames: number) => {
      const now = performance.now();
      if (frames < all && now - told < videoWorkLimits.progressMs) return;
      told = now;
      telling = telling
        .then(() =>
          db.run(
            sql`update studio.jobs set frames_done = ${frames}
              where id = ${job.id} and worker = ${worker} and status = 'running'`,
          ),
        )
        .catch((error: unknown) => log.error('The progress of a video could not be told', error));
    },
    settled: async () => {
      await telling;
    },
  };
}

/** Records a finished video and counts its seconds, both or neither: nothing for a job that ended or that another worker holds. */
export async function recordVideo(
  { db, clock }: Pick<VideoServices, 'db' | 'clock'>,
  job: VideoRow,
  worker: string,
  { source, kept }: { source: Pick<SourceRow, 'project'>; kept: KeptPicture },
): Promise<void> {
  const { id, member, form } = job;
  await db.transaction(async (tx) => {
    if (!(await lockOwn(tx, id, worker))) return;
    const recorded = await tx.run(
      sql`insert into studio.media (id, member, purpose, job_id, position, type, path, name, media_type, bytes, width,
          height, placeholder, model, project, prompt, created_at)
        values (${crypto.randomUUID()}, ${member}, 'result', ${id}, 0, 'video', ${kept.path}, '1.mp4', ${kept.mediaType},
          ${kept.bytes}, ${kept.width}, ${kept.height}, ${kept.placeholder}, ${form.model}, ${source.project},
          ${form.textPrompt}, ${at(clock.now())})
        on conflict (job_id, position) do nothing`,
    );
    if (recorded > 0) await tx.run(sql`update studio.jobs set run_finished = run_total where id = ${id}`);
  });
}
