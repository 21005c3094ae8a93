import { randomInt } from 'node:crypto';
import type { NewJob } from '@mirror-studio/domain/contract';
import { imageBatchCredits } from '@mirror-studio/domain/economy';
import { checkPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { photoShoot as texts } from '@mirror-studio/domain/texts/en/photoShoot';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, json, type Queryable } from '../database/index.ts';
import { Refusal } from '../http/index.ts';
import { reserve } from '../ledger/index.ts';
import { type JobRow, jobColumns, jobRow } from './rows.ts';

/** Decided: as many unfinished jobs as one member may have. */
const mostUnfinished = 50;

/** Queues a job and holds back what it costs, in the caller's transaction. Throws Refusal when the form is wrong. */
export async function createJob(
  tx: Queryable,
  member: string,
  asked: NewJob,
  { now, alpha }: { now: Date; alpha: boolean },
): Promise<JobRow> {
  if (asked.kind !== 'image_batch')
    throw new Refusal('INPUT_INVALID', 'Video is not built yet. Begin a photo shoot instead.');
  const { form } = asked;
  const [problem] = Object.values(checkPhotoShoot(form));
  if (problem) throw new Refusal('INPUT_INVALID', texts[problem]);
  await checkReferenceIsOwn(tx, member, form.referenceImageId);
  await checkNotTooMany(tx, member);
  const id = crypto.randomUUID();
  const cost = imageBatchCredits(form.imageCount, alpha);
  await reserve(tx, { member, jobId: id, run: 1, credits: cost }, now);
  const row = await tx.first(
    jobRow,
    sql`insert into studio.jobs (id, member, kind, form, seed, total, cost_credits, created_at)
      values (${id}, ${member}, ${asked.kind}, ${json(form)}, ${randomInt(2 ** 31)}, ${form.imageCount}, ${cost}, ${at(now)})
      returning ${jobColumns}`,
  );
  if (!row) throw new Error('The job was not written');
  return row;
}

async function checkReferenceIsOwn(tx: Queryable, member: string, id: string | null): Promise<void> {
  if (id === null) return;
  const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
  const found =
    isUuid &&
    (await tx.first(
      v.object({ id: v.string() }),
      sql`select id from studio.media where id = ${id} and member = ${member} and purpose = 'reference'`,
    ));
  if (!found)
    throw new Refusal('INPUT_INVALID', 'The reference image is not there any more. Choose it again.');
}

async function checkNotTooMany(tx: Queryable, member: string): Promise<void> {
  const open = await tx.all(
    v.object({ id: v.string() }),
    sql`select id from studio.jobs where member = ${member} and status in ('queued', 'running') limit ${mostUnfinished}`,
  );
  if (open.length === mostUnfinished) {
    throw new Refusal('RATE_LIMITED', `${mostUnfinished} jobs are waiting already. Let some finish first.`);
  }
}
