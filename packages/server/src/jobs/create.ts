import { randomInt } from 'node:crypto';
import type { NewJob } from '@mirror-studio/domain/contract';
import { imageBatchCredits } from '@mirror-studio/domain/economy';
import { checkPhotoShoot, type ImageModelId, imageModels } from '@mirror-studio/domain/photo-shoot';
import { photoShoot as texts } from '@mirror-studio/domain/texts/en/photoShoot';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { isDemo } from '../accounts/members.ts';
import { at, json, lockMember, type Queryable } from '../database/index.ts';
import { HttpError } from '../http/index.ts';
import { isRowId } from '../http/request/ids.ts';
import { reserve } from '../ledger/index.ts';
import { heldFor, type JobRow, jobColumns, jobRow } from './rows.ts';
import { refuseTooMany } from './settle.ts';

/** Queues a job and holds back what it costs, in the caller's transaction. Throws HttpError when the form is wrong. */
export async function createJob(
  tx: Queryable,
  member: string,
  asked: NewJob,
  { now, alpha }: { now: Date; alpha: boolean },
): Promise<JobRow> {
  if (asked.kind !== 'image_batch') throw new HttpError('INPUT_INVALID', refusals.videoNotBuilt);
  const { form } = asked;
  const [problem] = Object.values(checkPhotoShoot(form));
  if (problem) throw new HttpError('INPUT_INVALID', texts[problem]);
  await checkModelIsOpen(tx, member, form.model);
  await checkReferenceIsOwn(tx, member, form.referenceImageId);
  await lockMember(tx, member, 'jobs');
  const cost = imageBatchCredits(form.imageCount, alpha);
  const row = await tx.first(
    jobRow,
    sql`insert into studio.jobs (id, member, kind, form, seed, total, run_total, cost_credits, created_at)
      values (${crypto.randomUUID()}, ${member}, ${asked.kind}, ${json(form)}, ${randomInt(2 ** 31)},
        ${form.imageCount}, ${form.imageCount}, ${cost}, ${at(now)})
      returning ${jobColumns}`,
  );
  if (!row) throw new Error('The job was not written');
  await refuseTooMany(tx, member);
  await reserve(tx, heldFor(row), now);
  return row;
}

/** The models of others cost money for each picture: a demonstration account has the built-in renderer alone. */
async function checkModelIsOpen(tx: Queryable, member: string, model: ImageModelId): Promise<void> {
  const isBuiltIn = imageModels.some(({ id, builtIn }) => id === model && builtIn);
  if (!isBuiltIn && (await isDemo(tx, member))) throw new HttpError('DEMO_NOT_ALLOWED', refusals.demoModel);
}

async function checkReferenceIsOwn(tx: Queryable, member: string, id: string | null): Promise<void> {
  if (id === null) return;
  const found =
    isRowId(id) &&
    (await tx.first(
      v.object({ id: v.string() }),
      sql`select id from studio.media where id = ${id} and member = ${member} and purpose = 'reference'`,
    ));
  if (!found) throw new HttpError('INPUT_INVALID', refusals.referenceGone);
}
