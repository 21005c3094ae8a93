import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Queryable, whole } from '../database/index.ts';
import { filesOf, type MediaServices, memberFolder } from '../media/index.ts';
import type { JobRow } from './rows.ts';

type JobFiles = Pick<JobRow, 'id' | 'member' | 'total'>;

/** Where the picture at a position of a job lies in the media store: the same place whenever it is drawn again. */
export const picturePath = ({ id, member }: Pick<JobRow, 'id' | 'member'>, position: number): string =>
  `${memberFolder(member)}/shoots/${id}/${position}.png`;

/** The positions of a job whose pictures are recorded. */
export async function recordedPositions(db: Queryable, jobId: string): Promise<ReadonlySet<number>> {
  const made = await db.all(
    v.object({ position: whole }),
    sql`select position from studio.media where job_id = ${jobId}`,
  );
  return new Set(made.map(({ position }) => position));
}

/**
 * Removes the files of pictures that were drawn for a job and never recorded, because it was cancelled or failed
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
  for (let position = 0; position < job.total; position++) {
    if (recorded.has(position)) continue;
    for (const file of Object.values(filesOf(picturePath(job, position)))) {
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
