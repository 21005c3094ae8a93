import type { Subscription } from '@mirror-studio/domain/contract';
import { dollarsFromCents, planChange, planOf, type SubscriptionPlanId } from '@mirror-studio/domain/economy';
import { purchase } from '@mirror-studio/domain/texts/en/purchase';
import { subscriptions } from '@mirror-studio/domain/texts/en/subscriptions';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog, type OverlayProps } from '../../../primitives/Dialog/Dialog.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import * as styles from './SubscriptionDialog.css.ts';

/** What is to be done to a subscription, once it is confirmed. */
export type SubscriptionAsk =
  | { readonly kind: 'subscribe' | 'change'; readonly plan: SubscriptionPlanId }
  | { readonly kind: 'cancel' };

export interface SubscriptionDialogProps extends OverlayProps {
  /** What is to be done. */
  ask: SubscriptionAsk;
  /** The subscription that is changed or cancelled. Default none. */
  subscription?: Subscription | null;
  /** It is confirmed. */
  onConfirm: () => void;
  /** It is under way. Default false. */
  isPending?: boolean;
  /** Why it was not done, in words. */
  failure?: string;
}

/** Shows what a change of a subscription does, with the difference in money and coins, before it is made. */
export function SubscriptionDialog({
  ask,
  subscription = null,
  onConfirm,
  isPending = false,
  failure,
  ...overlay
}: SubscriptionDialogProps) {
  const t = useTexts('subscriptions', subscriptions);
  const { title, words, dueCents, coins, monthlyCents, isCancel } = useOffer(ask, subscription);
  const p = useTexts('purchase', purchase);
  const money = new Intl.NumberFormat(useTextLocale(), { style: 'currency', currency: 'USD' });
  const inDollars = (cents: number) => money.format(dollarsFromCents(cents));
  return (
    <Dialog
      {...overlay}
      title={title}
      isKeyboardDismissDisabled={isPending}
      footer={({ close }) => (
        <>
          <Button isDisabled={isPending} onPress={close}>
            {t('back')}
          </Button>
          <Button
            variant={isCancel ? 'danger' : dueCents === undefined ? 'primary' : 'value'}
            isPending={isPending}
            pendingLabel={t('pending')}
            onPress={onConfirm}
          >
            {t(isCancel ? 'confirmCancelButton' : dueCents === undefined ? 'confirmLater' : 'confirm')}
          </Button>
        </>
      )}
    >
      <div className={styles.root}>
        <Text tone="muted">{words}</Text>
        {dueCents !== undefined && (
          <dl className={styles.facts}>
            <dt className={styles.term}>{t('dueNow')}</dt>
            <dd className={styles.due}>{inDollars(dueCents)}</dd>
            <dt className={styles.term}>{t('coinsNow')}</dt>
            <dd className={styles.gain}>{p('coins', { count: coins ?? 0 })}</dd>
            <dt className={styles.term}>{t('dueMonthly')}</dt>
            <dd className={styles.said}>{inDollars(monthlyCents ?? 0)}</dd>
          </dl>
        )}
        {dueCents !== undefined && <Text tone="muted">{t('nothingCharged')}</Text>}
        {failure !== undefined && (
          <Banner tone="danger" role="alert">
            {failure}
          </Banner>
        )}
      </div>
    </Dialog>
  );
}

interface Offer {
  title: string;
  words: string;
  isCancel?: true;
  /** Left out where nothing is due. */
  dueCents?: number;
  coins?: number;
  monthlyCents?: number;
}

/** What is offered, in words and figures. */
function useOffer(ask: SubscriptionAsk, subscription: Subscription | null): Offer {
  const t = useTexts('subscriptions', subscriptions);
  const p = useTexts('purchase', purchase);
  const day = new Intl.DateTimeFormat(useTextLocale(), { dateStyle: 'long' });
  const date = subscription ? day.format(new Date(subscription.periodUntil)) : '';
  if (ask.kind === 'cancel') {
    const isUnpaid = subscription?.state === 'pastDue';
    return {
      isCancel: true,
      title: t('confirmCancelTitle'),
      words: isUnpaid ? t('confirmEndNow') : t('confirmCancel', { date }),
    };
  }
  const { priceCents, monthlyCoins } = planOf(ask.plan);
  const plan = p(`${ask.plan}Name`);
  if (ask.kind === 'subscribe' || !subscription)
    return {
      title: t('confirmSubscribeTitle', { plan }),
      words: t('confirmSubscribe', { coins: monthlyCoins }),
      dueCents: priceCents,
      coins: monthlyCoins,
      monthlyCents: priceCents,
    };
  const paid = { priceCents: subscription.paidCents, coins: subscription.grantedCoins };
  const change = planChange(subscription, paid, ask.plan);
  if (change.kind === 'now')
    return {
      title: t('confirmUpgradeTitle', { plan }),
      words: t('confirmUpgrade'),
      dueCents: change.dueCents,
      coins: change.coins,
      monthlyCents: priceCents,
    };
  if (change.kind === 'later')
    return { title: t('confirmDowngradeTitle', { plan }), words: t('confirmDowngrade', { date }) };
  return { title: t('confirmKeepTitle', { plan }), words: t('confirmKeep') };
}
