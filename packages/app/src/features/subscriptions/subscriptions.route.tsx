import { pathOf } from '@mirror-studio/domain/access';
import { subscriptions } from '@mirror-studio/domain/texts/en/subscriptions';
import { useFailureState } from '@mirror-studio/flows/page-data';
import { useTexts } from '@mirror-studio/ui/i18n';
import type { SubscriptionAsk } from '@mirror-studio/ui/SubscriptionDialog';
import { SubscriptionsPage } from '@mirror-studio/ui/SubscriptionsPage';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { subscriptionQuery } from '../../api/subscription.ts';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { useSubscriptionActs } from './use-subscription-acts.ts';

const Confirm = lazyWithRetry(async () => ({
  default: (await import('@mirror-studio/ui/SubscriptionDialog')).SubscriptionDialog,
}));

/** `/subscriptions`: the subscription and the plans of the catalogue; every change is shown before it is made. */
export default function Subscriptions() {
  const { api, flags } = useServices();
  const t = useTexts('subscriptions', subscriptions);
  const failureState = useFailureState();
  const { data, error, isFetching, refetch } = useQuery(subscriptionQuery(api, useUser().id));
  const subscription = data ?? null;
  const { act, pending, failure, forget } = useSubscriptionActs(subscription);
  const [asked, setAsked] = useState<SubscriptionAsk | null>(null);
  const ask = (next: SubscriptionAsk | null) => {
    forget();
    setAsked(next);
  };
  const confirm = async (what: SubscriptionAsk) => {
    if (await act(what)) setAsked(null);
  };
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching, serverFailed: t('failed') };
  const waits = error
    ? ({ state: 'failed', failure: failureState(error, retry) } as const)
    : ({ state: 'loading' } as const);
  return (
    <>
      <SubscriptionsPage
        purchasing={flags.purchasing}
        subscription={subscription}
        {...(data === undefined && waits)}
        onAsk={ask}
        onAskIntent={() => void Confirm.prefetch()}
        onResume={() => {
          ask(null);
          void act({ kind: 'resume' });
        }}
        isResuming={pending === 'resume'}
        {...(asked === null && failure !== undefined && { refusal: failure })}
        billingHref={pathOf('billing')}
      />
      {asked !== null && (
        <Suspense fallback={null}>
          <Confirm
            isOpen
            onOpenChange={(isOpen) => !isOpen && pending === null && ask(null)}
            ask={asked}
            subscription={subscription?.state === 'ended' ? null : subscription}
            isPending={pending !== null}
            {...(failure !== undefined && { failure })}
            onConfirm={() => void confirm(asked)}
          />
        </Suspense>
      )}
    </>
  );
}
