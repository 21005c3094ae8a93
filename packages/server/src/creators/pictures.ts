import type { ProfilePictureSize } from '@mirror-studio/domain/profile';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queryable } from '../database/index.ts';
import { type MediaStore, memberFolder } from '../media/index.ts';
import { ensureProfile } from './store.ts';

type Sizes = Readonly<Record<ProfilePictureSize, Uint8Array>>;
type Files = Pick<MediaStore, 'disk'>;

const fileOf = (member: string, id: string, size: ProfilePictureSize) =>
  `${memberFolder(member)}/profile/${id}.${size}.webp`;

async function removeFiles({ disk }: Files, member: string, id: string): Promise<void> {
  await disk.delete(fileOf(member, id, 'small'));
  await disk.delete(fileOf(member, id, 'large'));
}

/** Sets which picture a member has; returns the one before. */
async function swap(tx: Queryable, member: string, id: string | null): Promise<string | null> {
  await ensureProfile(tx, member);
  const before = await tx.first(
    v.object({ picture: v.nullable(v.string()) }),
    sql`select picture from public.user_profiles where id = ${member} for update`,
  );
  await tx.run(sql`update public.user_profiles set picture = ${id} where id = ${member}`);
  return before?.picture ?? null;
}

interface PictureServices {
  readonly db: { transaction<Result>(work: (tx: Queryable) => Promise<Result>): Promise<Result> };
  readonly media: Files;
}

/** Gives a member a picture, or none. The file of the one before goes when nothing leads to it any more. */
export async function replacePicture(
  { db, media }: PictureServices,
  member: string,
  sizes: Sizes | null,
): Promise<void> {
  const id = sizes && crypto.randomUUID();
  if (sizes && id) {
    await media.disk.put(fileOf(member, id, 'small'), sizes.small);
    await media.disk.put(fileOf(member, id, 'large'), sizes.large);
  }
  const before = await db
    .transaction((tx) => swap(tx, member, id))
    .catch(async (error: unknown) => {
      if (id) await removeFiles(media, member, id);
      throw error;
    });
  if (before) await removeFiles(media, member, before);
}

/** The bytes of somebody's picture; null where it is nobody's any more, or they are suspended. */
export async function readPicture(
  db: Queryable,
  { disk }: Files,
  id: string,
  size: ProfilePictureSize,
): Promise<Uint8Array | null> {
  const owner = await db.first(
    v.object({ id: v.string() }),
    sql`select profile.id from public.user_profiles profile
      join studio.members member on member.id = profile.id and not member.banned
      where profile.picture = ${id}`,
  );
  return owner ? disk.getBytes(fileOf(owner.id, id, size)) : null;
}
