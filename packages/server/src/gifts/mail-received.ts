import { giftLimits } from '@mirror-studio/domain/constants/gifts';
import { languages } from '@mirror-studio/domain/texts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, lockMember, type Queryable, whole } from '../database/index.ts';
import type { Services } from '../http/index.ts';
import { composeReceivedGifts } from '../mail/compose-gift.ts';

const row = v.object({ receiver: v.string() });
const mailRow = v.object({
  email: v.nullable(v.string()),
  language: v.picklist(languages),
  coins: whole,
  givers: whole,
  handle: v.nullable(v.string()),
});

/** Gifts by handle that somebody has and was told of nowhere yet. */
const untold = sql`ends_at is null and mailed_at is null and receiver_told_at is null`;

/** A mail about such gifts went to the member less than a day ago. Takes the expression that says who it is. */
const wasMailed = (member: ReturnType<typeof sql>, now: Date) =>
  sql`exists (select from studio.gifts told where told.receiver = ${member} and told.ends_at is null
    and told.mailed_at > ${at(new Date(now.getTime() - giftLimits.mailAgainMs))})`;

type Mailing = Pick<Services, 'db' | 'clock' | 'mailer' | 'site' | 'log'>;

/** Tells each member who got coins by their handle, and was told of them nowhere: by one mail a day, of all that came. */
export async function mailReceived(services: Mailing): Promise<void> {
  const { db, clock } = services;
  const due = await db.all(
    row,
    sql`select distinct receiver from studio.gifts
      where ${untold} and receiver is not null and not ${wasMailed(sql`gifts.receiver`, clock.now())}
      limit ${giftLimits.atOnce}`,
  );
  for (const { receiver } of due) await mailReceiver(services, receiver);
}

/** Tells whoever got a gift by their handle. */
export async function mailReceiverOf(services: Mailing, gift: string): Promise<void> {
  const found = await services.db.first(
    row,
    sql`select receiver from studio.gifts where id = ${gift} and receiver is not null and ends_at is null`,
  );
  if (found) await mailReceiver(services, found.receiver);
}

/** Tells one member. Of two who do it one does; what fails is done by the next sweep. */
export async function mailReceiver(services: Mailing, receiver: string): Promise<void> {
  const { db, clock, mailer, site, log } = services;
  const now = clock.now();
  const mail = await db.transaction((tx) => take(tx, receiver, now));
  if (!mail || mail.email === null || mail.coins === 0) return;
  const { email, language, coins, givers, handle } = mail;
  try {
    await mailer.send(composeReceivedGifts(email, { coins, givers, handle }, language, site.origin));
  } catch (error) {
    log.error('A mail about gifts could not be sent', error, { member: receiver });
    await db.run(
      sql`update studio.gifts set mailed_at = null
        where receiver = ${receiver} and ends_at is null and mailed_at = ${at(now)}`,
    );
  }
}

/** Marks what a mail is to tell of, and says what stands in it. Nothing where one was sent today. */
async function take(tx: Queryable, receiver: string, now: Date) {
  await lockMember(tx, receiver, 'giftMails');
  return tx.first(
    mailRow,
    sql`with taken as (
        update studio.gifts set mailed_at = ${at(now)}
        where receiver = ${receiver} and ${untold} and not ${wasMailed(sql`${receiver}::uuid`, now)}
        returning coins, giver, language, created_at)
      select person.email, coalesce(person.language, (select language from taken order by created_at desc limit 1), 'en') as language,
        (select coalesce(sum(coins), 0) from taken) as coins,
        (select count(distinct giver) from taken) as givers,
        (select used.handle from studio.handles used
          where used.held_until is null and used.member in (select giver from taken) limit 1) as handle
      from studio.members person
      where person.id = ${receiver} and not person.banned
        and not exists (select from studio.account_deletions where member = person.id)`,
  );
}
