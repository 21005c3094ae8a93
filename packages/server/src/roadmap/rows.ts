import type { Idea } from '@mirror-studio/domain/contract';
import { profilePicturePath } from '@mirror-studio/domain/profile';
import { ideaStatuses } from '@mirror-studio/domain/roadmap';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { neitherBlocks } from '../community/blocks.ts';
import { instant, whole } from '../database/index.ts';
import { errors as texts } from '../http/answer/refusals.ts';
import { HttpError } from '../http/index.ts';
import { isNotHidden } from '../moderation/hidden.ts';

export const notFound = () => new HttpError('NOT_FOUND', texts.notFound);

const sayerRow = v.object({
  handle: v.nullable(v.string()),
  name: v.nullable(v.string()),
  picture: v.nullable(v.string()),
  sample: v.nullable(v.boolean()),
});
/** Who said something, as `sayerOf` finds them. */
export const sayerEntries = sayerRow.entries;
export const sayerColumns = sql`sayer.handle, sayer.name, sayer.picture, sayer.sample`;

/**
 * Who stands behind a column, for who looks: nobody where they have no handle, are suspended, leaving or hidden, or one of the two blocks
 * the other. What they said stays. To be joined as `sayer`.
 */
export const sayerOf = (viewer: string, member: SQL): SQL =>
  sql`left join lateral (
    select used.handle, profile.display_name as name, profile.picture, person.sample
    from studio.members person
      join public.user_profiles profile on profile.id = person.id
      join studio.handles used on used.member = person.id and used.held_until is null
    where person.id = ${member} and not person.banned
      and not coalesce((select true from studio.account_deletions leaving where leaving.member = person.id), false)
      and ${neitherBlocks(sql`${viewer}::uuid`, sql`person.id`)} and ${isNotHidden('creator', sql`person.id`)}
  ) sayer on true`;

export const toSayer = ({ handle, name, picture, sample }: v.InferOutput<typeof sayerRow>): Idea['author'] =>
  handle === null
    ? null
    : {
        handle,
        name: name ?? '',
        picture: picture === null ? null : profilePicturePath(picture, 'small'),
        ...(sample && { isSample: true }),
      };

export const ideaRow = v.object({
  ...sayerEntries,
  id: v.string(),
  member: v.nullable(v.string()),
  title: v.string(),
  status: v.picklist(ideaStatuses),
  since: instant,
  proposed_at: instant,
  votes: whole,
  comments: whole,
  voted: v.boolean(),
});
type IdeaRow = v.InferOutput<typeof ideaRow>;

/** The columns of an idea `i` beside a `sayer`. Takes who looks: their vote is asked for by each idea, else all their votes are read for a page. */
export const ideaColumns = (viewer: string): SQL =>
  sql`${sayerColumns}, i.id, i.member, i.title, i.status, i.since, i.proposed_at, i.votes, i.comments,
    coalesce((select true from studio.idea_votes own where own.idea_id = i.id and own.member = ${viewer}), false) as voted`;

export const toIdea = (viewer: string, row: IdeaRow): Idea => ({
  id: row.id,
  title: row.title,
  status: row.status,
  votes: row.votes,
  isVoted: row.voted,
  comments: row.comments,
  isOwn: row.member === viewer,
  author: toSayer(row),
  proposedAt: row.proposed_at.toISOString(),
  since: row.since.toISOString(),
});
