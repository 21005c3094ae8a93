import { uploadLimits } from '@mirror-studio/domain/constants/server';
import type { ProfilePictureSize } from '@mirror-studio/domain/profile';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Database, type Queryable } from '../database/index.ts';
import type { Clock } from '../http/index.ts';
import { type MediaStore, memberFolder } from '../media/index.ts';
import { isNotHidden } from '../moderation/hidden.ts';
import { ensureProfile } from './store.ts';

type Sizes = Readonly<Record<ProfilePictureSize, Uint8Array>>;
type Files = Pick<MediaStore, 'disk'>;

const fileOf = (member: string, id: string, size: ProfilePictureSize) =>
  `${memberFolder(member)}/profile/${id}.${size}.webp`;

async function removeFiles({ disk }: Files, member: string, id: string): Promise<void> {
  await disk.delete(fileOf(member, id, 'small'));
  await disk.delete(fileOf(member, id, 'large'));
}

/** From now on nothing leads to these files. */
const loosen = (tx: Queryable, member: string, id: string, now: Date) =>
  tx.run(
    sql`insert into studio.loose_profile_pictures (id, member, since) values (${id}, ${member}, ${at(now)})`,
  );

/** They are gone, or a profile leads to them again. Returns how many: none where the sweep was before. */
const settle = (tx: Queryable, id: string) =>
  tx.run(sql`delete from studio.loose_profile_pictures where id = ${id}`);

/** Sets which picture a member has; returns the one before, which nothing leads to any more. */
async function swap(tx: Queryable, member: string, id: string | null, now: Date): Promise<string | null> {
  if (id && (await settle(tx, id)) === 0) throw new Error('A picture was removed before it was kept');
  await ensureProfile(tx, member);
  const before = await tx.first(
    v.object({ picture: v.nullable(v.string()) }),
    sql`select picture from public.user_profiles where id = ${member} for update`,
  );
  await tx.run(sql`update public.user_profiles set picture = ${id} where id = ${member}`);
  if (before?.picture) await loosen(tx, member, before.picture, now);
  return before?.picture ?? null;
}

export interface PictureServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly media: Files;
}

/**
 * Gives a member a picture, or none. Its files, and those of the one before, are recorded for as long as no profile leads to them:
 * whatever ends between, the sweep removes what is left.
 */
export async function replacePicture(
  { db, clock, media }: PictureServices,
  member: string,
  sizes: Sizes | null,
): Promise<void> {
  const id = sizes && crypto.randomUUID();
  if (sizes && id) {
    await loosen(db, member, id, clock.now());
    await media.disk.put(fileOf(member, id, 'small'), sizes.small);
    await media.disk.put(fileOf(member, id, 'large'), sizes.large);
  }
  const before = await db
    .transaction((tx) => swap(tx, member, id, clock.now()))
    .catch(async (error: unknown) => {
      if (id) await discard({ db, media }, member, id);
      throw error;
    });
  if (before) await discard({ db, media }, member, before);
}

async function discard(
  { db, media }: Pick<PictureServices, 'db' | 'media'>,
  member: string,
  id: string,
): Promise<void> {
  await removeFiles(media, member, id);
  await settle(db, id);
}

/**
 * Removes the files of pictures that nothing leads to for longer than any upload takes, with what is recorded of them: what is
 * interrupted is found again.
 */
export async function sweepProfilePictures({ db, clock, media }: PictureServices): Promise<void> {
  const until = new Date(clock.now().getTime() - uploadLimits.unfinishedMs);
  const left = await db.all(
    v.object({ id: v.string(), member: v.string() }),
    sql`select id, member from studio.loose_profile_pictures where since <= ${at(until)}`,
  );
  for (const { id, member } of left) {
    // In one: whatever was on its way for so long waits for it, and is not kept then.
    await db.transaction(async (tx) => {
      if ((await settle(tx, id)) > 0) await removeFiles(media, member, id);
    });
  }
}

/** The bytes of one's own picture at its largest, also of somebody who is suspended; null where there is none. */
export async function ownPicture(db: Queryable, { disk }: Files, member: string): Promise<Uint8Array | null> {
  const profile = await db.first(
    v.object({ picture: v.nullable(v.string()) }),
    sql`select picture from public.user_profiles where id = ${member}`,
  );
  return profile?.picture ? disk.getBytes(fileOf(member, profile.picture, 'large')) : null;
}

/** Whose picture it is; null where it is nobody's any more, or they are suspended, hidden or about to leave. */
export async function ownerOfPicture(db: Queryable, id: string): Promise<string | null> {
  const owner = await db.first(
    v.object({ id: v.string() }),
    sql`select profile.id from public.user_profiles profile
      join studio.members member on member.id = profile.id and not member.banned
      where profile.picture = ${id} and ${isNotHidden('creator', sql`profile.id`)}
        and not exists (select from studio.account_deletions leaving where leaving.member = profile.id)`,
  );
  return owner?.id ?? null;
}

/** The bytes of a picture. Takes whose it is. */
export const readPicture = (
  { disk }: Files,
  owner: string,
  id: string,
  size: ProfilePictureSize,
): Promise<Uint8Array> => disk.getBytes(fileOf(owner, id, size));
