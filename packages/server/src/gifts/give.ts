import { mailboxOf } from '@mirror-studio/domain/auth';
import { giftLimits } from '@mirror-studio/domain/constants/gifts';
import { dayBeganAt } from '@mirror-studio/domain/economy';
import type { ErrorCode } from '@mirror-studio/domain/errors';
import {
  checkGiftAmount,
  type GiftAmountProblem,
  type GiftRecipient,
  giftAllowance,
  isGiftWordsLong,
  readGiftRecipient,
  readGiftWords,
} from '@mirror-studio/domain/gifts';
import type { Language } from '@mirror-studio/domain/texts';
import { gifts as english } from '@mirror-studio/domain/texts/en/gifts';
import { gifts as spanish } from '@mirror-studio/domain/texts/es/gifts';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { creatorOf } from '../creators/store.ts';
import { at, lockMember, type Queryable, whole } from '../database/index.ts';
import { inBoth, type Words } from '../http/answer/words.ts';
import { HttpError } from '../http/index.ts';
import { stepUpNeeded } from '../http/request/step-up.ts';
import { balanceOf, lockBoth } from '../ledger/index.ts';
import { type Leg, transfer } from '../ledger/transfer.ts';

export const texts = inBoth(english, spanish);
const dayMs = 86_400_000;

export interface Giving {
  readonly giver: { readonly id: string; readonly email: string | null };
  readonly to: string;
  readonly coins: number;
  readonly words: string;
  readonly language: Language;
  /** They have no second factor, or have proved it lately. */
  readonly isProved: boolean;
}

const codes: Readonly<Record<GiftAmountProblem, ErrorCode>> = {
  invalidAmount: 'INPUT_INVALID',
  ambiguousAmount: 'INPUT_INVALID',
  aboveBalance: 'COINS_INSUFFICIENT',
  giftsADay: 'RATE_LIMITED',
  coinsADay: 'RATE_LIMITED',
};

const refused = (field: 'to' | 'words', words: Words, code: ErrorCode = 'INPUT_INVALID') =>
  new HttpError(code, words, undefined, field);

/**
 * Gives coins, and writes down the gift; returns its id. To a handle they move at once; for an address they are held, whether or not
 * somebody has it: nothing is looked up, so that neither the answer nor its time tells. Throws HttpError for the first rule broken.
 */
export async function give(tx: Queryable, giving: Giving, now: Date): Promise<string> {
  const { giver, language } = giving;
  const words = readGiftWords(giving.words);
  if (isGiftWordsLong(words)) throw refused('words', texts.wordsLong({ most: giftLimits.wordsCharacters }));
  const recipient = readGiftRecipient(giving.to);
  if (!recipient) throw refused('to', giving.to.trim() === '' ? texts.toMissing : texts.toUnreadable);
  const receiver = await receiverOf(tx, giver, recipient, now);
  await lockMember(tx, giver.id, 'gifts');
  await lockBoth(tx, giver.id, receiver ?? giver.id);
  const allowance = await allowanceOf(tx, giver.id, now);
  const check = checkGiftAmount(giving.coins, (await balanceOf(tx, giver.id)).coins, allowance);
  if (!check.ok) throw new HttpError(codes[check.problem], texts[check.problem], undefined, 'coins');
  const { coins } = check;
  if (coins > allowance.coinsUnproved && !giving.isProved) throw stepUpNeeded();
  const id = crypto.randomUUID();
  const moved = await move(tx, { id, giver: giver.id, receiver, coins }, now);
  const address = recipient.by === 'address' ? recipient.address : null;
  const endsAt = receiver === null ? at(new Date(now.getTime() + giftLimits.heldDays * dayMs)) : null;
  await tx.run(
    sql`insert into studio.gifts
        (id, giver, receiver, address, coins, words, language, created_at, ends_at, received_at, sent_transfer)
      values (${id}, ${giver.id}, ${receiver}, ${address}, ${coins}, ${words}, ${language}, ${at(now)}, ${endsAt},
        ${receiver === null ? null : at(now)}, ${moved})`,
  );
  return id;
}

/** The member who has a handle; null for an address, whoever has it. */
async function receiverOf(
  tx: Queryable,
  giver: Giving['giver'],
  recipient: GiftRecipient,
  now: Date,
): Promise<string | null> {
  if (recipient.by === 'address') {
    const isOwn = giver.email !== null && mailboxOf(giver.email) === mailboxOf(recipient.address);
    if (isOwn) throw refused('to', texts.toOneself);
    return null;
  }
  const creator = await creatorOf(tx, recipient.handle, now, giver.id);
  // Of a sample nobody could spend them.
  if (!creator || creator.profile.isSample) throw refused('to', texts.toUnknown, 'NOT_FOUND');
  if (creator.member === giver.id) throw refused('to', texts.toOneself);
  return creator.member;
}

interface Moving {
  readonly id: string;
  readonly giver: string;
  readonly receiver: string | null;
  readonly coins: number;
}

async function move(tx: Queryable, { id, giver, receiver, coins }: Moving, now: Date): Promise<string> {
  const amount = coins === 1 ? '1 Mirror Coin' : `${coins} Mirror Coins`;
  const to: Leg['account'] =
    receiver === null ? { house: 'gifts' } : { member: receiver, purpose: 'available' };
  const moved = await transfer(
    tx,
    {
      member: giver,
      reason: receiver === null ? 'gift_held' : 'gift',
      // Nobody is named: the journal stays when they leave.
      note: receiver === null ? `Gift of ${amount}, held until it is taken` : `Gift of ${amount}`,
      businessKey: `gift:${id}:given`,
      legs: [
        { account: { member: giver, purpose: 'available' }, currency: 'coins', amount: -coins },
        { account: to, currency: 'coins', amount: coins },
      ],
    },
    now,
  );
  if (moved === null) throw new Error('A new gift has a key of its own and is always written');
  return moved;
}

const givenRow = v.object({ gifts: whole, coins: whole });

/** What a member can still give today. What came back today was given all the same. */
export async function allowanceOf(db: Queryable, member: string, now: Date) {
  const given = await db.first(
    givenRow,
    sql`select count(*) as gifts, coalesce(sum(coins), 0) as coins from studio.gifts
      where giver = ${member} and created_at >= ${at(dayBeganAt(now))}`,
  );
  return giftAllowance(given ?? { gifts: 0, coins: 0 });
}
