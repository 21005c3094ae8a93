import { libraryLimits } from '@mirror-studio/domain/constants/prompts';
import type { Prompt, PromptSummary, PromptVersion } from '@mirror-studio/domain/contract';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { instant, type Queryable, whole } from '../database/index.ts';
import { microseconds } from '../http/request/cursor.ts';
import { allWorks, shownWorks } from '../works/rows.ts';

export const promptRow = v.object({
  id: v.string(),
  title: v.string(),
  title_key: v.string(),
  excerpt: v.string(),
  tags: v.array(v.string()),
  collection: v.nullable(v.string()),
  notes: v.string(),
  latest: whole,
  latest_id: v.string(),
  forked_author: v.nullable(v.string()),
  created_at: instant,
  updated_at: instant,
  deleted_at: v.nullable(instant),
  created: v.string(),
  updated: v.string(),
  deleted: v.nullable(v.string()),
  pictures: whole,
  work_id: v.nullable(v.string()),
});
export type PromptRow = v.InferOutput<typeof promptRow>;

/** Counted from an index, whose order keeps a planner from reading the table instead, and not further than is told. */
const picturesBy = (column: SQL, id: SQL): SQL => sql`(select count(*) from (select from studio.media
    where ${column} = ${id} order by media.created_at desc, media.id desc limit ${libraryLimits.picturesCounted}) made) as pictures`;

export const promptColumns = sql`id, title, title_key, excerpt, tags, collection, notes, latest, latest_id, forked_author,
  created_at, updated_at, deleted_at, ${microseconds(sql`created_at`)} as created,
  ${microseconds(sql`updated_at`)} as updated, ${microseconds(sql`deleted_at`)} as deleted,
  ${picturesBy(sql`media.prompt_id`, sql`prompts.id`)},
  (select works.id from studio.works where works.prompt_id = prompts.id and works.withdrawn_at is null) as work_id`;

export const versionRow = v.object({
  id: v.string(),
  number: whole,
  text: v.string(),
  slots: v.unknown(),
  created_at: instant,
  pictures: whole,
});
type VersionRow = v.InferOutput<typeof versionRow>;

export const versionColumns = sql`id, number, text, slots, created_at,
  ${picturesBy(sql`media.prompt_version_id`, sql`prompt_versions.id`)}`;

/** A version as the wire has it. */
export function toVersion({ created_at, slots, ...row }: VersionRow): PromptVersion {
  return { ...row, slots: (slots ?? null) as PromptVersion['slots'], createdAt: created_at.toISOString() };
}

/** Prompts as a list has them. Takes rows of one member. */
export async function toSummaries(
  db: Queryable,
  member: string,
  rows: readonly PromptRow[],
): Promise<PromptSummary[]> {
  const origins = await originsOf(db, member, rows);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    excerpt: row.excerpt,
    tags: row.tags,
    collection: row.collection,
    version: row.latest,
    versionId: row.latest_id,
    pictures: row.pictures,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
    workId: row.work_id,
    forkedFrom: origins.get(row.id) ?? null,
  }));
}

/** A prompt as a document. */
export async function toPrompt(db: Queryable, member: string, row: PromptRow): Promise<Prompt> {
  const [summary] = await toSummaries(db, member, [row]);
  if (!summary) throw new Error('A row is a prompt');
  return { ...summary, notes: row.notes };
}

const originRow = v.object({
  id: v.string(),
  author: v.string(),
  name: v.nullable(v.string()),
  prompt_id: v.nullable(v.string()),
  version_id: v.nullable(v.string()),
  title: v.nullable(v.string()),
  work_id: v.nullable(v.string()),
});

/**
 * What forks among these rows came from. Of one that the member may not open only its author is told, and of
 * one that is published the work.
 */
async function originsOf(
  db: Queryable,
  member: string,
  rows: readonly PromptRow[],
): Promise<ReadonlyMap<string, NonNullable<PromptSummary['forkedFrom']>>> {
  const forks = rows.filter(({ forked_author }) => forked_author !== null);
  if (forks.length === 0) return new Map();
  const found = await db.all(
    originRow,
    sql`select fork.id, fork.forked_author as author, profile.display_name as name, origin.id as prompt_id,
        version.id as version_id, coalesce(origin.title, shown.title) as title, shown.id as work_id
      from studio.prompts fork
        left join public.user_profiles profile on profile.id = fork.forked_author
        left join studio.prompt_versions known on known.id = fork.forked_from
        left join studio.prompts origin on origin.id = known.prompt_id and origin.deleted_at is null
          and (origin.member = ${member} or origin.shared_at is not null)
        left join studio.prompt_versions version on version.id = known.id and origin.id is not null
        left join lateral ${shownWorks(member, allWorks, sql`w.prompt_id = known.prompt_id`)} on true
      where fork.id = any(${`{${forks.map(({ id }) => id).join(',')}}`}::text::uuid[])`,
  );
  return new Map(
    found.map(({ id, author, name, prompt_id, version_id, title, work_id }) => [
      id,
      {
        promptId: prompt_id,
        versionId: version_id,
        workId: work_id,
        title,
        author: name ?? '',
        isOwn: author === member,
      },
    ]),
  );
}
