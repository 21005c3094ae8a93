import type { Subscription } from '@mirror-studio/domain/contract';
import { dollarsFromCents, type SubscriptionPlan } from '@mirror-studio/domain/economy';
import { purchase } from '@mirror-studio/domain/texts/en/purchase';
import { subscriptions } from '@mirror-studio/domain/texts/en/subscriptions';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { CoinIcon } from '../../../icons/index.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { cx } from '../../../theme/cx.ts';
import type { SubscriptionAsk } from '../SubscriptionDialog/SubscriptionDialog.tsx';
import * as styles from './SubscriptionsPage.css.ts';

interface PlanCardProps {
  plan: SubscriptionPlan;
  /** The open subscription, or null. */
  subscription: Subscription | null;
  isDisabled: boolean;
  onAsk: (ask: SubscriptionAsk) => void;
  onAskIntent: (() => void) | undefined;
}

/** A plan of the catalogue, and what can be done with it now. */
export function PlanCard({ plan, subscription, isDisabled, onAsk, onAskIntent }: PlanCardProps) {
  const t = useTexts('subscriptions', subscriptions);
  const p = useTexts('purchase', purchase);
  const money = new Intl.NumberFormat(useTextLocale(), { style: 'currency', currency: 'USD' });
  const name = p(`${plan.id}Name`);
  const isYours = subscription?.plan === plan.id;
  const isNext = subscription?.nextPlan === plan.id;
  const isChangeable = subscription?.state === 'active' && !subscription.isCancelled;
  const act = subscription === null ? 'subscribe' : isYours ? 'keepPlan' : 'changeTo';
  const hasAct =
    subscription === null || (isChangeable && !isNext && (!isYours || subscription.nextPlan !== null));
  return (
    <li className={cx(styles.plan, isYours && styles.isYours)}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.badges}>
        {isYours && <Badge tone="gold">{t('yours')}</Badge>}
        {isNext && <Badge tone="info">{t('next')}</Badge>}
        {!plan.confirmed && <Badge tone="warning">{t('placeholder')}</Badge>}
      </div>
      <p className={styles.coins}>
        <CoinIcon size={20} />
        {t('coinsAMonth', { count: plan.monthlyCoins })}
      </p>
      <p className={styles.price}>
        {t('priceAMonth', { price: money.format(dollarsFromCents(plan.priceCents)) })}
      </p>
      <p className={styles.description}>{t(`${plan.id}Description`)}</p>
      {hasAct && (
        <Button
          isFullWidth
          isDisabled={isDisabled}
          onHoverStart={onAskIntent}
          onPress={() => onAsk({ kind: subscription === null ? 'subscribe' : 'change', plan: plan.id })}
        >
          {t(act, { plan: name })}
        </Button>
      )}
    </li>
  );
}
