import { randomInt } from 'node:crypto';
import type { NewJob } from '@mirror-studio/domain/contract';
import { imageBatchCredits, videoCredits } from '@mirror-studio/domain/economy';
import { checkPhotoShoot, type ImageModelId, imageModels } from '@mirror-studio/domain/photo-shoot';
import { checkShot } from '@mirror-studio/domain/video';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { isDemo } from '../accounts/members.ts';
import { at, json, lockMember, type Queryable } from '../database/index.ts';
import { photoShoot, refusals, videoCanvas } from '../http/answer/refusals.ts';
import { HttpError } from '../http/index.ts';
import { isRowId } from '../http/request/ids.ts';
import { reserve } from '../ledger/index.ts';
import { makeRoomForTexts } from '../prompts/trash.ts';
import { refuseFullPictures } from '../storage/storage.ts';
import { ownPicture } from '../video/index.ts';
import { keepSource, sourceOf } from '../works/remix.ts';
import { heldFor, type JobRow, jobColumns, jobRow } from './rows.ts';
import { refuseTooMany } from './settle.ts';
import { checkWords, versionOfWords } from './words.ts';

/** Queues a job and holds back what it costs, in the caller's transaction. Throws HttpError when the form is wrong. */
export async function createJob(
  tx: Queryable,
  member: string,
  asked: NewJob,
  { now, alpha }: { now: Date; alpha: boolean },
): Promise<JobRow> {
  const given = asked.kind === 'image_batch' ? asked.form.seed : null;
  const seed = given ?? randomInt(2 ** 31);
  const source =
    asked.kind === 'image_batch' && asked.form.remixOf
      ? await sourceOf(tx, member, asked.form.remixOf)
      : null;
  const { form, total, cost } = await (asked.kind === 'image_batch'
    ? shootOf(tx, member, asked.form, { alpha, seed })
    : videoOf(tx, member, asked.form, alpha));
  await makeRoomForTexts(tx, member);
  await refuseFullPictures(tx, member);
  await lockMember(tx, member, 'jobs');
  const row = await tx.first(
    jobRow,
    sql`insert into studio.jobs (id, member, kind, form, seed, total, run_total, cost_credits, created_at)
      values (${crypto.randomUUID()}, ${member}, ${asked.kind}, ${json(form)}, ${seed},
        ${total}, ${total}, ${cost}, ${at(now)})
      returning ${jobColumns}`,
  );
  if (!row) throw new Error('The job was not written');
  if (source) await keepSource(tx, row.id, source);
  await refuseTooMany(tx, member);
  await reserve(tx, heldFor(row), now);
  return row;
}

type Form<Kind extends NewJob['kind']> = Extract<NewJob, { kind: Kind }>['form'];

/** Checks a shoot; returns what is kept of it, how many pictures it makes and what they cost. */
async function shootOf(
  tx: Queryable,
  member: string,
  form: Form<'image_batch'>,
  { alpha, seed }: { alpha: boolean; seed: number },
) {
  const [problem] = Object.values(checkPhotoShoot(form));
  if (problem) throw new HttpError('INPUT_INVALID', photoShoot[problem]);
  await checkModelIsOpen(tx, member, form.model);
  await checkReferenceIsOwn(tx, member, form.referenceImageId);
  checkWords(form, seed);
  const promptVersionId = await versionOfWords(tx, member, form);
  const cost = imageBatchCredits(form.imageCount, alpha);
  return { form: { ...form, promptVersionId }, total: form.imageCount, cost };
}

/** Checks a video; returns what is kept of it, how many seconds it has and what they cost. */
async function videoOf(tx: Queryable, member: string, form: Form<'video_render'>, alpha: boolean) {
  const problem = checkShot(form);
  if (problem) throw new HttpError('INPUT_INVALID', videoCanvas[problem]);
  if (!(await ownPicture(tx, member, form.sourceImageId))) {
    throw new HttpError('INPUT_INVALID', refusals.pictureGone);
  }
  const { seconds } = form;
  return { form: { ...form, model: 'sample' }, total: seconds, cost: videoCredits(seconds, alpha) };
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
