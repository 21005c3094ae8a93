import type { Order } from '@mirror-studio/domain/contract';
import { dollarsFromCents } from '@mirror-studio/domain/economy';
import { billing } from '@mirror-studio/domain/texts/en/billing';
import { purchase } from '@mirror-studio/domain/texts/en/purchase';
import { shop } from '@mirror-studio/domain/texts/en/shop';
import { useTextLocale, useTexts } from '../../i18n/useTexts.ts';

/** What tells the states of an order apart besides their words. */
export const orderTones = {
  created: 'neutral',
  paid: 'success',
  refunded: 'neutral',
  disputed: 'warning',
  expired: 'neutral',
} as const;

/** What an order is called, and its figures with their units. */
export function useOrderWords() {
  const t = useTexts('billing', billing);
  const p = useTexts('purchase', purchase);
  const s = useTexts('shop', shop);
  const money = new Intl.NumberFormat(useTextLocale(), { style: 'currency', currency: 'USD' });
  return {
    t,
    s,
    coins: (count: number) => p('coins', { count }),
    price: (cents: number) => money.format(dollarsFromCents(cents)),
    plan: (plan: 'glass' | 'silver' | 'obsidian') => p(`${plan}Name`),
    what: ({ item, period }: Order) => {
      if (item === 'tokens') return s('tokens');
      return period ? t('subscriptionItem', { plan: p(`${item}Name`) }) : p(`${item}Name`);
    },
  };
}
