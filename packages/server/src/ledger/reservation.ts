import type { LedgerReason } from '@mirror-studio/domain/economy';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queryable } from '../database/index.ts';
import { Refusal } from '../http/index.ts';
import { balanceOf, lockAccounts } from './balance.ts';
import { type Leg, transfer } from './transfer.ts';

/** What a run of a job holds back: it is captured or released, once. */
export interface Reservation {
  readonly member: string;
  readonly jobId: string;
  /** Each retry of a job is a run of its own. */
  readonly run: number;
  /** Whole credits; 0 reserves nothing. */
  readonly credits: number;
}

/** Holds credits back for a job. Throws Refusal COINS_INSUFFICIENT when there are not enough. */
export async function reserve(tx: Queryable, held: Reservation, now: Date): Promise<void> {
  if (held.credits === 0) return;
  await lockAccounts(tx, held.member);
  if ((await balanceOf(tx, held.member)).credits < held.credits) {
    throw new Refusal('COINS_INSUFFICIENT', refusals.creditsMissing);
  }
  await move(
    tx,
    held,
    'generation_reserved',
    `Held ${held.credits} credits for a job`,
    'available',
    'reserved',
    now,
  );
}

/** Takes what was held, because the work is done. */
export async function capture(tx: Queryable, held: Reservation, now: Date): Promise<void> {
  await settle(tx, held, 'generation_captured', `Paid ${held.credits} credits for a finished job`, null, now);
}

/** Gives back what was held, because the work was not done. */
export async function release(tx: Queryable, held: Reservation, now: Date): Promise<void> {
  await settle(
    tx,
    held,
    'generation_released',
    `Returned ${held.credits} credits of a job`,
    'available',
    now,
  );
}

async function settle(
  tx: Queryable,
  held: Reservation,
  reason: LedgerReason,
  note: string,
  to: 'available' | null,
  now: Date,
): Promise<void> {
  if (held.credits === 0) return;
  await lockAccounts(tx, held.member);
  const settled = await tx.first(
    v.object({ one: v.number() }),
    sql`select 1 as one from studio.transfers where business_key = ${settlementKey(held)}`,
  );
  if (!settled) await move(tx, held, reason, note, 'reserved', to, now, settlementKey(held));
}

const settlementKey = ({ jobId, run }: Reservation) => `settle:${jobId}:${run}`;

async function move(
  tx: Queryable,
  { member, jobId, run, credits }: Reservation,
  reason: LedgerReason,
  note: string,
  from: 'available' | 'reserved',
  to: 'available' | 'reserved' | null,
  now: Date,
  businessKey = `reserve:${jobId}:${run}`,
): Promise<void> {
  const target: Leg['account'] = to === null ? { house: 'revenue' } : { member, purpose: to };
  await transfer(
    tx,
    {
      member,
      reason,
      note,
      jobId,
      businessKey,
      legs: [
        { account: { member, purpose: from }, currency: 'credits', amount: -credits },
        { account: target, currency: 'credits', amount: credits },
      ],
    },
    now,
  );
}
