import { pathOf } from '@mirror-studio/domain/access';
import type { Order } from '@mirror-studio/domain/contract';
import { billing } from '@mirror-studio/domain/texts/en/billing';
import { type PageData, useFailureState } from '@mirror-studio/flows/page-data';
import { BillingPage, type BillingPageProps } from '@mirror-studio/ui/BillingPage';
import { useTexts } from '@mirror-studio/ui/i18n';

export interface BillingData {
  readonly orders: readonly Order[];
  readonly hasMore: boolean;
}

interface BillingViewProps {
  page: PageData<BillingData>;
  onMore: () => void;
  onRetry: () => void;
  /** What else stands on the page, and what can be done. Default nothing. */
  beside?: Pick<BillingPageProps, 'onOpen' | 'subscription' | 'received' | 'details'>;
}

const doors = {
  shopHref: pathOf('shop'),
  subscriptionsHref: pathOf('subscriptions'),
  ledgerHref: pathOf('credits'),
};

/** What was bought as a function of what its query says. */
export function BillingView({ page, onMore, onRetry, beside }: BillingViewProps) {
  const t = useTexts('billing', billing);
  const failureState = useFailureState();
  const common = { ...doors, ...beside };
  if (page.state === 'waiting') return <BillingPage {...common} state="loading" orders={[]} />;
  const retry = { onRetry, serverFailed: t('failedToLoad') };
  if (page.state === 'failed') {
    const failure = failureState(page.failure, { ...retry, isRetrying: page.isRetrying });
    return <BillingPage {...common} state="failed" orders={[]} failure={failure} />;
  }
  const { data, failure, isLoadingMore } = page;
  return (
    <BillingPage
      {...common}
      orders={data.orders}
      {...(data.hasMore && !failure && { onLoadMore: onMore })}
      isLoadingMore={isLoadingMore}
      {...(failure && !isLoadingMore && { failure: failureState(failure, retry) })}
    />
  );
}
