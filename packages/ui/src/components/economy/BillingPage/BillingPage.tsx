import type { LedgerLine, Order, Subscription } from '@mirror-studio/domain/contract';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { lazyPart, useLazyPart } from '../../../overlays/lazy-overlay.ts';
import type { ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { useOrderWords } from '../order-words.ts';
import * as styles from './BillingPage.css.ts';
import { Received } from './Received.tsx';
import { SubscriptionLine } from './SubscriptionLine.tsx';

export interface BillingPageProps extends RootProps {
  /** What is shown instead of the purchases while they are on their way, or when they did not come. Default `listed`. */
  state?: 'loading' | 'listed' | 'failed';
  /** The purchases, the last first: also the months of a subscription. */
  orders: readonly Order[];
  /** What failed; beside purchases that are listed, reading on or again. */
  failure?: ListFailure;
  /** Older purchases are being read. Default false. */
  isLoadingMore?: boolean;
  /** Called when the end of the purchases comes near. */
  onLoadMore?: () => void;
  /** Called with the purchase whose receipt is asked for, by Enter or a press. */
  onOpen?: (order: Order) => void;
  /** The subscription, or the last one that ended; null where there was none. Left out: it is not shown. */
  subscription?: Subscription | null;
  /** What was given or earned, the last first. Left out: it is not shown. */
  received?: readonly LedgerLine[];
  /** Where what there is to buy is. */
  shopHref: string;
  /** Where the plans are. */
  subscriptionsHref: string;
  /** Where the whole ledger is. */
  ledgerHref: string;
  /** What stands on receipts, and how it is changed. */
  details?: ReactNode;
}

/** The table is most of what the page would need. */
const purchases = lazyPart(async () => (await import('./Purchases.tsx')).Purchases);

/** What somebody bought, subscribed to and was given, each purchase with its receipt; simulated ones say so. */
export function BillingPage({
  state = 'listed',
  orders,
  failure,
  isLoadingMore = false,
  onLoadMore,
  onOpen,
  subscription,
  received,
  shopHref,
  subscriptionsHref,
  ledgerHref,
  details,
  ...rest
}: BillingPageProps) {
  const { t } = useOrderWords();
  const r = useTexts('routes', routes);
  const { Component: Purchases } = useLazyPart(purchases);
  return (
    <div {...rootProps(rest, styles.root)}>
      <PageHeader title={r('billing')} description={t('lead')} />
      <section className={styles.section} aria-label={t('purchases')}>
        <h2 className={styles.heading}>{t('purchases')}</h2>
        {Purchases ? (
          <Purchases {...{ state, orders, failure, isLoadingMore, onLoadMore, onOpen, shopHref }} />
        ) : (
          <Skeleton shape="block" height="10rem" />
        )}
      </section>
      {subscription !== undefined && (
        <section className={styles.section} aria-label={t('subscriptionTitle')}>
          <h2 className={styles.heading}>{t('subscriptionTitle')}</h2>
          <SubscriptionLine subscription={subscription} href={subscriptionsHref} />
        </section>
      )}
      {received && (
        <section className={styles.section} aria-label={t('received')}>
          <h2 className={styles.heading}>{t('received')}</h2>
          <Received lines={received} ledgerHref={ledgerHref} />
        </section>
      )}
      {details}
    </div>
  );
}
