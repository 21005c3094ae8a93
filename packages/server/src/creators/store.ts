import type { OwnProfile, PublicProfile } from '@mirror-studio/domain/contract';
import {
  checkHandle,
  handleSkeleton,
  type ProfileForm,
  profilePicturePath,
} from '@mirror-studio/domain/profile';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { neitherBlocks } from '../community/blocks.ts';
import { at, json, type Queryable, whole } from '../database/index.ts';
import { isNotHidden } from '../moderation/hidden.ts';

const ownRow = v.object({
  name: v.nullable(v.string()),
  words: v.string(),
  links: v.array(v.string()),
  picture: v.nullable(v.string()),
  handle: v.nullable(v.string()),
  revision: whole,
});
const publicRow = v.object({
  ...ownRow.entries,
  handle: v.string(),
  member: v.string(),
  sample: v.boolean(),
});
const columns = sql`profile.display_name as name, profile.words, profile.links, profile.picture, profile.revision`;

type Shown = Omit<v.InferOutput<typeof ownRow>, 'handle' | 'revision'>;

const shown = ({ name, words, links, picture }: Shown) => ({
  name: name ?? '',
  words,
  links,
  picture:
    picture === null
      ? null
      : { small: profilePicturePath(picture, 'small'), large: profilePicturePath(picture, 'large') },
});

/** A member's profile; what it is before anything is said. Takes whether it is to stay as it is until the transaction ends. */
export async function ownProfileOf(db: Queryable, member: string, isLocked = false): Promise<OwnProfile> {
  const row = await db.first(
    ownRow,
    sql`select ${columns}, (select handle from studio.handles
          where member = profile.id and held_until is null) as handle
      from public.user_profiles profile where profile.id = ${member} ${isLocked ? sql`for update` : sql``}`,
  );
  if (!row) return { name: '', handle: null, words: '', links: [], picture: null, revision: 0 };
  return { ...shown(row), handle: row.handle, revision: row.revision };
}

/** Keeps what a member says of themselves, but the handle. */
export async function writeProfile(
  tx: Queryable,
  member: string,
  { name, words, links }: Pick<ProfileForm, 'name' | 'words' | 'links'>,
): Promise<void> {
  await tx.run(
    sql`update public.user_profiles set display_name = ${name}, words = ${words},
        links = array(select jsonb_array_elements_text(${json(links)})), revision = revision + 1
      where id = ${member}`,
  );
}

/** Makes the row of somebody who has none: onboarding need not be over. */
export async function ensureProfile(tx: Queryable, member: string): Promise<void> {
  await tx.run(sql`insert into public.user_profiles (id) values (${member}) on conflict (id) do nothing`);
}

/**
 * Whom a handle leads to, also one that was given up of late. Nobody where its owner has none, is
 * suspended, hidden, or has asked for the removal of the account, or where one of them and who asks has blocked the other: with `evenBlocked`
 * only who has blocked who asks is nobody.
 */
export async function creatorOf(
  db: Queryable,
  handle: string,
  now: Date,
  viewer: string,
  { evenBlocked = false } = {},
): Promise<{ readonly member: string; readonly profile: PublicProfile } | null> {
  const problem = checkHandle(handle);
  // A word may have been reserved after somebody had taken it.
  if (problem !== null && problem !== 'handleReserved') return null;
  const seen = evenBlocked
    ? sql`not exists (select from studio.relations where kind = 'block' and member = used.member and other = ${viewer})`
    : neitherBlocks(sql`${viewer}::uuid`, sql`used.member`);
  const row = await db.first(
    publicRow,
    sql`select ${columns}, used.handle, used.member, member.sample
      from studio.handles asked
      join studio.handles used on used.member = asked.member and used.held_until is null
      join public.user_profiles profile on profile.id = used.member
      join studio.members member on member.id = used.member and not member.banned
      where asked.skeleton = ${handleSkeleton(handle)}
        and (asked.held_until is null or asked.held_until > ${at(now)})
        and not exists (select from studio.account_deletions where member = used.member)
        and ${seen} and ${isNotHidden('creator', sql`used.member`)}`,
  );
  if (!row) return null;
  const { member, sample, handle: current } = row;
  return { member, profile: { ...shown(row), handle: current, ...(sample && { isSample: true }) } };
}
