import { type StorageKind, storageQuotas } from '@mirror-studio/domain/constants/storage';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { isSqlError, type Queryable, whole } from '../database/index.ts';
import { HttpError } from '../http/answer/http-error.ts';
import { refusals } from '../http/answer/refusals.ts';

/** SQLSTATE of a write that exceeds the quota of its member (migration 0440). */
const storageFull = 'MS507';

/** Says whether an error is the database's refusal of a text for which its member has no room. */
export const isStorageFull = (error: unknown): boolean => isSqlError(error, storageFull);

/** What is said to a member who has no room for another text, or picture. */
export const storageFullError = (kind: StorageKind): HttpError =>
  new HttpError('STORAGE_FULL', kind === 'texts' ? refusals.textsFull : refusals.picturesFull);

/** How many bytes a member may still store of a kind; less than none where more is there. One row is read. */
export async function storageLeft(db: Queryable, member: string, kind: StorageKind): Promise<number> {
  const row = await db.first(
    v.object({ free: whole }),
    sql`select q.bytes - coalesce((select u.bytes from studio.storage_use u
          where u.member = ${member} and u.kind = ${kind}), 0) as free
      from studio.storage_quotas q where q.kind = ${kind}
        and q.demo = coalesce((select m.demo from studio.members m where m.id = ${member}), false)`,
  );
  return row?.free ?? storageQuotas[kind];
}

/**
 * Throws HttpError STORAGE_FULL where a member has no room for pictures. Before pictures are asked for: what is being made has been
 * paid for, and is stored. So the pictures of unfinished jobs, whose number has a limit, may exceed the quota.
 */
export async function refuseFullPictures(tx: Queryable, member: string): Promise<void> {
  if ((await storageLeft(tx, member, 'pictures')) <= 0) throw storageFullError('pictures');
}
