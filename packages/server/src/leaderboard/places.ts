import { standingsLimits } from '@mirror-studio/domain/constants/leaderboard';
import type { LeaderboardAsked } from '@mirror-studio/domain/leaderboard';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Queryable, whole } from '../database/index.ts';

/** The last who was given a place. */
const placed = v.object({
  position: whole,
  place: whole,
  points: whole,
  reached: v.string(),
  member: v.string(),
});
export type Placed = v.InferOutput<typeof placed>;

/**
 * Gives places to so many of one board, after the last who has one: by points, and of those with as many the first who had them. They
 * share a place, and the next has that which follows all of them. Returns the last; null where nobody is left.
 */
export async function givePlaces(
  db: Queryable,
  countId: number,
  { period, board }: LeaderboardAsked,
  last: Placed | null,
): Promise<Placed | null> {
  const after =
    last === null
      ? sql``
      : sql`and (-points, reached_at, member) > (${-last.points}::int, ${last.reached}::timestamptz, ${last.member}::uuid)`;
  const { position, place, points } = last ?? { position: 0, place: 0, points: 0 };
  const row = await db.first(
    placed,
    sql`with next as materialized (
        select member, points, reached_at from studio.standing_totals
        where period = ${period} and board = ${board} ${after}
        order by -points, reached_at, member limit ${standingsLimits.rowsAtOnce}
      ), numbered as materialized (
        select member, points, reached_at,
          ${position}::int + row_number() over (order by -points, reached_at, member) as position,
          case when points = ${points}::int then ${place}::int
            else ${position}::int + rank() over (order by -points) end as place
        from next
      ), written as (
        insert into studio.standings (count_id, period, board, position, place, member, points)
        select ${countId}::bigint, ${period}, ${board}, position, place, member, points from numbered
      )
      select position, place, points, reached_at::text as reached, member from numbered order by position desc limit 1`,
  );
  return row ?? null;
}
