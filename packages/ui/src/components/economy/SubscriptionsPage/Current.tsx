import type { Subscription } from '@mirror-studio/domain/contract';
import { dollarsFromCents } from '@mirror-studio/domain/economy';
import { purchase } from '@mirror-studio/domain/texts/en/purchase';
import { subscriptions } from '@mirror-studio/domain/texts/en/subscriptions';
import { useId } from 'react';
import { useIsOnServer } from '../../../controlled/useIsOnServer.ts';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { cx } from '../../../theme/cx.ts';
import type { SubscriptionAsk } from '../SubscriptionDialog/SubscriptionDialog.tsx';
import * as styles from './SubscriptionsPage.css.ts';

interface CurrentProps {
  subscription: Subscription;
  onAsk: (ask: SubscriptionAsk) => void;
  onAskIntent: (() => void) | undefined;
  onResume: () => void;
  isResuming: boolean;
  refusal: string | undefined;
  billingHref: string;
}

const tones = { active: 'success', cancelled: 'neutral', pastDue: 'warning', ended: 'neutral' } as const;

/** The subscription as it is: its month, what it brought, and when it goes on or ends. */
export function Current({
  subscription,
  onAsk,
  onAskIntent,
  onResume,
  isResuming,
  refusal,
  billingHref,
}: CurrentProps) {
  const t = useTexts('subscriptions', subscriptions);
  const p = useTexts('purchase', purchase);
  const locale = useTextLocale();
  const id = useId();
  // A server does not know the zone of whoever reads.
  const zone = useIsOnServer() && { timeZone: 'UTC' };
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...zone });
  const short = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...zone });
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  const { plan, nextPlan, isCancelled, periodFrom, periodUntil, graceUntil, endedAt } = subscription;
  const state = subscription.state === 'active' && isCancelled ? 'cancelled' : subscription.state;
  const dayOf = (at: string) => day.format(new Date(at));
  const shortOf = (at: string) => short.format(new Date(at));
  const whenOf = (at: string) => <time dateTime={at}>{dayOf(at)}</time>;
  return (
    <Card tone="gold" padding="large" elementType="section" aria-labelledby={id} className={styles.current}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {t('current')}
        </h2>
        <div className={styles.badges}>
          <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
          {subscription.isSimulated && <Badge tone="warning">{t('simulated')}</Badge>}
        </div>
      </div>
      <p className={styles.title}>{p(`${plan}Name`)}</p>
      {graceUntil !== null && (
        <Banner tone="warning" title={t('pastDueTitle')}>
          {t('pastDueNote', { date: dayOf(graceUntil) })}
        </Banner>
      )}
      <dl className={styles.facts}>
        {state !== 'pastDue' && state !== 'ended' && (
          <>
            <dt className={styles.term}>{t('thisMonth')}</dt>
            <dd className={styles.said}>
              {t('month', { from: shortOf(periodFrom), until: shortOf(periodUntil) })}
            </dd>
            <dt className={styles.term}>{t('granted')}</dt>
            <dd className={cx(styles.said, styles.gain)}>
              {p('coins', { count: subscription.grantedCoins })}
            </dd>
            <dt className={styles.term}>{t('paid')}</dt>
            <dd className={styles.said}>{money.format(dollarsFromCents(subscription.paidCents))}</dd>
            <dt className={styles.term}>{t(isCancelled ? 'endsOn' : 'renews')}</dt>
            <dd className={styles.said}>{whenOf(periodUntil)}</dd>
          </>
        )}
        {graceUntil !== null && (
          <>
            <dt className={styles.term}>{t('triesUntil')}</dt>
            <dd className={styles.said}>{whenOf(graceUntil)}</dd>
          </>
        )}
        {endedAt !== null && (
          <>
            <dt className={styles.term}>{t('endedOn')}</dt>
            <dd className={styles.said}>{whenOf(endedAt)}</dd>
          </>
        )}
        {nextPlan !== null && !isCancelled && (
          <>
            <dt className={styles.term}>{t('becomes')}</dt>
            <dd className={styles.said}>{p(`${nextPlan}Name`)}</dd>
          </>
        )}
      </dl>
      {refusal !== undefined && (
        <Banner tone="danger" role="alert">
          {refusal}
        </Banner>
      )}
      <div className={styles.actions}>
        {state === 'cancelled' && (
          <Button variant="primary" isPending={isResuming} pendingLabel={t('pending')} onPress={onResume}>
            {t('resume')}
          </Button>
        )}
        {(state === 'active' || state === 'pastDue') && (
          <Button onHoverStart={onAskIntent} onPress={() => onAsk({ kind: 'cancel' })}>
            {t(state === 'pastDue' ? 'endNow' : 'cancel')}
          </Button>
        )}
        <LinkButton href={billingHref} variant="ghost">
          {t('toBilling')}
        </LinkButton>
      </div>
    </Card>
  );
}
