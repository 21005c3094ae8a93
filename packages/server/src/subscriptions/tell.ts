import { pathOf } from '@mirror-studio/domain/access';
import {
  graceEndsAt,
  subscriptionLimits as limits,
  planOf,
  subscriptionNotices,
  subscriptionPlanIds,
} from '@mirror-studio/domain/economy';
import { formatDeadline, languages } from '@mirror-studio/domain/texts';
import { purchase as english } from '@mirror-studio/domain/texts/en/purchase';
import { purchase as spanish } from '@mirror-studio/domain/texts/es/purchase';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, instant } from '../database/index.ts';
import type { Services } from '../http/index.ts';
import { composeAccountNews } from '../mail/compose-account.ts';

const texts = { en: english, es: spanish };

const noticeRow = v.object({
  id: v.string(),
  notice: v.picklist(subscriptionNotices),
  plan: v.picklist(subscriptionPlanIds),
  language: v.picklist(languages),
  failed_at: v.nullable(instant),
  email: v.nullable(v.string()),
});

/**
 * Sends what owners are still to be told. Each message is claimed before it is sent and forgotten after: of two workers one sends it,
 * and one that was killed in between is followed by another.
 */
export async function tellOwners({
  db,
  clock,
  log,
  mailer,
  site,
}: Pick<Services, 'db' | 'clock' | 'log' | 'mailer' | 'site'>): Promise<void> {
  const now = clock.now();
  const claimed = await db.all(
    noticeRow,
    sql`update studio.subscriptions s set notice_claimed_at = ${at(now)}
      where id in (
        select id from studio.subscriptions
        where notice is not null and (notice_claimed_at is null or notice_claimed_at > ${at(now)}
          or notice_claimed_at <= ${at(new Date(now.getTime() - limits.mailAgainMs))})
        order by id limit ${limits.sweptAtOnce} for update skip locked)
      returning id, notice, plan, language, failed_at,
        (select m.email from studio.members m where m.id = s.member) as email`,
  );
  for (const { id, notice, plan, language, failed_at: failedAt, email } of claimed) {
    const values = {
      plan: texts[language][`${plan}Name`],
      coins: planOf(plan).monthlyCoins,
      days: limits.graceDays,
      date: failedAt ? formatDeadline(graceEndsAt(failedAt).getTime(), language, 'UTC') : '',
    };
    try {
      const news = { kind: notice, link: pathOf('subscriptions'), values };
      if (email !== null) await mailer.send(composeAccountNews(email, news, language, site.origin));
      await db.run(
        sql`update studio.subscriptions set notice = null, notice_claimed_at = null
          where id = ${id} and notice = ${notice}`,
      );
    } catch (error) {
      log.error('A message about a subscription', error);
    }
  }
}
