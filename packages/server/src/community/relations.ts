import type { RelationKind } from '@mirror-studio/domain/community';
import { communityLimits } from '@mirror-studio/domain/constants/community';
import { pageLimits } from '@mirror-studio/domain/constants/server';
import type { communityEndpoints, QueryOf, Relation, Standing } from '@mirror-studio/domain/contract';
import { profilePicturePath, readHandle } from '@mirror-studio/domain/profile';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { creatorOf } from '../creators/store.ts';
import { at, instant, lockMember, type Queryable, whole } from '../database/index.ts';
import { errors, refusals } from '../http/answer/refusals.ts';
import { HttpError } from '../http/index.ts';
import { afterCursor, cursorAfter, momentOf } from '../http/request/cursor.ts';
import { isRowId } from '../http/request/ids.ts';
import { isNotHidden } from '../moderation/hidden.ts';
import { takeBack } from './likes.ts';
import { standingOf } from './standing.ts';

/** Whom a handle leads to. Throws HttpError NOT_FOUND where the member does not get to see them. */
async function otherOf(db: Queryable, member: string, handle: string, now: Date): Promise<string> {
  const found = await creatorOf(db, readHandle(handle), now, member);
  if (!found) throw new HttpError('NOT_FOUND', errors.notFound);
  return found.member;
}

/** Follows or mutes a creator. Throws HttpError NOT_FOUND, FORBIDDEN for oneself, RATE_LIMITED where there are too many. */
export async function relate(
  tx: Queryable,
  member: string,
  handle: string,
  kind: Exclude<RelationKind, 'block'>,
  now: Date,
): Promise<Standing> {
  const other = await otherOf(tx, member, handle, now);
  await add(tx, member, kind, other, now);
  return standingOf(tx, member, other);
}

/** Follows or mutes them no longer. Throws HttpError NOT_FOUND where the member does not get to see them. */
export async function unrelate(
  tx: Queryable,
  member: string,
  handle: string,
  kind: Exclude<RelationKind, 'block'>,
  now: Date,
): Promise<Standing> {
  const other = await otherOf(tx, member, handle, now);
  await tx.run(
    sql`delete from studio.relations where member = ${member} and kind = ${kind} and other = ${other}`,
  );
  return standingOf(tx, member, other);
}

/**
 * Blocks a creator, and ends what the two are to each other. Throws HttpError NOT_FOUND where the handle leads to nobody, or to somebody
 * who has blocked the member; FORBIDDEN for oneself, RATE_LIMITED where there are too many.
 */
export async function block(tx: Queryable, member: string, handle: string, now: Date): Promise<void> {
  const found = await creatorOf(tx, readHandle(handle), now, member, { evenBlocked: true });
  if (!found) throw new HttpError('NOT_FOUND', errors.notFound);
  const other = found.member;
  await add(tx, member, 'block', other, now);
  await tx.run(
    sql`delete from studio.relations where kind in ('follow', 'mute')
      and ((member = ${member} and other = ${other}) or (member = ${other} and other = ${member}))`,
  );
  for (const [one, of] of [
    [member, other],
    [other, member],
  ] as const) {
    const ofOther = sql`select from studio.works w where w.id = l.work_id and w.member = ${of}`;
    await takeBack(tx, sql`l.member = ${one} and exists (${ofOther})`, now);
  }
}

async function add(
  tx: Queryable,
  member: string,
  kind: RelationKind,
  other: string,
  now: Date,
): Promise<void> {
  if (other === member) throw new HttpError('FORBIDDEN', refusals.relationOwn);
  await lockMember(tx, member, 'relations');
  const added = await tx.run(
    sql`insert into studio.relations (id, member, kind, other, since)
      values (${crypto.randomUUID()}, ${member}, ${kind}, ${other}, ${at(now)}) on conflict do nothing`,
  );
  if (added === 0) return;
  const most = communityLimits[kind];
  const counted = await tx.first(
    v.object({ items: whole }),
    sql`select count(*) as items from studio.relations where member = ${member} and kind = ${kind}`,
  );
  if (counted && counted.items > most) {
    throw new HttpError('RATE_LIMITED', refusals.relationsFull({ most }));
  }
}

/** Ends one of a member's own; where there is none, nothing. */
export async function endRelation(db: Queryable, member: string, id: string): Promise<void> {
  if (!isRowId(id)) return;
  await db.run(sql`delete from studio.relations where id = ${id} and member = ${member}`);
}

const foundRow = v.object({
  id: v.string(),
  handle: v.nullable(v.string()),
  name: v.nullable(v.string()),
  picture: v.nullable(v.string()),
  since: instant,
  moment: v.string(),
});
type Asked = QueryOf<(typeof communityEndpoints)['relations']>;

/** A page of whom a member follows, mutes or blocks, the last first. Throws HttpError INPUT_INVALID for a cursor that was never given out. */
export async function relationsPage(
  db: Queryable,
  member: string,
  { kind, cursor, limit }: Asked,
): Promise<{ relations: Relation[]; nextCursor: string | null }> {
  const rows = Math.min(limit ?? pageLimits.relations, pageLimits.relations);
  const found = await db.all(
    foundRow,
    sql`select own.id, own.since, ${momentOf(sql`own.since`)}, profile.display_name as name,
        case when page.is_there then profile.picture end as picture,
        case when page.is_there then
          (select handle from studio.handles where handles.member = own.other and held_until is null) end as handle
      from (select id, other, since from studio.relations
        where member = ${member} and kind = ${kind} ${afterCursor(cursor, sql`since`)}
        order by since desc, id desc limit ${rows + 1}) own
      left join public.user_profiles profile on profile.id = own.other
      cross join lateral (select coalesce((select not banned from studio.members m where m.id = own.other), false)
        and ${isNotHidden('creator', sql`own.other`)} as is_there) page
      order by own.since desc, own.id desc`,
  );
  const relations = found.slice(0, rows).map(({ id, handle, name, picture, since }) => ({
    id,
    kind,
    handle,
    name: name ?? '',
    picture: picture === null ? null : profilePicturePath(picture, 'small'),
    since: since.toISOString(),
  }));
  return { relations, nextCursor: cursorAfter(found, rows) };
}
