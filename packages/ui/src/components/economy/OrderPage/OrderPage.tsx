import type { Order } from '@mirror-studio/domain/contract';
import { dollarsFromCents } from '@mirror-studio/domain/economy';
import { purchase } from '@mirror-studio/domain/texts/en/purchase';
import { shop } from '@mirror-studio/domain/texts/en/shop';
import { useIsOnServer } from '../../../controlled/useIsOnServer.ts';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { PublicPage } from '../../pages/PublicPage/PublicPage.tsx';
import type { SiteLink } from '../../pages/PublicPage/SiteLinks.tsx';
import * as styles from './OrderPage.css.ts';

export interface OrderPageProps extends RootProps {
  /** What is shown instead of the order while it is on its way, or where there is none. Default `shown`. */
  state?: 'loading' | 'shown' | 'missing' | 'failed';
  /** The order, where it is shown. */
  order?: Order;
  /** The payment provider did not answer when it was asked about it. Default false. */
  isProviderSilent?: boolean;
  /** Why it could not be looked up. */
  failure?: ListFailure;
  /** Where the wordmark leads, and the way on. */
  homeHref: string;
  /** The way back to the shelves. */
  shopHref: string;
  /** Where the ledger has the receipt of the order; default none. */
  receiptHref?: string;
  /** The other pages that anybody may read, under this one. Default none. */
  links?: readonly SiteLink[];
}

/** What became of a purchase, as the server says it: the page to which a payment returns. */
export function OrderPage({
  state = 'shown',
  order,
  isProviderSilent = false,
  failure,
  homeHref,
  shopHref,
  receiptHref,
  links,
  ...rest
}: OrderPageProps) {
  const t = useTexts('shop', shop);
  const frame = { ...rest, homeHref, ...(links && { links }) };
  const onward = (
    <div className={styles.actions}>
      {order?.checkoutUrl != null && (
        <LinkButton href={order.checkoutUrl} variant="value">
          {t('toPayment')}
        </LinkButton>
      )}
      {order?.paidAt != null && (
        <LinkButton href={homeHref} variant="primary">
          {t('toStudio')}
        </LinkButton>
      )}
      <LinkButton href={shopHref}>{t('toShop')}</LinkButton>
      {receiptHref !== undefined && order?.transferId != null && (
        <LinkButton href={receiptHref}>{t('toReceipt')}</LinkButton>
      )}
    </div>
  );
  if (state === 'failed') {
    return (
      <PublicPage {...frame} title={t('summary')}>
        <ErrorState {...(failure ?? { kind: 'server', message: t('orderFailed') })} />
        {onward}
      </PublicPage>
    );
  }
  if (state === 'missing') {
    return (
      <PublicPage {...frame} title={t('missingTitle')} lead={t('missing')}>
        {onward}
      </PublicPage>
    );
  }
  if (state === 'loading' || !order) {
    return (
      <PublicPage {...frame} title={t('summary')}>
        <div className={styles.root} aria-busy>
          <Status>{t('orderLoading')}</Status>
          <Skeleton shape="text" width="60%" />
          <Skeleton shape="block" height="9rem" />
        </div>
      </PublicPage>
    );
  }
  const title = order.state === 'paid' ? t('paidTitle', { count: order.coins }) : t(`${order.state}Title`);
  const words = order.state === 'paid' && order.isSimulated ? 'paidSimulated' : order.state;
  const exact = order.state === 'refunded' && order.owedCoins > 0 ? 'refundedOwed' : words;
  return (
    <PublicPage {...frame} title={title}>
      <div className={styles.root}>
        <Status className={styles.words}>
          {order.state === 'created' && !isProviderSilent && <Spinner size={18} />}
          <span>{t(isProviderSilent && order.state === 'created' ? 'silent' : exact)}</span>
        </Status>
        <Facts order={order} />
        {onward}
      </div>
    </PublicPage>
  );
}

const tones = {
  created: 'neutral',
  paid: 'success',
  refunded: 'neutral',
  disputed: 'warning',
  expired: 'neutral',
} as const;

function Facts({ order }: { order: Order }) {
  const t = useTexts('shop', shop);
  const p = useTexts('purchase', purchase);
  const locale = useTextLocale();
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  // A server does not know the zone of whoever reads.
  const zone = useIsOnServer() && { timeZone: 'UTC' };
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', ...zone });
  const inDollars = (cents: number) => money.format(dollarsFromCents(cents));
  const at = order.paidAt ?? order.createdAt;
  const facts = [
    [
      t('what'),
      `${order.item === 'tokens' ? t('tokens') : p(`${order.item}Name`)}, ${p('coins', { count: order.coins })}`,
    ],
    [t('price'), inDollars(order.priceCents)],
    [t('when'), moment.format(new Date(at))],
    ...(order.refundedCents > 0 ? [[t('refundedPart'), inDollars(order.refundedCents)]] : []),
    ...(order.returnedCoins > 0 ? [[t('returned'), p('coins', { count: order.returnedCoins })]] : []),
    ...(order.owedCoins > 0 ? [[t('owed'), p('coins', { count: order.owedCoins })]] : []),
  ];
  return (
    <div className={styles.sheet}>
      <div className={styles.badges}>
        <Badge tone={tones[order.state]}>{t(`state_${order.state}`)}</Badge>
        {order.isSimulated && <Badge tone="warning">{t('simulated')}</Badge>}
      </div>
      <dl className={styles.facts}>
        {facts.map(([term, said]) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.said}>{said}</dd>
          </div>
        ))}
        <div className={styles.fact}>
          <dt className={styles.term}>{t('order')}</dt>
          <dd className={styles.id}>{order.id}</dd>
        </div>
      </dl>
    </div>
  );
}
