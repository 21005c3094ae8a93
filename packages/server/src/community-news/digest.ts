import { communityNewsLimits as limits } from '@mirror-studio/domain/constants/community';
import { languages } from '@mirror-studio/domain/texts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, instant } from '../database/index.ts';
import type { Services } from '../http/index.ts';
import { moderationNewsOf } from '../moderation/news.ts';
import { composeDigest } from './compose.ts';
import { communityNewsOf } from './read.ts';
import { periodAfter } from './readers.ts';

const claimedRow = v.object({
  member: v.string(),
  language: v.picklist(languages),
  key: v.string(),
  heard_until: v.nullable(instant),
  email: v.nullable(v.string()),
});

/**
 * Mails to those who wish it what they were not told in the studio for a while, once a day at most. Each is claimed before it is sent
 * and noted after: of two servers one sends it, and one that was killed in between is followed by another.
 */
export async function sweepDigests(
  services: Pick<Services, 'db' | 'clock' | 'log' | 'mailer' | 'site'>,
): Promise<void> {
  const { db, clock, log, mailer, site } = services;
  const now = clock.now();
  const before = (ms: number) => at(new Date(now.getTime() - ms));
  // Nobody asks for it: who wishes no mails, or was never in the studio since there are any.
  await db.run(
    sql`delete from studio.news_due due where since <= ${before(limits.mailAfterMs)}
      and not exists (select from studio.news_readers reader where reader.member = due.member and reader.by_mail)`,
  );
  const claimed = await db.all(
    claimedRow,
    sql`update studio.news_readers reader set mail_claimed_at = ${at(now)}
      where reader.member in (
        select due.member from studio.news_due due join studio.news_readers wishing on wishing.member = due.member
        where due.since <= ${before(limits.mailAfterMs)} and wishing.by_mail
          and (wishing.mailed_at is null or wishing.mailed_at <= ${before(limits.mailEveryMs)})
          and (wishing.mail_claimed_at is null or wishing.mail_claimed_at > ${at(now)}
            or wishing.mail_claimed_at <= ${before(limits.mailAgainMs)})
        order by due.since limit ${limits.atOnce} for update of wishing skip locked)
      returning member, language, mail_key as key, greatest(told_until, mailed_until) as heard_until,
        (select members.email from studio.members
          where members.id = reader.member and not members.banned
            and not exists (select from studio.account_deletions leaving where leaving.member = reader.member)) as email`,
  );
  for (const { member, language, key, heard_until: heardUntil, email } of claimed) {
    try {
      const period = periodAfter(heardUntil, now);
      const news = email === null ? [] : await communityNewsOf(db, member, period);
      const moderation = email === null ? [] : await moderationNewsOf(db, member, heardUntil, period.until);
      const isDue = email !== null && news.length + moderation.length > 0;
      if (isDue) await mailer.send(composeDigest(email, { news, moderation, language, key }, site.origin));
      await db.transaction(async (tx) => {
        await tx.run(
          sql`update studio.news_readers set mail_claimed_at = null, mailed_until = ${at(period.until)},
              mailed_at = case when ${isDue} then ${at(now)} else mailed_at end
            where member = ${member}`,
        );
        await tx.run(
          sql`delete from studio.news_due where member = ${member} and since <= ${at(period.until)}`,
        );
      });
    } catch (error) {
      log.error('A mail about news', error);
    }
  }
}
