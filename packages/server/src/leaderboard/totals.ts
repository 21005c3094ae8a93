import { leaderboardRules, standingsLimits } from '@mirror-studio/domain/constants/leaderboard';
import { beginningOf, leaderboardPeriods } from '@mirror-studio/domain/leaderboard';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { neitherBlocks } from '../community/blocks.ts';
import { at, type Queryable, whole } from '../database/index.ts';

/** Before everybody. */
export const nobody = '00000000-0000-0000-0000-000000000000';

const { points, mostOfPerson, fewestWorks } = leaderboardRules;
const pageRow = v.object({ last: v.nullable(v.string()), creators: whole, changed: whole });

/** The condition that somebody stays, asked for each row by an index: else all people are read for a few. */
export const isCounted = (person: SQL): SQL =>
  sql`coalesce((select true from studio.counted_people stays where stays.id = ${person}), false)`;

/**
 * Counts the points of so many creators, from one on in the order of their ids, and keeps what has changed: what nobody gave is no
 * row. Returns the last of them, null at the end, and how many rows have changed.
 */
export async function countTotals(
  db: Queryable,
  after: string,
  now: Date,
): Promise<{ readonly last: string | null; readonly changed: number }> {
  const most = standingsLimits.creatorsAtOnce;
  const periods = leaderboardPeriods.map((period) => {
    const since = beginningOf(period, now);
    return sql`(${period}::text, ${since === null ? sql`'-infinity'::timestamptz` : at(since)})`;
  });
  const row = await db.first(
    pageRow,
    sql`with page as materialized (
        select member from studio.handles where held_until is null and member > ${after}::uuid order by member limit ${most}
      ), ending as materialized (
        select member from page order by member desc limit 1
      ), creators as materialized (
        select page.member, (select count(*) from (
            select from studio.counted_works own where own.member = page.member limit ${fewestWorks}) few) as works
        from page join studio.counted_people stays on stays.id = page.member
        where not exists (select from studio.hidden where hidden.kind = 'creator' and hidden.subject = page.member)
      ), given as materialized (
        select given.creator, given.person, given.given_at,
          case given.kind when 'remix' then ${points.remix}::int else ${points.like}::int end as points
        from creators
          -- Of each creator by itself, and so by indexes: joined as a whole, all works and likes are read for each few creators.
          cross join lateral (select * from studio.given_points every where every.creator = creators.member offset 0) given
        where given.person <> given.creator and ${isCounted(sql`given.person`)}
          and ${neitherBlocks(sql`given.person`, sql`given.creator`)}
      ), of_person as (
        select creator, period, least(sum(points), ${mostOfPerson}::int) as points, max(given_at) as reached_at
        from given join (values ${sql.join(periods, sql`, `)}) periods(period, since) on given_at > since
        group by creator, person, period
      ), counted as materialized (
        select creator as member, period, sum(points)::int as points, max(reached_at) as reached_at
        from of_person group by creator, period
      ), gone as (
        delete from studio.standing_totals t
        where t.member > ${after}::uuid and t.member <= (select member from ending)
          and not exists (select from counted where counted.member = t.member and counted.period = t.period)
        returning 1
      ), kept as (
        insert into studio.standing_totals as t (member, period, board, points, reached_at)
        select member, period, case when works < ${fewestWorks} then 'new' else 'all' end, points, reached_at
        from counted join creators using (member)
        on conflict (member, period) do update
          set board = excluded.board, points = excluded.points, reached_at = excluded.reached_at
          where (t.board, t.points, t.reached_at) is distinct from (excluded.board, excluded.points, excluded.reached_at)
        returning 1
      )
      select (select member from ending) as last, (select count(*) from page) as creators,
        (select count(*) from gone) + (select count(*) from kept) as changed`,
  );
  const { last, creators, changed } = row ?? { last: null, creators: 0, changed: 0 };
  if (last !== null && creators === most) return { last, changed };
  const left = await db.run(sql`delete from studio.standing_totals where member > ${last ?? after}::uuid`);
  return { last: null, changed: changed + left };
}
