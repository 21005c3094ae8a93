import { moderatedKinds, reportReasons, toldActs } from '@mirror-studio/domain/community';
import { communityNewsLimits } from '@mirror-studio/domain/constants/community';
import type { ModerationNews } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Queryable } from '../database/index.ts';
import { titleOf } from './things.ts';

const newsRow = v.object({
  act: v.picklist(toldActs),
  kind: v.picklist(moderatedKinds),
  title: v.nullable(v.string()),
  rule: v.nullable(v.picklist(reportReasons)),
});

/** What was hidden and restored of a member since they last heard, however long ago, the last first: it is what the log says. */
export function moderationNewsOf(
  db: Queryable,
  member: string,
  heardUntil: Date | null,
  until: Date,
): Promise<ModerationNews[]> {
  return db.all(
    newsRow,
    sql`select act, kind, rule, case when kind = 'comment' then null else ${titleOf(sql`entry.kind`, sql`entry.subject`)} end as title
      from (select id, act, kind, rule, subject from studio.moderation_log
        where author = ${member} and act in ('hidden', 'restored') and at > ${at(heardUntil ?? new Date(0))} and at <= ${at(until)}
        order by at desc, id desc limit ${communityNewsLimits.moderated}) entry
      order by entry.id desc`,
  );
}
