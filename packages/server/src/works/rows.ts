import { workTypes } from '@mirror-studio/domain/constants/works';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { neitherBlocks } from '../community/blocks.ts';
import { instant, whole } from '../database/index.ts';
import { isNotHidden } from '../moderation/hidden.ts';

export const workRow = v.object({
  id: v.string(),
  member: v.string(),
  title: v.string(),
  tags: v.array(v.string()),
  allows_resale: v.nullable(v.boolean()),
  allows_training: v.nullable(v.boolean()),
  allows_remix: v.boolean(),
  likes: whole,
  remixes: whole,
  style: v.nullable(v.string()),
  ratio: v.nullable(v.string()),
  published_at: instant,
  type: v.picklist(workTypes),
  version: v.nullable(whole),
  width: v.nullable(whole),
  height: v.nullable(whole),
  placeholder: v.nullable(v.string()),
  prompt: v.nullable(v.string()),
  handle: v.string(),
  name: v.nullable(v.string()),
  picture: v.nullable(v.string()),
  sample: v.boolean(),
});
export type WorkRow = v.InferOutput<typeof workRow>;

/** What stands first in every list: its place in the order is that of the index which is read. */
export interface From {
  readonly tables: SQL;
  readonly id: SQL;
  readonly publishedAt: SQL;
}
export const allWorks: From = {
  tables: sql`studio.works w`,
  id: sql`w.id`,
  publishedAt: sql`w.published_at`,
};
export const worksOfTag: From = {
  tables: sql`studio.work_tags tagged join studio.works w on w.id = tagged.work_id`,
  id: sql`tagged.work_id`,
  publishedAt: sql`tagged.published_at`,
};

/** The conditions on a work `w` that a member gets to see, and the tables that they speak of. */
const visible = (viewer: string) => ({
  tables: sql`left join studio.media picture on picture.id = w.media_id
    left join studio.prompts source on source.id = w.prompt_id
    left join studio.prompt_versions version on version.id = w.version_id
    join studio.members author on author.id = w.member and not author.banned
    join public.user_profiles profile on profile.id = w.member
    join studio.handles used on used.member = w.member and used.held_until is null`,
  // Not as "not exists": where one author is asked for, the planner takes that for true of none, and sorts all they have.
  where: sql`w.withdrawn_at is null and picture.deleted_at is null and source.deleted_at is null
    and not coalesce((select true from studio.account_deletions leaving where leaving.member = w.member), false)
    and ${neitherBlocks(sql`${viewer}::uuid`, sql`w.member`)}
    and ${isNotHidden('work', sql`w.id`)} and ${isNotHidden('creator', sql`w.member`)}`,
});

/**
 * What a member gets to see: not withdrawn, its picture or prompt not in the trash, its author with a handle, not suspended, not
 * about to leave, neither of the two blocked by the other, and neither the work nor its author hidden. All of it is asked anew
 * each time, so that it holds at once. Takes who looks, what stands first, and further conditions on `w`.
 */
export const shownWorks = (
  viewer: string,
  { tables, id, publishedAt }: From = allWorks,
  which: SQL = sql`true`,
): SQL => {
  const { tables: others, where } = visible(viewer);
  return sql`(select ${id} as id, ${publishedAt} as published_at, w.member, w.media_id, w.title, w.tags, w.allows_resale,
      w.allows_training, w.allows_remix, w.likes, w.remixes, w.type, w.style, w.ratio, w.version_id, version.number as version, picture.width,
      picture.height, picture.placeholder, picture.path,
      case when w.shares_prompt then coalesce(version.text, picture.prompt) end as prompt, used.handle, profile.display_name as name, profile.picture, author.sample
    from ${tables} ${others} where ${where} and ${which}) shown`;
};

export const workColumns = sql.raw(Object.keys(workRow.entries).join(', '));
