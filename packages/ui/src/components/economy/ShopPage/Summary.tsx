import {
  bonusTokens,
  creditsForCoins,
  dollarsFromCents,
  type OrderQuote,
  type PurchasingMode,
  quoteCheckout,
} from '@mirror-studio/domain/economy';
import { purchase } from '@mirror-studio/domain/texts/en/purchase';
import { shop } from '@mirror-studio/domain/texts/en/shop';
import { useId } from 'react';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { cx } from '../../../theme/cx.ts';
import * as styles from './ShopPage.css.ts';

interface SummaryProps {
  quote: OrderQuote;
  purchasing: PurchasingMode;
  isPending: boolean;
  failure: string | undefined;
  onBuy: () => void;
}

const labels = { live: 'pay', simulated: 'paySimulated', disabled: 'payDisabled' } as const;

/** What is chosen: its coins with the bonus among them, what they are worth, the price, and the button. */
export function Summary({ quote, purchasing, isPending, failure, onBuy }: SummaryProps) {
  const t = useTexts('shop', shop);
  const p = useTexts('purchase', purchase);
  const locale = useTextLocale();
  const id = useId();
  const figure = new Intl.NumberFormat(locale);
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  const { item, coins, priceCents } = quote;
  const base = item === 'tokens' ? (quoteCheckout(priceCents)?.baseTokens ?? coins) : coins;
  const bonus = item === 'tokens' ? bonusTokens(priceCents, base) : 0;
  return (
    <Card tone="gold" padding="large" elementType="section" aria-labelledby={id} className={styles.summary}>
      <div className={styles.summaryHead}>
        <h2 id={id} className={styles.heading}>
          {t('summary')}
        </h2>
        {purchasing === 'simulated' && <Badge tone="warning">{t('simulated')}</Badge>}
      </div>
      <p className={styles.title}>{item === 'tokens' ? t('tokens') : p(`${item}Name`)}</p>
      <dl className={styles.facts}>
        {bonus > 0 && (
          <>
            <dt className={styles.term}>{t('base')}</dt>
            <dd className={styles.said}>{figure.format(base)}</dd>
            <dt className={styles.term}>{t('bonus')}</dt>
            <dd className={styles.said}>+{figure.format(bonus)}</dd>
          </>
        )}
        <dt className={styles.term}>{t('total')}</dt>
        <dd className={cx(styles.said, styles.gain)}>{p('coins', { count: coins })}</dd>
        <dt className={styles.term}>{t('price')}</dt>
        <dd className={cx(styles.said, styles.total)}>{money.format(dollarsFromCents(priceCents))}</dd>
      </dl>
      <p className={styles.note}>{t('worth', { count: creditsForCoins(coins) })}</p>
      {failure !== undefined && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <Button
        variant="value"
        isFullWidth
        isDisabled={purchasing === 'disabled'}
        isPending={isPending}
        pendingLabel={t('paying')}
        onPress={onBuy}
      >
        {t(labels[purchasing])}
      </Button>
      {purchasing === 'live' && <p className={styles.note}>{t('payNote')}</p>}
    </Card>
  );
}
