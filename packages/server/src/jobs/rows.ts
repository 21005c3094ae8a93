import { type Job, photoShootForm, type Upload, videoForm } from '@mirror-studio/domain/contract';
import { isUnfinished, jobStatuses } from '@mirror-studio/domain/jobs';
import { frameCount } from '@mirror-studio/domain/video';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { instant, type Queryable, whole } from '../database/index.ts';
import type { Reservation } from '../ledger/index.ts';
import type { MediaServices, MediaStore } from '../media/index.ts';
import { estimatesOf } from './estimates.ts';

const columns = {
  id: v.string(),
  member: v.string(),
  status: v.picklist(jobStatuses),
  seed: whole,
  /** The pictures of a batch; the seconds of a video. */
  total: whole,
  cost_credits: whole,
  run: whole,
  run_total: whole,
  run_finished: whole,
  frames_done: whole,
  charged_credits: whole,
  returned_credits: whole,
  attempts: whole,
  error_code: v.nullable(v.string()),
  error: v.nullable(v.string()),
  created_at: instant,
  begun_at: v.nullable(instant),
  finished_at: v.nullable(instant),
};
const shootRow = v.object({ ...columns, kind: v.literal('image_batch'), form: photoShootForm });
/** A video is made by the built-in renderer alone, and says so. */
const videoRow = v.object({
  ...columns,
  kind: v.literal('video_render'),
  form: v.object({ ...videoForm.entries, model: v.literal('sample') }),
});
export const jobRow = v.variant('kind', [shootRow, videoRow]);
export type ShootRow = v.InferOutput<typeof shootRow>;
export type VideoRow = v.InferOutput<typeof videoRow>;
export type JobRow = v.InferOutput<typeof jobRow>;

export const jobColumns = sql.raw(Object.keys(shootRow.entries).join(', '));

/** The reference image of a job; null where it has none. */
const referenceOf = (row: JobRow): string | null =>
  row.kind === 'image_batch' ? row.form.referenceImageId : null;

/** What one picture of a job, or one second of its video, costs, as it was when the job was made: whole credits, 0 in alpha. */
export const unitCredits = (job: JobRow): number => job.cost_credits / job.total;

/** What the run of a job holds back while it is unfinished: the price of what it is to make. */
export const heldFor = (job: JobRow): Reservation => ({
  member: job.member,
  jobId: job.id,
  run: job.run,
  credits: job.run_total * unitCredits(job),
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
  prompt: v.nullable(v.string()),
  seed: v.nullable(whole),
  prompt_id: v.nullable(v.string()),
  prompt_version_id: v.nullable(v.string()),
  is_deleted: v.boolean(),
});
type AssetRow = v.InferOutput<typeof assetRow>;

/** Jobs as the wire has them, with what each has made so far. Takes rows of one or many members. */
export async function toJobs(
  { db, media, clock }: Pick<MediaServices, 'db' | 'media' | 'clock'>,
  rows: readonly JobRow[],
): Promise<Job[]> {
  const now = clock.now();
  if (rows.length === 0) return [];
  // One parameter, however many: a statement for each length of the list would be prepared anew.
  const ids = sql`${`{${rows.map(({ id }) => id).join(',')}}`}::text::uuid[]`;
  const assets = await db.all(
    assetRow,
    sql`select id, job_id, position, type, width, height, placeholder, pose, prompt, seed, prompt_id, prompt_version_id,
        deleted_at is not null as is_deleted
      from studio.media where job_id = any(${ids})`,
  );
  const references = await referencesOf(db, media, rows);
  const estimateFor = await estimatesOf(db, rows, now);
  const inOrder = assets.toSorted((a, b) => a.position - b.position);
  const byJob = Map.groupBy(inOrder, (asset) => asset.job_id);
  return rows.map((row) => ({
    ...toJob(row, byJob.get(row.id) ?? [], references, media),
    estimate: isUnfinished(row.status) ? estimateFor(row) : null,
  }));
}

const referenceRow = v.object({ id: v.string(), name: v.string(), bytes: whole });

/** The reference images of the forms of jobs, by their ids: those that are there. */
async function referencesOf(
  db: Queryable,
  media: MediaStore,
  rows: readonly JobRow[],
): Promise<ReadonlyMap<string, Upload>> {
  const ids = rows.flatMap((row) => referenceOf(row) ?? []);
  if (ids.length === 0) return new Map();
  const found = await db.all(
    referenceRow,
    sql`select id, name, bytes from studio.media
      where id = any(${`{${ids.join(',')}}`}::text::uuid[]) and purpose = 'reference'`,
  );
  return new Map(found.map((row) => [row.id, { ...row, url: media.address(row.id, 'thumbnail') }]));
}

function toJob(
  row: JobRow,
  assets: readonly AssetRow[],
  references: ReadonlyMap<string, Upload>,
  media: MediaStore,
): Job {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    metadata: { ...row.form },
    error: row.error,
    errorCode: row.error_code,
    // What its owner has deleted since was made all the same.
    progress:
      row.kind === 'image_batch'
        ? { done: row.status === 'completed' ? row.total : assets.length, total: row.total }
        : { done: row.frames_done, total: frameCount(row.form.seconds) },
    attempts: row.run - 1 + row.attempts,
    begunAt: row.begun_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    reference: references.get(referenceOf(row) ?? '') ?? null,
    credits: {
      held: isUnfinished(row.status) ? heldFor(row).credits : 0,
      charged: row.charged_credits,
      returned: row.returned_credits,
    },
    result: {
      media_assets: assets
        .filter(({ is_deleted }) => !is_deleted)
        .map((asset) => ({
          id: asset.id,
          type: asset.type,
          width: asset.width,
          height: asset.height,
          placeholder: asset.placeholder,
          pose: asset.pose,
          url: media.address(asset.id),
          thumbnailUrl: media.address(asset.id, 'thumbnail'),
          variants: media.variants(asset.id, asset.width),
          ...madeFrom(asset, row.kind === 'image_batch' ? row.form.prompt : row.form.textPrompt),
        })),
    },
  };
}

/** What an asset says of its words: a list of jobs is read often, so that it says nothing twice. */
function madeFrom({ seed, prompt, prompt_id, prompt_version_id }: AssetRow, template: string) {
  return {
    ...(seed !== null && { seed }),
    ...(prompt !== null && prompt !== template && { prompt, template }),
    ...(prompt_version_id !== null && { promptId: prompt_id, versionId: prompt_version_id }),
  };
}
