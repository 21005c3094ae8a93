import { checkExchange, type ExchangeRefusal, exchangeRefusalTexts } from '@mirror-studio/domain/economy';
import type { ErrorCode } from '@mirror-studio/domain/errors';
import type { Queryable } from '../database/index.ts';
import { exchange as texts } from '../http/answer/refusals.ts';
import { HttpError } from '../http/index.ts';
import { balanceOf, holdBalance } from './balance.ts';
import { transfer } from './transfer.ts';

const codes: Record<ExchangeRefusal, ErrorCode> = {
  invalidAmount: 'INPUT_INVALID',
  ambiguousAmount: 'INPUT_INVALID',
  belowMinimum: 'INPUT_INVALID',
  aboveBalance: 'COINS_INSUFFICIENT',
};

/**
 * Exchanges a member's coins for credits (§5): two linked legs in one transfer, all or nothing.
 * Takes the whole coins; returns what moved and the balance after it. Throws HttpError for the first rule broken.
 */
export async function exchangeCoins(tx: Queryable, member: string, coins: number, now: Date) {
  const check = checkExchange(coins, (await holdBalance(tx, member)).coins);
  if (!check.ok) {
    throw new HttpError(codes[check.reason], texts[exchangeRefusalTexts[check.reason].description]);
  }
  const own = { member, purpose: 'available' } as const;
  const house = { house: 'exchange' } as const;
  const transferId = await transfer(
    tx,
    {
      member,
      reason: 'exchange',
      note: `Exchanged ${check.coins} coins for ${check.credits} credits`,
      legs: [
        { account: own, currency: 'coins', amount: -check.coins },
        { account: house, currency: 'coins', amount: check.coins },
        { account: house, currency: 'credits', amount: -check.credits },
        { account: own, currency: 'credits', amount: check.credits },
      ],
    },
    now,
  );
  if (transferId === null) throw new Error('An exchange has no business key and is always written');
  return {
    ok: true as const,
    coins: check.coins,
    credits: check.credits,
    balance: await balanceOf(tx, member),
    transferId,
  };
}
