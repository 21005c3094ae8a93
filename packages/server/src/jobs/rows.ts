import { type Job, photoShootForm } from '@mirror-studio/domain/contract';
import { isUnfinished, jobKinds, jobStatuses } from '@mirror-studio/domain/jobs';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { instant, type Queryable, whole } from '../database/index.ts';
import type { Reservation } from '../ledger/index.ts';
import type { MediaStore } from '../media/index.ts';

export const jobRow = v.object({
  id: v.string(),
  member: v.string(),
  kind: v.picklist(jobKinds),
  status: v.picklist(jobStatuses),
  form: photoShootForm,
  seed: whole,
  total: whole,
  cost_credits: whole,
  run: whole,
  run_total: whole,
  run_finished: whole,
  charged_credits: whole,
  returned_credits: whole,
  attempts: whole,
  error_code: v.nullable(v.string()),
  error: v.nullable(v.string()),
  created_at: instant,
});
export type JobRow = v.InferOutput<typeof jobRow>;

export const jobColumns = sql.raw(Object.keys(jobRow.entries).join(', '));

/** What one picture of a job costs, as it was when the job was made: whole credits, 0 for one made in alpha. */
export const pictureCredits = (job: JobRow): number => job.cost_credits / job.total;

/** What the run of a job holds back while it is unfinished: the price of the pictures it is to make. */
export const heldFor = (job: JobRow): Reservation => ({
  member: job.member,
  jobId: job.id,
  run: job.run,
  credits: job.run_total * pictureCredits(job),
});

const assetRow = v.object({
  id: v.string(),
  job_id: v.string(),
  position: whole,
  type: v.picklist(['image', 'video']),
  width: whole,
  height: whole,
  placeholder: v.nullable(v.string()),
  pose: v.nullable(v.string()),
});
type AssetRow = v.InferOutput<typeof assetRow>;

/** Jobs as the wire has them, with what each has made so far. Takes rows of one or many members. */
export async function toJobs(db: Queryable, media: MediaStore, rows: readonly JobRow[]): Promise<Job[]> {
  if (rows.length === 0) return [];
  // One parameter, however many: a statement for each length of the list would be prepared anew.
  const ids = sql`${`{${rows.map(({ id }) => id).join(',')}}`}::text::uuid[]`;
  const assets = await db.all(
    assetRow,
    sql`select id, job_id, position, type, width, height, placeholder, pose from studio.media
      where job_id = any(${ids})`,
  );
  const inOrder = assets.toSorted((a, b) => a.position - b.position);
  const byJob = Map.groupBy(inOrder, (asset) => asset.job_id);
  return rows.map((row) => toJob(row, byJob.get(row.id) ?? [], media));
}

function toJob(row: JobRow, assets: readonly AssetRow[], media: MediaStore): Job {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    metadata: { ...row.form },
    error: row.error,
    errorCode: row.error_code,
    progress: { done: assets.length, total: row.total },
    credits: {
      held: isUnfinished(row.status) ? heldFor(row).credits : 0,
      charged: row.charged_credits,
      returned: row.returned_credits,
    },
    result: {
      media_assets: assets.map((asset) => ({
        id: asset.id,
        type: asset.type,
        width: asset.width,
        height: asset.height,
        placeholder: asset.placeholder,
        pose: asset.pose,
        url: media.address(asset.id),
        thumbnailUrl: media.address(asset.id, 'thumbnail'),
        variants: media.variants(asset.id, asset.width),
      })),
    },
  };
}
