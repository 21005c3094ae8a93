import { libraryLimits } from '@mirror-studio/domain/constants/prompts';
import { type PromptVersion, promptDetailFields } from '@mirror-studio/domain/contract';
import { onOneLine, promptTitle, tagsOf } from '@mirror-studio/domain/prompts';
import { cutText } from '@mirror-studio/domain/texts';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, json, lockMember, type Queryable, whole } from '../database/index.ts';
import { refusals, errors as texts } from '../http/answer/refusals.ts';
import { HttpError } from '../http/index.ts';
import { isRowId } from '../http/request/ids.ts';
import {
  type PromptRow,
  promptColumns,
  promptRow,
  toPrompt,
  toVersion,
  versionColumns,
  versionRow,
} from './rows.ts';
import { searchText, titleKey, updateVocabulary } from './search.ts';
import { makeRoomForTexts } from './trash.ts';

type Slots = NonNullable<PromptVersion['slots']>;

/** What somebody says of a prompt, as it was sent. */
export interface Details {
  readonly title?: string | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly collection?: string | null | undefined;
  readonly notes?: string | undefined;
}

interface NewPrompt extends Details {
  readonly text: string;
  readonly slots?: Slots | null | undefined;
  readonly forkOf?: { readonly versionId: string; readonly author: string };
}

export const notFound = () => new HttpError('NOT_FOUND', texts.notFound);

