import { giftLimits } from '@mirror-studio/domain/constants/gifts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at } from '../database/index.ts';
import type { Services } from '../http/index.ts';
import { claimHeld, giveBack } from './held.ts';
import { mailWaiting } from './mail.ts';
import { mailReceived } from './mail-received.ts';

const row = v.object({ id: v.string() });

/**
 * Hands over what waits for somebody who has joined, gives back what nobody took in its days, and sends the mails that were not sent.
 * Throws AggregateError with what could not be given back, after all others are.
 */
export async function sweepGifts(services: Services): Promise<void> {
  const { db, clock } = services;
  await claimHeld(services);
  const now = clock.now();
  const over = await db.all(
    row,
    sql`select id from studio.gifts where received_at is null and returned_at is null and ends_at <= ${at(now)}
      order by ends_at limit ${giftLimits.atOnce}`,
  );
  const failures: unknown[] = [];
  for (const { id } of over) {
    await db
      .transaction((tx) => giveBack(tx, id, clock.now()))
      .catch((error: unknown) => failures.push(error));
  }
  const unsent = await db.all(
    row,
    sql`select id from studio.gifts where ends_at > ${at(now)} and mailed_at is null order by created_at limit ${giftLimits.atOnce}`,
  );
  for (const { id } of unsent) await mailWaiting(services, id);
  await mailReceived(services);
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} gifts could not be given back`);
}
