import { mostNamedWorks, periodDays } from '@mirror-studio/domain/analytics';
import type { WorksReport } from '@mirror-studio/domain/contract';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Queryable, whole } from '../database/index.ts';
import { type Asked, boundsOf, paired } from './usage.ts';

const dayRow = v.object({ day: whole, count: whole });
const workRow = v.object({
  id: v.string(),
  title: v.string(),
  is_withdrawn: v.boolean(),
  views: whole,
  saves: whole,
  likes: whole,
  remixes: whole,
});
const everRow = v.object({
  views: whole,
  saves: whole,
  likes: whole,
  remixes: whole,
  followers: whole,
  works: whole,
});

type NamedFor = 'views' | 'saves' | 'likes' | 'remixes';
/** The place of a work among those of its author, by one of its figures. */
const placeBy = (of: NamedFor) => sql.raw(`row_number() over (order by ${of} desc, title, id) as by_${of}`);
const isNamedFor = (of: NamedFor) => sql.raw(`${of} > 0 and by_${of} <= ${mostNamedWorks}`);

/**
 * How what a member published does: how often others looked at it, what they keep, like and remix of it, and who follows them, by since when they do, as far as they still do.
 * Who they are is nobody's business.
 */
export async function reachOf(
  db: Queryable,
  member: string,
  { days: period, timeZone }: Asked,
  now: Date,
): Promise<WorksReport> {
  const days = periodDays(period, now.getTime(), timeZone);
  const { bounds, first, last } = boundsOf(days);
  const own = sql`(select id, title, withdrawn_at from studio.works where member = ${member} offset 0) own`;
  const kept = sql`(select saved_at as at from studio.saved
    where work_id = own.id and work_id is not null and removed_at is null offset 0)`;
  const liked = sql`(select liked_at as at from studio.likes where work_id = own.id offset 0)`;
  const viewed = sql`(select viewed_at as at from studio.work_views where work_id = own.id offset 0)`;
  // One's own are no sign of what others think of it.
  const remixed = sql`(select r.published_at as at from studio.remixes r
    where r.parent_author = ${member} and r.parent_id = own.id and not r.withdrawn
    and (select made.member from studio.works made where made.id = r.work_id) <> ${member} offset 0)`;
  // As the page of a creator counts them.
  const following = sql`(select since as at from studio.relations f where f.other = ${member} and f.kind = 'follow'
    and not exists (select from studio.members where members.id = f.member and members.banned) offset 0)`;
  const published = sql`(select published_at as at from studio.works where member = ${member} offset 0)`;

  async function byDay(happened: SQL): Promise<ReadonlyMap<number, number>> {
    const rows = await db.all(
      dayRow,
      sql`select width_bucket(happened.at, bounds.begins) as day, count(*) as count from ${bounds} cross join ${happened} happened
        where happened.at >= ${first} and happened.at < ${last} group by 1`,
    );
    return new Map(rows.map(({ day, count }) => [day, count]));
  }
  const ofWorks = (each: SQL) => sql`${own} cross join lateral ${each}`;
  const figures = {
    views: await byDay(ofWorks(viewed)),
    saves: await byDay(ofWorks(kept)),
    likes: await byDay(ofWorks(liked)),
    remixes: await byDay(ofWorks(remixed)),
    followers: await byDay(following),
    published: await byDay(published),
  };
  const inPeriod = sql`at >= ${at(new Date(days.begins[days.length] ?? 0))} and at < ${last}`;
  const works = await db.all(
    workRow,
    sql`select id, title, is_withdrawn, views, saves, likes, remixes
      from (select counted.*, ${placeBy('views')}, ${placeBy('saves')}, ${placeBy('likes')}, ${placeBy('remixes')} from (select own.id, own.title, own.withdrawn_at is not null as is_withdrawn,
          (select count(*) from ${viewed} viewed where ${inPeriod}) as views,
          (select count(*) from ${kept} kept where ${inPeriod}) as saves,
          (select count(*) from ${liked} liked where ${inPeriod}) as likes,
          (select count(*) from ${remixed} remixed where ${inPeriod}) as remixes from ${own}) counted) placed
      where ${isNamedFor('views')} or ${isNamedFor('saves')} or ${isNamedFor('likes')} or ${isNamedFor('remixes')}
      order by saves + likes + remixes desc, views desc, title, id`,
  );
  const ever = await db.first(
    everRow,
    sql`select (select count(*) from ${ofWorks(viewed)} viewed) as views, (select count(*) from ${ofWorks(kept)} kept) as saves, (select count(*) from ${ofWorks(liked)} liked) as likes,
      (select count(*) from ${ofWorks(remixed)} remixed) as remixes,
      (select count(*) from ${following} following) as followers,
      (select count(*) from studio.works where member = ${member} and withdrawn_at is null) as works`,
  );
  const on = (day: number) => ({
    views: figures.views.get(day) ?? 0,
    saves: figures.saves.get(day) ?? 0,
    likes: figures.likes.get(day) ?? 0,
    remixes: figures.remixes.get(day) ?? 0,
    followers: figures.followers.get(day) ?? 0,
    published: figures.published.get(day) ?? 0,
  });
  return {
    days: paired(days, on),
    works: works.map(({ is_withdrawn, ...work }) => ({ ...work, isWithdrawn: is_withdrawn })),
    ever: ever ?? { views: 0, saves: 0, likes: 0, remixes: 0, followers: 0, works: 0 },
  };
}
