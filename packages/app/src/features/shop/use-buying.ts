import { coinPackages, type OrderQuote } from '@mirror-studio/domain/economy';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { useFailureWords } from '@mirror-studio/flows/texts';
import { isRefusal, toFailure } from '@mirror-studio/state-machines/shared';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBalanceOutdated } from '../../api/balance.ts';
import { checkoutTokens, purchaseCoins } from '../../api/receipts.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { orderPath } from '../../routes/order-address.ts';

/** Buys what is chosen, and goes on to where it is paid or to what became of it. What had no answer is asked for under the same key. */
export function useBuying() {
  const { api } = useServices();
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const balanceOutdated = useBalanceOutdated();
  const e = useTexts('errors', errors);
  const inWords = useFailureWords();
  const intent = useRef<{ readonly of: string; readonly key: string } | null>(null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();

  async function ask({ item, priceCents }: OrderQuote, idempotencyKey: string) {
    const { signal } = new AbortController();
    const pack = coinPackages.find(({ id }) => id === item);
    const cache = { api, queries, userId };
    return pack
      ? purchaseCoins(cache)({ pack, idempotencyKey }, signal)
      : checkoutTokens(cache)({ amountCents: priceCents, idempotencyKey }, signal);
  }

  async function buy(quote: OrderQuote) {
    const of = `${quote.item} ${quote.priceCents}`;
    const key = intent.current?.of === of ? intent.current.key : crypto.randomUUID();
    intent.current = { of, key };
    setPending(true);
    setFailure(undefined);
    try {
      const { checkoutUrl, orderId = '' } = await ask(quote, key);
      // The button stays as it is while the browser leaves.
      if (checkoutUrl !== undefined) return window.location.assign(checkoutUrl);
      intent.current = null;
      balanceOutdated();
      return void navigate(orderPath(orderId));
    } catch (error) {
      if (isRefusal(error)) {
        intent.current = null;
        setFailure(inWords(toFailure(error)));
      } else {
        balanceOutdated();
        setFailure(inWords(toFailure(error), e('outcomeUnknown')));
      }
      setPending(false);
    }
  }
  return { buy: (quote: OrderQuote) => void buy(quote), isPending, failure };
}
