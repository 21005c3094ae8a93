import type { Subscription } from '@mirror-studio/domain/contract';
import { type PurchasingMode, subscriptionPlans } from '@mirror-studio/domain/economy';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import { subscriptions } from '@mirror-studio/domain/texts/en/subscriptions';
import { useTexts } from '../../../i18n/useTexts.ts';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import type { SubscriptionAsk } from '../SubscriptionDialog/SubscriptionDialog.tsx';
import { Current } from './Current.tsx';
import { PlanCard } from './PlanCard.tsx';
import * as styles from './SubscriptionsPage.css.ts';

export interface SubscriptionsPageProps extends RootProps {
  /** Whether purchases are off, pretended or real: what is real cannot be subscribed to yet. Default `simulated`. */
  purchasing?: PurchasingMode;
  /** What is shown instead while it is on its way, or when it did not come. Default `shown`. */
  state?: 'loading' | 'shown' | 'failed';
  /** The subscription, or the last one that ended; null where there was none. Default null. */
  subscription?: Subscription | null;
  /** Why it did not come. */
  failure?: ListFailure;
  /** Something is to be done, which is to be confirmed. */
  onAsk: (ask: SubscriptionAsk) => void;
  /** Something is likely to be asked for: what confirms it can be fetched. */
  onAskIntent?: () => void;
  /** The cancellation is to be taken back. */
  onResume: () => void;
  /** It is being taken back. Default false. */
  isResuming?: boolean;
  /** Why it was not taken back, in words. */
  refusal?: string;
  /** Where the receipts are. */
  billingHref: string;
}

const notes = { simulated: 'placeholder', disabled: 'disabled', live: 'live' } as const;

/** The subscription and the plans of the catalogue, each a placeholder that is to be confirmed. */
export function SubscriptionsPage({
  purchasing = 'simulated',
  state = 'shown',
  subscription = null,
  failure,
  onAsk,
  onAskIntent,
  onResume,
  isResuming = false,
  refusal,
  billingHref,
  ...rest
}: SubscriptionsPageProps) {
  const t = useTexts('subscriptions', subscriptions);
  const r = useTexts('routes', routes);
  const note = notes[purchasing];
  const isOpen = subscription !== null && subscription.state !== 'ended';
  return (
    <div {...rootProps(rest, styles.root)}>
      <PageHeader title={r('subscriptions')} description={t('lead')} />
      <Banner tone="neutral" title={t(`${note}Title`)}>
        {t(`${note}Note`)}
      </Banner>
      {state === 'failed' && <ErrorState {...(failure ?? { kind: 'server', message: t('failed') })} />}
      {state === 'loading' && (
        <div className={styles.column} aria-busy>
          <Status>{t('loading')}</Status>
          <Skeleton shape="block" height="13rem" />
          <div className={styles.plans}>
            {subscriptionPlans.map(({ id }) => (
              <Skeleton key={id} shape="block" height="14rem" />
            ))}
          </div>
        </div>
      )}
      {state === 'shown' && (
        <div className={styles.column}>
          {subscription && (
            <Current
              subscription={subscription}
              onAsk={onAsk}
              onAskIntent={onAskIntent}
              onResume={onResume}
              isResuming={isResuming}
              refusal={refusal}
              billingHref={billingHref}
            />
          )}
          <section className={styles.shelf}>
            <h2 className={styles.heading}>{t('plans')}</h2>
            <ul className={styles.plans}>
              {subscriptionPlans.map((plan) => (
                <PlanCard
                  key={plan.id}
                  plan={plan}
                  subscription={isOpen ? subscription : null}
                  isDisabled={purchasing !== 'simulated'}
                  onAsk={onAsk}
                  onAskIntent={onAskIntent}
                />
              ))}
            </ul>
          </section>
        </div>
      )}
    </div>
  );
}