const textArray = (values: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${json(values)}))`;

const excerptOf = (text: string): string => cutText(text, libraryLimits.excerptCharacters);

/** The columns that are made from what is said of a prompt and from its newest words. */
function columnsOf(details: Details, text: string) {
  const title = promptTitle(details.title ?? '', text);
  const tags = tagsOf(details.tags ?? []);
  const collection = onOneLine(details.collection ?? '') || null;
  const notes = details.notes ?? '';
  return {
    title,
    tags,
    collection,
    notes,
    key: titleKey(title),
    search: searchText({ title, tags, collection, notes, text }),
  };
}

/**
 * A prompt of a member that is not in the trash; its row is locked when asked for. Throws HttpError NOT_FOUND when there is
 * none.
 */
export async function ownPrompt(
  db: Queryable,
  member: string,
  id: string,
  { locked = false } = {},
): Promise<PromptRow> {
  if (!isRowId(id)) throw notFound();
  const row = await db.first(
    promptRow,
    sql`select ${promptColumns} from studio.prompts where id = ${id} and member = ${member}
      and deleted_at is null ${locked ? sql`for update of prompts` : sql``}`,
  );
  if (!row) throw notFound();
  return row;
}

/** A version by its id. Throws HttpError NOT_FOUND when the prompt has no such. */
export async function versionOf(db: Queryable, promptId: string, id: string): Promise<PromptVersion> {
  const row =
    isRowId(id) &&
    (await db.first(
      versionRow,
      sql`select ${versionColumns} from studio.prompt_versions where id = ${id} and prompt_id = ${promptId}`,
    ));
  if (!row) throw notFound();
  return toVersion(row);
}

/** Throws HttpError RATE_LIMITED when a member has more prompts than a library holds. Called after one came, under the member's lock. */
export async function refuseFullLibrary(tx: Queryable, member: string): Promise<void> {
  const most = libraryLimits.prompts;
  const counted = await tx.first(
    v.object({ prompts: whole }),
    sql`select count(*) as prompts from studio.prompts where member = ${member} and deleted_at is null`,
  );
  if (counted && counted.prompts > most) throw new HttpError('RATE_LIMITED', refusals.libraryFull({ most }));
}

/** Keeps a prompt with its first version; returns its id. Throws HttpError when the library is full. */
export async function addPrompt(tx: Queryable, member: string, given: NewPrompt, now: Date): Promise<string> {
  await lockMember(tx, member, 'prompts');
  await makeRoomForTexts(tx, member);
  const [id, versionId] = [crypto.randomUUID(), crypto.randomUUID()];
  const columns = columnsOf(given, given.text);
  await tx.run(
    sql`insert into studio.prompts (id, member, title, title_key, tags, collection, notes, excerpt, latest, latest_id,
        forked_from, forked_author, search_text, created_at, updated_at)
      values (${id}, ${member}, ${columns.title}, ${columns.key}, ${textArray(columns.tags)}, ${columns.collection},
        ${columns.notes}, ${excerptOf(given.text)}, 1, ${versionId}, ${given.forkOf?.versionId ?? null},
        ${given.forkOf?.author ?? null}, ${columns.search}, ${at(now)}, ${at(now)})`,
  );
  await addVersion(tx, member, { id: versionId, promptId: id, number: 1, ...given }, now);
  await updateVocabulary(tx, member, '', columns.search);
  await refuseFullLibrary(tx, member);
  return id;
}

async function addVersion(
  tx: Queryable,
  member: string,
  version: { id: string; promptId: string; number: number; text: string; slots?: Slots | null | undefined },
  now: Date,
): Promise<void> {
  const slots = version.slots ? json(version.slots) : sql`null`;
  await tx.run(
    sql`insert into studio.prompt_versions (id, prompt_id, member, number, text, slots, created_at)
      values (${version.id}, ${version.promptId}, ${member}, ${version.number}, ${version.text}, ${slots}, ${at(now)})`,
  );
}

/**
 * Keeps new words as the next version. Throws HttpError CONFLICT, which carries the newest version, when these words are
 * based on an older one: nothing is written then. Words that are the newest already, as after an answer that was lost, are
 * no other version. Returns the id of the version that has them.
 */
export async function saveVersion(
  tx: Queryable,
  member: string,
  id: string,
  given: { readonly basedOn: number; readonly text: string; readonly slots?: Slots | null | undefined },
  now: Date,
): Promise<string> {
  await lockMember(tx, member, 'prompts');
  const prompt = await ownPrompt(tx, member, id, { locked: true });
  const newest = await versionOf(tx, id, prompt.latest_id);
  const isThere = newest.text === given.text && sameSlots(newest.slots, given.slots);
  if (isThere && given.basedOn >= newest.number - 1) return newest.id;
  if (given.basedOn !== newest.number)
    throw new HttpError('CONFLICT', refusals.versionConflict, undefined, 'basedOn', { current: newest });
  const most = libraryLimits.versions;
  if (newest.number >= most) throw new HttpError('RATE_LIMITED', refusals.versionsFull({ most }));
  await makeRoomForTexts(tx, member);
  const versionId = crypto.randomUUID();
  await addVersion(tx, member, { id: versionId, promptId: id, number: newest.number + 1, ...given }, now);
  // A title that the words gave follows them.
  const title = prompt.title === promptTitle('', newest.text) ? '' : prompt.title;
  const columns = columnsOf({ ...prompt, title }, given.text);
  const before = await searchTextOf(tx, id);
  await tx.run(
    sql`update studio.prompts set latest = ${newest.number + 1}, latest_id = ${versionId}, title = ${columns.title},
        title_key = ${columns.key}, excerpt = ${excerptOf(given.text)}, search_text = ${columns.search},
        updated_at = ${at(now)}
      where id = ${id}`,
  );
  await updateVocabulary(tx, member, before, columns.search);
  return versionId;
}

/** What a search looks into of a prompt that is there. */
async function searchTextOf(tx: Queryable, id: string): Promise<string> {
  const row = await tx.first(
    v.object({ search_text: v.string() }),
    sql`select search_text from studio.prompts where id = ${id}`,
  );
  return row?.search_text ?? '';
}

const sameSlots = (one: Slots | null | undefined, other: Slots | null | undefined): boolean =>
  stable(one) === stable(other);
/** However the fields are ordered: the database keeps them in an order of its own. */
const stable = (slots: Slots | null | undefined): string =>
  JSON.stringify(
    Object.entries(slots ?? {})
      .filter(([, value]) => value !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

/**
 * The fields of which there are two: somebody else has changed what this change was made from, to something else. A title that
 * the words gave is nobody's.
 */
function overtaken(prompt: PromptRow, text: string, given: Details, from: Details) {
  const isOther = {
    title: ({ title = '' }: Details) => prompt.title !== promptTitle(title, text),
    notes: ({ notes = '' }: Details) => prompt.notes !== notes,
    tags: ({ tags = [] }: Details) => JSON.stringify(prompt.tags) !== JSON.stringify(tagsOf(tags)),
  };
  return promptDetailFields.filter((field) => {
    if (from[field] === undefined || given[field] === undefined) return false;
    if (field === 'title' && prompt.title === promptTitle('', text)) return false;
    return isOther[field](from) && isOther[field](given);
  });
}

/**
 * Changes what is given of what is said of a prompt. Throws HttpError NOT_FOUND when there is none, and CONFLICT, which carries
 * the prompt, when what the change was made `from` is there no more: nothing is written then.
 */
export async function changeDetails(
  tx: Queryable,
  member: string,
  id: string,
  { from = {}, ...given }: Details & { readonly from?: Details | undefined },
  now: Date,
): Promise<void> {
  await lockMember(tx, member, 'prompts');
  const prompt = await ownPrompt(tx, member, id, { locked: true });
  const { text } = await versionOf(tx, id, prompt.latest_id);
  const fields = overtaken(prompt, text, given, from);
  if (fields.length > 0) {
    const current = await toPrompt(tx, member, prompt);
    throw new HttpError('CONFLICT', refusals.detailsConflict, undefined, 'from', { current, fields });
  }
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  await makeRoomForTexts(tx, member);
  const columns = columnsOf({ ...prompt, ...said }, text);
  const before = await searchTextOf(tx, id);
  await tx.run(
    sql`update studio.prompts set title = ${columns.title}, title_key = ${columns.key}, tags = ${textArray(columns.tags)},
        collection = ${columns.collection}, notes = ${columns.notes}, search_text = ${columns.search},
        updated_at = ${at(now)}
      where id = ${id}`,
  );
  await updateVocabulary(tx, member, before, columns.search);
}
