import { giftDayLimits, giftLimits } from '@mirror-studio/domain/constants/gifts';
import type { EconomyModel } from './model.ts';

const dayMs = 86_400_000;

export interface Giving {
  readonly giver: string;
  /** Whose handle or address it is; null: nobody's. */
  readonly to: string | null;
  readonly by: 'handle' | 'address';
  readonly coins: number;
  readonly isProved: boolean;
}

interface Held {
  readonly giver: string;
  readonly to: string | null;
  readonly coins: number;
  readonly endsAt: number;
}

/** Gifts as arithmetic on plain figures. Says the code of the refusal that is due, or null where it is done. */
export function giftsModel({ of, house }: Pick<EconomyModel, 'of' | 'house'>) {
  const given = new Map<string, { day: number; gifts: number; coins: number }>();
  let held: Held[] = [];

  function end(gift: Held, member: string) {
    held = held.filter((one) => one !== gift);
    house.gifts -= gift.coins;
    of(member).coins += gift.coins;
  }

  return {
    give({ giver, to, by, coins, isProved }: Giving, now: number): string | null {
      if (by === 'handle' && (to === null || of(to).isDemo)) return 'NOT_FOUND';
      if (to === giver) return 'INPUT_INVALID';
      const day = Math.floor(now / dayMs);
      const today = given.get(giver);
      const before = today?.day === day ? today : { day, gifts: 0, coins: 0 };
      if (coins < 1) return 'INPUT_INVALID';
      if (coins > of(giver).coins) return 'COINS_INSUFFICIENT';
      if (before.gifts >= giftDayLimits.gifts || before.coins + coins > giftDayLimits.coins)
        return 'RATE_LIMITED';
      if (before.coins + coins > giftDayLimits.secondFactorAboveCoins && !isProved) return 'insufficient_aal';
      given.set(giver, { day, gifts: before.gifts + 1, coins: before.coins + coins });
      of(giver).coins -= coins;
      if (by === 'handle' && to !== null) of(to).coins += coins;
      else {
        house.gifts += coins;
        held.push({ giver, to, coins, endsAt: now + giftLimits.heldDays * dayMs });
      }
      return null;
    },
    /** What waits for members is theirs; what nobody took in its days is its giver's again. */
    sweep(now: number): null {
      for (const gift of held) {
        if (gift.endsAt <= now) end(gift, gift.giver);
        else if (gift.to !== null && !of(gift.to).isDemo) end(gift, gift.to);
      }
      return null;
    },
    /** Whoever leaves takes back what waits, and nothing waits for them any more. */
    leave(id: string) {
      for (const gift of held.filter(({ giver }) => giver === id)) end(gift, id);
      held = held.map((gift) => (gift.to === id ? { ...gift, to: null } : gift));
    },
  };
}
