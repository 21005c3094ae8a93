import { worksLimits } from '@mirror-studio/domain/constants/works';
import type { RequestOf, worksEndpoints } from '@mirror-studio/domain/contract';
import { publishing as english } from '@mirror-studio/domain/texts/en/publishing';
import { publishing as spanish } from '@mirror-studio/domain/texts/es/publishing';
import { checkWork, tidyWork } from '@mirror-studio/domain/works';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, json, type Queryable } from '../database/index.ts';
import { refusals } from '../http/answer/refusals.ts';
import { phrase, type Words } from '../http/answer/words.ts';
import { HttpError } from '../http/index.ts';
import { isRowId } from '../http/request/ids.ts';
import { folded } from '../prompts/search.ts';
import { ownPrompt, versionOf } from '../prompts/store.ts';
import { notFound } from './find.ts';
import { keepParent, parentOfPicture, parentOfPrompt } from './remix.ts';

type Said = RequestOf<(typeof worksEndpoints)['changeWork']>;
const pictureRow = v.object({
  type: v.string(),
  style: v.nullable(v.string()),
  ratio: v.nullable(v.string()),
});
const idRow = v.object({ id: v.string() });

/**
 * Publishes a picture of a member, or says anew what is said of it; returns the id of the work. Throws HttpError NOT_FOUND where the
 * member has no such picture, INPUT_INVALID for what cannot be published, with the field; FORBIDDEN for a remix that is not allowed.
 */
export async function publish(
  tx: Queryable,
  member: string,
  mediaId: string,
  given: Said,
  now: Date,
): Promise<string> {
  const said = checked(given);
  const picture = isRowId(mediaId)
    ? await tx.first(
        pictureRow,
        // The row is held: it cannot go to the trash or be published twice meanwhile.
        sql`select type, (select form ->> 'style' from studio.jobs where jobs.id = job_id) as style,
            (select form ->> 'aspectRatio' from studio.jobs where jobs.id = job_id) as ratio
          from studio.media where id = ${mediaId} and member = ${member} and purpose = 'result' and deleted_at is null
          for update of media`,
      )
    : undefined;
  if (!picture) throw notFound();
  if (picture.type !== 'image') throw refuse('mediaId', phrase(texts, 'onlyPictures'));
  await refuseHidden(tx, sql`w.media_id = ${mediaId}`);
  await refuseWithoutHandle(tx, member);
  const parent = await parentOfPicture(tx, member, mediaId);
  const row = await tx.first(
    idRow,
    sql`insert into studio.works as kept (id, member, media_id, title, tags, allows_resale, allows_training, shares_prompt,
        allows_remix, style, ratio, search_text, published_at)
      values (${crypto.randomUUID()}, ${member}, ${mediaId}, ${said.title}, ${textArray(said.tags)},
        ${said.licence?.resale ?? null}, ${said.licence?.training ?? null}, ${said.sharesPrompt}, ${said.allowsRemix},
        ${picture.style}, ${picture.ratio}, ${said.search}, ${at(now)})
      on conflict (media_id) where withdrawn_at is null do update set ${setting(said)}
      returning id`,
  );
  if (!row) throw notFound();
  await keepParent(tx, row.id, parent);
  await tagWork(tx, row.id, said.tags);
  return row.id;
}

/**
 * Publishes a version of a prompt of a member, or says anew what is said of it, which may be of another version; returns the id of the
 * work. Throws HttpError NOT_FOUND where the member has no such prompt or version, INPUT_INVALID for what cannot be published, with the field.
 */
export async function publishPrompt(
  tx: Queryable,
  member: string,
  { promptId, versionId }: { readonly promptId: string; readonly versionId: string },
  given: Omit<Said, 'sharesPrompt'>,
  now: Date,
): Promise<string> {
  const said = checked({ ...given, sharesPrompt: true });
  // The row is held: it cannot go to the trash or be published twice meanwhile.
  const prompt = await ownPrompt(tx, member, promptId, { locked: true });
  const version = await versionOf(tx, prompt.id, versionId);
  await refuseHidden(tx, sql`w.prompt_id = ${prompt.id}`);
  await refuseWithoutHandle(tx, member);
  const parent = await parentOfPrompt(tx, member, prompt.id);
  const row = await tx.first(
    idRow,
    sql`insert into studio.works as kept (id, member, prompt_id, version_id, title, tags, allows_resale, allows_training,
        shares_prompt, allows_remix, search_text, published_at)
      values (${crypto.randomUUID()}, ${member}, ${prompt.id}, ${version.id}, ${said.title}, ${textArray(said.tags)},
        ${said.licence?.resale ?? null}, ${said.licence?.training ?? null}, true, ${said.allowsRemix}, ${said.search}, ${at(now)})
      on conflict (prompt_id) where withdrawn_at is null do update set version_id = excluded.version_id, ${setting(said)}
      returning id`,
  );
  if (!row) throw notFound();
  await keepParent(tx, row.id, parent);
  await tagWork(tx, row.id, said.tags);
  return row.id;
}

