import { communityNewsKinds } from '@mirror-studio/domain/community';
import { communityNewsLimits } from '@mirror-studio/domain/constants/community';
import type { CommunityNews } from '@mirror-studio/domain/contract';
import { ideaStatuses } from '@mirror-studio/domain/roadmap';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { isNotMuted } from '../community/blocks.ts';
import { at, type Queryable, whole } from '../database/index.ts';
import { isNotHidden } from '../moderation/hidden.ts';
import { authorsFor } from '../works/lineage.ts';

/** What happened after the first moment, until the last. */
export interface Period {
  readonly since: Date;
  readonly until: Date;
}
const row = v.object({
  kind: v.picklist(communityNewsKinds),
  people: whole,
  /** Null where nobody is named. */
  last: v.nullable(v.string()),
  id: v.nullable(v.string()),
  title: v.nullable(v.string()),
  about: v.picklist(['work', 'proposal', 'idea']),
  status: v.nullable(v.picklist(ideaStatuses)),
  words: v.nullable(v.string()),
});

/**
 * Followers, likes, remixes and answers of a member in a period, ideas they had voted for or proposed that moved, and votes that opened in it and are
 * open: of each kind the last first, without those whom the member has muted.
 */
export async function communityNewsOf(
  db: Queryable,
  member: string,
  { since, until }: Period,
): Promise<CommunityNews[]> {
  const within = (moment: SQL) => sql`${moment} > ${at(since)} and ${moment} <= ${at(until)}`;
  // Whoever is suspended or about to leave has nothing to say to anybody.
  const isHeard = (who: SQL) => sql`${isNotMuted(sql`${member}::uuid`, who)}
    and exists (select from studio.members heard where heard.id = ${who} and not heard.banned)
    and not exists (select from studio.account_deletions leaving where leaving.member = ${who})`;
  /** What somebody else said, and is to be seen. */
  const isAnswer = (
    comment: SQL,
  ) => sql`${comment}.member <> ${member} and ${isNotHidden('comment', sql`${comment}.id`)}
    and ${isHeard(sql`${comment}.member`)}`;
  const last = (who: SQL, moment: SQL) => sql`(array_agg(${who}::text order by ${moment} desc))[1]`;
  const rows = await db.all(
    row,
    sql`(select 'followed' as kind, count(*) as people, ${last(sql`f.member`, sql`f.since`)} as last, null::text as id, null as title, 'work' as about, null as status, null as words
        from studio.relations f
        where f.other = ${member} and f.kind = 'follow' and ${within(sql`f.since`)} and ${isHeard(sql`f.member`)}
        having count(*) > 0)
      union all
      (select 'liked', count(*), ${last(sql`l.member`, sql`l.liked_at`)}, w.id::text, w.title, 'work', null, null
        from studio.works w join studio.likes l on l.work_id = w.id and ${within(sql`l.liked_at`)}
        where w.member = ${member} and w.withdrawn_at is null and w.liked_at > ${at(since)} and ${isHeard(sql`l.member`)}
        group by w.id, w.title order by max(l.liked_at) desc limit ${communityNewsLimits.works})
      union all
      (select 'remixed', count(distinct made.member), ${last(sql`made.member`, sql`r.published_at`)}, parent.id::text, parent.title, 'work', null, null
        from studio.remixes r join studio.works made on made.id = r.work_id
          left join studio.works parent on parent.id = r.parent_id
        where r.parent_author = ${member} and not r.withdrawn and ${within(sql`r.published_at`)}
          and made.member <> ${member} and ${isHeard(sql`made.member`)}
        group by parent.id, parent.title order by max(r.published_at) desc limit ${communityNewsLimits.works})
      union all
      (select 'answered', count(distinct c.member), ${last(sql`c.member`, sql`c.said_at`)}, i.id::text, i.title, 'idea', null, null
        from studio.ideas i join studio.idea_comments c on c.idea_id = i.id and ${within(sql`c.said_at`)}
        where i.member = ${member} and ${isAnswer(sql`c`)} and ${isNotHidden('idea', sql`i.id`)}
        group by i.id, i.title order by max(c.said_at) desc limit ${communityNewsLimits.works})
      union all
      (select 'answered', count(distinct c.member), ${last(sql`c.member`, sql`c.said_at`)}, p.id::text, p.title, 'proposal', null, null
        from studio.proposals p join studio.idea_comments c on c.proposal_id = p.id and ${within(sql`c.said_at`)}
        where p.member = ${member} and ${isAnswer(sql`c`)}
        group by p.id, p.title order by max(c.said_at) desc limit ${communityNewsLimits.works})
      union all
      (select 'ideaMoved', 1, null, i.id::text, i.title, 'idea', moved.status, moved.words
        from (select distinct on (change.idea_id) change.* from studio.idea_changes change
            where ${within(sql`change.changed_at`)} order by change.idea_id, change.id desc) moved
          join studio.ideas i on i.id = moved.idea_id
        where i.merged_into is null and ${isNotHidden('idea', sql`i.id`)}
          and (i.member = ${member} or exists (select from studio.idea_votes own where own.idea_id = i.id and own.member = ${member} and own.voted_at <= moved.changed_at))
        order by moved.changed_at desc, i.id desc limit ${communityNewsLimits.works})
      union all
      (select 'voteOpened', 1, null, p.id::text, p.title, 'proposal', null, null
        from studio.proposals p
        where p.status = 'open' and ${within(sql`p.opens_at`)} and p.closes_at > ${at(until)}
          and exists (select from studio.electorates own where own.proposal_id = p.id and own.member = ${member})
        order by p.opens_at desc, p.id desc limit ${communityNewsLimits.works})`,
  );
  const people = await authorsFor(
    db,
    member,
    rows.flatMap(({ last: who }) => who ?? []),
  );
  return rows.map(({ kind, people: count, last: who, id, title, about, status, words }) => {
    const subject = id === null || title === null ? null : { id, title };
    return {
      kind,
      people: count,
      person: who === null ? null : (people.get(who) ?? null),
      work: about === 'work' ? subject : null,
      proposal: about === 'proposal' ? subject : null,
      idea: about === 'idea' ? subject : null,
      move: status === null ? null : { status, words: words ?? '' },
    };
  });
}
