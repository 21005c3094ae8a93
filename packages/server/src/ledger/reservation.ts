import type { LedgerReason } from '@mirror-studio/domain/economy';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queryable } from '../database/index.ts';
import { refusals } from '../http/answer/refusals.ts';
import { HttpError } from '../http/index.ts';
import { holdBalance, lockAccounts } from './balance.ts';
import { type Leg, transfer } from './transfer.ts';

/** What a run of a job holds back: it is settled once. */
export interface Reservation {
  readonly member: string;
  readonly jobId: string;
  /** Each retry of a job is a run of its own. */
  readonly run: number;
  /** Whole credits; 0 reserves nothing. */
  readonly credits: number;
}

/** How a run ended: what is paid of that which was held. The rest is returned. */
export interface Settlement {
  /** Whole credits, at most those held. */
  readonly chargedCredits: number;
  /** What was done for them, in plain words. */
  readonly because: string;
}

const inWords = (credits: number) => (credits === 1 ? '1 credit' : `${credits} credits`);

/** Holds credits back for a job. Throws HttpError COINS_INSUFFICIENT when there are not enough. */
export async function reserve(tx: Queryable, held: Reservation, now: Date): Promise<void> {
  if (held.credits === 0) return;
  if ((await holdBalance(tx, held.member)).credits < held.credits) {
    throw new HttpError('COINS_INSUFFICIENT', refusals.creditsMissing);
  }
  await move(
    tx,
    held,
    {
      key: `reserve:${held.jobId}:${held.run}`,
      reason: 'generation_reserved',
      note: `Held ${inWords(held.credits)} for a job`,
      credits: held.credits,
      from: 'available',
      to: { member: held.member, purpose: 'reserved' },
    },
    now,
  );
}

/**
 * Ends a reservation, in the caller's transaction: charges what was done and returns the rest. The second call does
 * nothing. Throws RangeError when more would be charged than was held.
 */
export async function settle(
  tx: Queryable,
  held: Reservation,
  { chargedCredits, because }: Settlement,
  now: Date,
): Promise<void> {
  const returnedCredits = held.credits - chargedCredits;
  if (chargedCredits < 0 || returnedCredits < 0) {
    throw new RangeError(`Of ${held.credits} credits held, ${chargedCredits} cannot be charged`);
  }
  if (held.credits === 0) return;
  await lockAccounts(tx, held.member);
  const key = `settle:${held.jobId}:${held.run}`;
  const settled = await tx.first(
    v.object({ one: v.number() }),
    sql`select 1 as one from studio.transfers where business_key = ${key}`,
  );
  if (settled) return;
  const charge: Move = {
    key,
    reason: 'generation_captured',
    note: `Charged ${inWords(chargedCredits)} of ${held.credits} held for a job: ${because}`,
    credits: chargedCredits,
    from: 'reserved',
    to: { house: 'revenue' },
  };
  const giveBack: Move = {
    key: chargedCredits > 0 ? `${key}:returned` : key,
    reason: 'generation_released',
    note: `Returned ${inWords(returnedCredits)} of ${held.credits} held for a job: ${because}`,
    credits: returnedCredits,
    from: 'reserved',
    to: { member: held.member, purpose: 'available' },
  };
  for (const one of [charge, giveBack]) {
    if (one.credits > 0) await move(tx, held, one, now);
  }
}

interface Move {
  readonly key: string;
  readonly reason: LedgerReason;
  readonly note: string;
  readonly credits: number;
  readonly from: 'available' | 'reserved';
  readonly to: Leg['account'];
}

async function move(
  tx: Queryable,
  { member, jobId }: Reservation,
  { key, reason, note, credits, from, to }: Move,
  now: Date,
): Promise<void> {
  await transfer(
    tx,
    {
      member,
      reason,
      note,
      jobId,
      businessKey: key,
      legs: [
        { account: { member, purpose: from }, currency: 'credits', amount: -credits },
        { account: to, currency: 'credits', amount: credits },
      ],
    },
    now,
  );
}
