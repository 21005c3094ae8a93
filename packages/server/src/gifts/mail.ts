import { mailboxOf } from '@mirror-studio/domain/auth';
import { languages } from '@mirror-studio/domain/texts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, instant, whole } from '../database/index.ts';
import type { Services } from '../http/index.ts';
import { composeGift } from '../mail/compose-gift.ts';

const mailRow = v.object({
  address: v.nullable(v.string()),
  coins: whole,
  language: v.picklist(languages),
  ends_at: instant,
  handle: v.nullable(v.string()),
});

/**
 * Tells an address that coins wait for it, whoever has it: the same to a member and to nobody yet. Nothing in it was written by the
 * giver but the handle, so that it carries no words of strangers. Of two who send it one does; what fails is sent the next time.
 */
export async function mailWaiting(services: Services, id: string): Promise<void> {
  const { db, clock, limits, mailer, site, log } = services;
  const gift = await db.first(
    mailRow,
    sql`update studio.gifts gift set mailed_at = ${at(clock.now())}
      where id = ${id} and mailed_at is null and ends_at is not null
      returning address, coins, language, ends_at,
        (select handle from studio.handles where member = gift.giver and held_until is null) as handle`,
  );
  if (!gift || gift.address === null) return;
  try {
    if ((await limits.take([{ limit: 'giftMailToMailbox', of: [mailboxOf(gift.address)] }])) > 0) return;
    const { address, coins, language, ends_at: endsAt, handle } = gift;
    await mailer.send(composeGift(address, { coins, handle, endsAt }, language, site.origin));
  } catch (error) {
    log.error('A mail about a gift could not be sent', error, { gift: id });
    await db.run(sql`update studio.gifts set mailed_at = null where id = ${id}`);
  }
}
