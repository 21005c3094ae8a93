import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ordersQuery, receivedQuery } from '../../api/billing.ts';
import { subscriptionQuery } from '../../api/subscription.ts';
import { usePageData } from '../../data-page/usePageData.ts';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { readyForMore } from '../../offline/quiet.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { BillingView } from './BillingView.tsx';

const Receipt = lazyWithRetry(async () => ({ default: (await import('./Receipt.tsx')).Receipt }));
const Details = lazyWithRetry(async () => {
  await readyForMore();
  return { default: (await import('./Details.tsx')).Details };
});

const receiptParam = 'receipt';

/** `/dashboard/billing`: what was bought, subscribed to and received; the receipt that is open is in the address. */
export default function Billing() {
  const { api } = useServices();
  const { id: userId } = useUser();
  const [params, setParams] = useSearchParams();
  const receipt = params.get(receiptParam) || null;
  const open = (id: string | null) =>
    setParams(id === null ? {} : { [receiptParam]: id }, { preventScrollReset: true });
  const query = useInfiniteQuery({
    ...ordersQuery(api, userId),
    select: ({ pages }) => ({
      orders: pages.flatMap(({ orders }) => orders),
      hasMore: pages.at(-1)?.nextCursor !== null,
    }),
  });
  const subscription = useQuery(subscriptionQuery(api, userId)).data;
  const received = useQuery(receivedQuery(api, userId)).data;
  return (
    <>
      <BillingView
        page={usePageData(query)}
        onMore={() => void query.fetchNextPage()}
        onRetry={() => void (query.data ? query.fetchNextPage() : query.refetch())}
        beside={{
          onOpen: ({ id }) => open(id),
          ...(subscription !== undefined && { subscription }),
          ...(received && { received }),
          details: (
            <Suspense fallback={null}>
              <Details />
            </Suspense>
          ),
        }}
      />
      {receipt !== null && (
        <Suspense fallback={null}>
          <Receipt id={receipt} onClose={() => open(null)} />
        </Suspense>
      )}
    </>
  );
}