/** Changes what is said of a work. Throws HttpError NOT_FOUND where the member has no such, INPUT_INVALID with the field. */
export async function change(tx: Queryable, member: string, id: string, given: Said): Promise<void> {
  const said = checked(given);
  if (isRowId(id)) await refuseHidden(tx, sql`w.id = ${id} and w.member = ${member}`);
  const changed = isRowId(id)
    ? await tx.run(
        sql`update studio.works kept set ${setting(said)} where id = ${id} and member = ${member} and withdrawn_at is null`,
      )
    : 0;
  if (changed === 0) throw notFound();
  await tagWork(tx, id, said.tags);
}

/** Withdraws a work; one that was before stays so. Throws HttpError NOT_FOUND where the member never had it. */
export async function withdraw(tx: Queryable, member: string, id: string, now: Date): Promise<void> {
  const withdrawn = isRowId(id)
    ? await tx.run(
        sql`update studio.works set withdrawn_at = coalesce(withdrawn_at, ${at(now)}) where id = ${id} and member = ${member}`,
      )
    : 0;
  if (withdrawn === 0) throw notFound();
  await tx.run(sql`delete from studio.work_tags where work_id = ${id}`);
}

function checked(given: Said) {
  const { title, tags, ...choices } = tidyWork(given);
  const problems = checkWork(given);
  if (problems.title) {
    throw refuse('title', phrase(texts, problems.title, { limit: worksLimits.titleCharacters }));
  }
  if (problems.tags) {
    const limit = problems.tags === 'tagLong' ? worksLimits.tagCharacters : worksLimits.tags;
    throw refuse('tags', phrase(texts, problems.tags, { limit }));
  }
  return { ...choices, title, tags, licence: given.licence, search: folded([title, ...tags].join(' ')) };
}

const setting = ({
  title,
  tags,
  licence,
  sharesPrompt,
  allowsRemix,
  search,
}: ReturnType<typeof checked>): SQL =>
  sql`title = ${title}, tags = ${textArray(tags)}, allows_resale = ${licence?.resale ?? null},
    allows_training = ${licence?.training ?? null}, shares_prompt = ${sharesPrompt} or kept.prompt_id is not null, allows_remix = ${allowsRemix},
    search_text = ${search}`;

async function tagWork(tx: Queryable, id: string, tags: readonly string[]): Promise<void> {
  await tx.run(sql`delete from studio.work_tags where work_id = ${id}`);
  await tx.run(
    sql`insert into studio.work_tags (work_id, tag, published_at)
      select w.id, given.tag, w.published_at from studio.works w
        cross join jsonb_array_elements_text(${json(tags)}) given(tag) where w.id = ${id}`,
  );
}

/** What was hidden stays so: it comes back by another decision, not as another work. */
async function refuseHidden(tx: Queryable, which: SQL): Promise<void> {
  const hidden = await tx.first(
    idRow,
    sql`select w.id from studio.works w join studio.hidden h on h.kind = 'work' and h.subject = w.id where ${which} limit 1`,
  );
  if (hidden) throw new HttpError('FORBIDDEN', refusals.workHidden);
}

/** A work stands under a handle: without one nobody would have made it. */
async function refuseWithoutHandle(tx: Queryable, member: string): Promise<void> {
  const handle = await tx.first(
    v.object({ handle: v.string() }),
    sql`select handle from studio.handles where member = ${member} and held_until is null`,
  );
  if (!handle) throw refuse('handle', phrase(texts, 'handleMissing'));
}

const textArray = (values: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${json(values)}))`;

const texts = { en: english, es: spanish };
const refuse = (field: string, words: Words) => new HttpError('INPUT_INVALID', words, undefined, field);
