import { handleLimits } from '@mirror-studio/domain/constants/profiles';
import { checkHandle, type HandleProblem, handleSkeleton } from '@mirror-studio/domain/profile';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, lockHandles, type Queryable } from '../database/index.ts';

const handleRow = v.object({ handle: v.string(), member: v.string() });
const heldMs = handleLimits.heldDays * 86_400_000;

/** Who has what looks like a handle, or had it and can have it back. */
function holderOf(db: Queryable, handle: string, now: Date) {
  return db.first(
    handleRow,
    sql`select handle, member from studio.handles
      where skeleton = ${handleSkeleton(handle)} and (held_until is null or held_until > ${at(now)})`,
  );
}

/** What keeps a member from having a handle; null when nothing does. */
export async function problemOfHandle(
  db: Queryable,
  member: string,
  handle: string,
  now: Date,
): Promise<HandleProblem | null> {
  const problem = checkHandle(handle);
  if (problem) return problem;
  const holder = await holderOf(db, handle, now);
  if (!holder || holder.member === member) return null;
  return holder.handle === handle ? 'handleTaken' : 'handleAlike';
}

/** Whether a member has, or had, any handle: the first is no change. */
export async function hadHandle(db: Queryable, member: string): Promise<boolean> {
  const found = await db.first(
    v.object({ member: v.string() }),
    sql`select member from studio.handles where member = ${member} limit 1`,
  );
  return found !== undefined;
}

/**
 * Gives a member a handle in place of the one in use, or none; that one leads to them for a time, and nobody else can take it.
 * Returns what keeps them from having it: then nothing may be kept of the transaction.
 */
export async function moveToHandle(
  tx: Queryable,
  member: string,
  handle: string | null,
  now: Date,
): Promise<HandleProblem | null> {
  await lockHandles(tx);
  const skeleton = handle === null ? null : handleSkeleton(handle);
  await tx.run(
    sql`update studio.handles set held_until = ${at(new Date(now.getTime() + heldMs))}
      where member = ${member} and held_until is null and skeleton is distinct from ${skeleton}::text`,
  );
  if (handle === null) return null;
  const taken = await tx.run(
    sql`insert into studio.handles as known (skeleton, handle, member, taken_at)
      values (${skeleton}, ${handle}, ${member}, ${at(now)})
      on conflict (skeleton) do update set handle = excluded.handle, member = excluded.member,
        taken_at = excluded.taken_at, held_until = null
      where known.member = excluded.member or known.held_until <= ${at(now)}`,
  );
  return taken > 0 ? null : await problemOfHandle(tx, member, handle, now);
}
