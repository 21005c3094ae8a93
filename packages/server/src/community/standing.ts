import type { Standing } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Queryable, whole } from '../database/index.ts';

const standingRow = v.object({ followers: whole, followed: v.boolean(), muted: v.boolean() });

/** How a member stands to another, and how many follow that one: suspended people do not count. */
export async function standingOf(db: Queryable, member: string, other: string): Promise<Standing> {
  const own = (kind: string) =>
    sql`exists (select from studio.relations where member = ${member} and kind = ${kind} and other = ${other})`;
  const row = await db.first(
    standingRow,
    sql`select (select count(*) from studio.relations f where f.other = ${other} and f.kind = 'follow'
          and not exists (select from studio.members where members.id = f.member and members.banned)) as followers,
        ${own('follow')} as followed, ${own('mute')} as muted`,
  );
  return {
    followers: row?.followers ?? 0,
    isFollowed: row?.followed ?? false,
    isMuted: row?.muted ?? false,
  };
}
