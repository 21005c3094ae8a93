import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Queryable, whole } from '../database/index.ts';
import { filesOf, type MediaServices, memberFolder } from '../media/index.ts';
import type { JobRow } from './rows.ts';

type JobFiles = Pick<JobRow, 'id' | 'member' | 'kind' | 'total'>;

/** Where what a job makes at a position lies in the media store: the same place whenever it is made again. */
export const mediaPath = ({ id, member, kind }: Omit<JobFiles, 'total'>, position: number): string =>
  kind === 'image_batch'
    ? `${memberFolder(member)}/shoots/${id}/${position}.png`
    : `${memberFolder(member)}/videos/${id}/${position}.mp4`;

/** How many files a job makes: its pictures, or one video, whose total are its seconds. */
const filesMade = ({ kind, total }: JobFiles): number => (kind === 'image_batch' ? total : 1);

/** The positions of a job whose pictures or video are recorded. */
export async function recordedPositions(db: Queryable, jobId: string): Promise<ReadonlySet<number>> {
  const made = await db.all(
    v.object({ position: whole }),
    sql`select position from studio.media where job_id = ${jobId}`,
  );
  return new Set(made.map(({ position }) => position));
}

/**
 * Removes the files of what was made for a job and never recorded, because it was cancelled or failed
 * meanwhile. The files of an unfinished job stay: they are written again, or recorded by whoever works on it. The job is
 * locked while files are removed, so that it is not tried again until they are gone.
 */
export async function removeUnrecordedFiles(
  { db, media: { disk } }: Pick<MediaServices, 'db' | 'media'>,
  job: JobFiles,
): Promise<void> {
  // Asked before anything is locked: there are nearly always none.
  const recorded = await recordedPositions(db, job.id);
  const found: { position: number; file: string }[] = [];
  for (let position = 0; position < filesMade(job); position++) {
    if (recorded.has(position)) continue;
    for (const file of Object.values(filesOf(mediaPath(job, position)))) {
      if (await disk.exists(file)) found.push({ position, file });
    }
  }
  if (found.length === 0) return;
  await db.transaction(async (tx) => {
    const ended = await tx.first(
      v.object({ id: v.string() }),
      sql`select id from studio.jobs where id = ${job.id} and status not in ('queued', 'running') for update`,
    );
    if (!ended) return;
    const recordedSince = await recordedPositions(tx, job.id);
    for (const { position, file } of found) {
      if (!recordedSince.has(position)) await disk.delete(file);
    }
  });
}
