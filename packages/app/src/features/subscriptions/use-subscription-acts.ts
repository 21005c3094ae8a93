import { subscriptionsEndpoints as endpoints, type Subscription } from '@mirror-studio/domain/contract';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { useFailureWords } from '@mirror-studio/flows/texts';
import { isRefusal, toFailure } from '@mirror-studio/state-machines/shared';
import { useTexts } from '@mirror-studio/ui/i18n';
import type { SubscriptionAsk } from '@mirror-studio/ui/SubscriptionDialog';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useBalanceOutdated } from '../../api/balance.ts';
import { subscriptionQuery } from '../../api/subscription.ts';
import { useServices, useUser } from '../../providers/services.tsx';

type Act = SubscriptionAsk | { readonly kind: 'resume' };

/** Does what is confirmed. What had no answer is asked for again under the same key, and done once. */
export function useSubscriptionActs(subscription: Subscription | null) {
  const { api } = useServices();
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const balanceOutdated = useBalanceOutdated();
  const e = useTexts('errors', errors);
  const inWords = useFailureWords();
  const intent = useRef<{ readonly of: string; readonly key: string } | null>(null);
  const [pending, setPending] = useState<Act['kind'] | null>(null);
  const [failure, setFailure] = useState<string | undefined>();
  const { queryKey } = subscriptionQuery(api, userId);

  function send(act: Act, idempotencyKey: string) {
    if (act.kind === 'cancel') return api.call(endpoints.cancelSubscription);
    if (act.kind === 'resume') return api.call(endpoints.resumeSubscription);
    const { plan } = act;
    if (act.kind === 'subscribe' || !subscription)
      return api.call(endpoints.subscribe, { body: { plan }, idempotencyKey });
    const body = { plan, basedOn: subscription.revision };
    return api.call(endpoints.changeSubscription, { body, idempotencyKey });
  }

  /** Whether it was done. */
  async function act(what: Act): Promise<boolean> {
    const of = JSON.stringify([what, subscription?.id, subscription?.revision]);
    const key = intent.current?.of === of ? intent.current.key : crypto.randomUUID();
    intent.current = { of, key };
    setPending(what.kind);
    setFailure(undefined);
    try {
      const { subscription: next } = await send(what, key);
      intent.current = null;
      queries.setQueryData(queryKey, next);
      balanceOutdated();
      return true;
    } catch (error) {
      if (isRefusal(error)) intent.current = null;
      setFailure(inWords(toFailure(error), isRefusal(error) ? undefined : e('outcomeUnknown')));
      balanceOutdated();
      void queries.invalidateQueries({ queryKey });
      return false;
    } finally {
      setPending(null);
    }
  }
  return { act, pending, failure, forget: () => setFailure(undefined) };
}
