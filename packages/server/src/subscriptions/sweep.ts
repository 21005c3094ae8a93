import { subscriptionLimits as limits } from '@mirror-studio/domain/economy';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at } from '../database/index.ts';
import type { Services } from '../http/index.ts';
import { settleSubscription } from './settle.ts';
import { holdSubscription } from './store.ts';
import { tellOwners } from './tell.ts';

type Sweeping = Pick<Services, 'db' | 'clock' | 'config' | 'log' | 'mailer' | 'site'>;

const idRow = v.object({ id: v.string() });

/**
 * Renews the subscriptions whose month is over, each in a transaction of its own, and then tells owners what they are to hear. Looked
 * after are also those that were looked at later than now: the clock went back. Throws AggregateError with what failed, after all
 * others are done.
 */
export async function sweepSubscriptions(services: Sweeping): Promise<void> {
  const { db, clock, config } = services;
  const failures: unknown[] = [];
  let due: { id: string }[] = [];
  do {
    const now = clock.now();
    due = await db.all(
      idRow,
      sql`select id from studio.subscriptions
        where state <> 'ended' and (looks_at <= ${at(now)} or looked_at > ${at(now)})
        order by looks_at limit ${limits.sweptAtOnce}`,
    );
    for (const { id } of due) {
      await db
        .transaction(async (tx) => {
          const held = await holdSubscription(tx, id);
          if (held) await settleSubscription(tx, held, config.purchasing, now);
        })
        .catch((error: unknown) => failures.push(error));
    }
  } while (due.length === limits.sweptAtOnce && failures.length === 0);
  await tellOwners(services).catch((error: unknown) => failures.push(error));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} subscriptions are not looked after`);
}
