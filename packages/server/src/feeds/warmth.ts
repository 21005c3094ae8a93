import { feedLimits, risingRules } from '@mirror-studio/domain/constants/feeds';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { neitherBlocks } from '../community/blocks.ts';
import { at, type Queryable, whole } from '../database/index.ts';
import { isNotHidden } from '../moderation/hidden.ts';

const { points, halfLifeHours, days } = risingRules;
const halfLifeMs = halfLifeHours * 3_600_000;
const windowMs = days * 86_400_000;
const pageRow = v.object({ last: v.nullable(v.string()), works: whole, changed: whole });

/** The condition that somebody stays, a sample as well; asked for each row by an index, as in `leaderboard/totals.ts`. */
const stays = (person: SQL): SQL =>
  sql`coalesce((select true from studio.staying_people stays where stays.id = ${person}), false)`;

/** So many half-lives have gone by since 1970: what warmth is counted from. */
export const halfLivesAt = (moment: Date): number => moment.getTime() / halfLifeMs;

/**
 * Counts what so many works were given by different people, from one on in the order of their ids, and keeps what has changed. Returns the last of them,
 * null at the end, and how many rows have changed.
 */
export async function countWarmth(
  db: Queryable,
  after: string,
  now: Date,
): Promise<{ readonly last: string | null; readonly changed: number }> {
  const since = at(new Date(now.getTime() - windowMs));
  const most = feedLimits.worksAtOnce;
  const row = await db.first(
    pageRow,
    sql`with page as materialized (
        select kept.work_id, w.member as author,
          coalesce((select true from studio.counted_works shown where shown.id = kept.work_id), false)
            and ${stays(sql`w.member`)} and ${isNotHidden('creator', sql`w.member`)} as is_public
        from studio.work_warmth kept join studio.works w on w.id = kept.work_id
        where kept.work_id > ${after}::uuid order by kept.work_id limit ${most}
      ), given as materialized (
        -- Of each work by itself, and so by indexes: joined as a whole, everything that was ever given is read for each few works.
        select page.work_id, page.author, each.* from page cross join lateral (
          select 'like' as kind, l.member as person, l.liked_at as given_at
          from studio.likes l where l.work_id = page.work_id and l.counts and l.liked_at > ${since}
          union all
          select 'save', kept.member, kept.saved_at
          from studio.saved kept where kept.work_id = page.work_id and kept.removed_at is null and kept.saved_at > ${since}
          union all
          select 'remix', r.member, min(r.given_at)
          from studio.counted_remixes r where r.parent_id = page.work_id group by r.member offset 0) each
      ), counted as materialized (
        select given.work_id,
          count(*) filter (where kind = 'like') as likes,
          count(*) filter (where kind = 'save') as saves,
          count(*) filter (where kind = 'remix' and given_at > ${since}) as remixes,
          count(*) filter (where kind = 'remix') as remixers,
          sum(case kind when 'like' then ${points.like}::int when 'save' then ${points.save}::int else ${points.remix}::int end
              * power(2::float8, -extract(epoch from ${at(now)} - given_at)::float8 * 1000 / ${halfLifeMs}::float8))
            filter (where given_at > ${since}) as points
        from given
        where given.person <> given.author and ${stays(sql`given.person`)}
          and ${neitherBlocks(sql`given.person`, sql`given.author`)}
        group by given.work_id
      ), due as (
        select page.work_id, page.is_public, coalesce(likes, 0) as likes, coalesce(saves, 0) as saves,
          coalesce(remixes, 0) as remixes, coalesce(remixers, 0) as remixers,
          (ln(points) / ln(2::float8) + ${halfLivesAt(now)}::float8)::numeric(14, 4) as warmth
        from page left join counted using (work_id)
      ), kept as (
        update studio.work_warmth t set is_public = due.is_public, likes = due.likes, saves = due.saves,
          remixes = due.remixes, remixers = due.remixers, warmth = due.warmth
        from due where due.work_id = t.work_id and (t.is_public, t.likes, t.saves, t.remixes, t.remixers, t.warmth)
          is distinct from (due.is_public, due.likes::int, due.saves::int, due.remixes::int, due.remixers::int, due.warmth)
        returning 1
      )
      select (select work_id from page order by work_id desc limit 1) as last, (select count(*) from page) as works,
        (select count(*) from kept) as changed`,
  );
  const { last, works, changed } = row ?? { last: null, works: 0, changed: 0 };
  return { last: works === most ? last : null, changed };
}

/** Forgets works that were given nothing of late, and of which there are no remixes. */
export async function forgetCold(db: Queryable, now: Date): Promise<number> {
  return db.run(
    sql`delete from studio.work_warmth cold where cold.given_at <= ${at(new Date(now.getTime() - windowMs))}
      and not exists (select from studio.remixes r where r.parent_id = cold.work_id)`,
  );
}
