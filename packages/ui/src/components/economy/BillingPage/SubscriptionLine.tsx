import type { Subscription } from '@mirror-studio/domain/contract';
import { useIsOnServer } from '../../../controlled/useIsOnServer.ts';
import { useTextLocale } from '../../../i18n/useTexts.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { useOrderWords } from '../order-words.ts';
import * as styles from './BillingPage.css.ts';

interface SubscriptionLineProps {
  subscription: Subscription | null;
  href: string;
}

/** The subscription in a sentence, and the way to it. */
export function SubscriptionLine({ subscription, href }: SubscriptionLineProps) {
  const { t, s, plan } = useOrderWords();
  // A server does not know the zone of whoever reads.
  const zone = useIsOnServer() && { timeZone: 'UTC' };
  const day = new Intl.DateTimeFormat(useTextLocale(), { dateStyle: 'long', ...zone });
  const words = () => {
    if (!subscription) return t('subscriptionNone');
    const { state, isCancelled, periodUntil, graceUntil, endedAt } = subscription;
    const of = (at: string | null) => ({
      plan: plan(subscription.plan),
      date: day.format(new Date(at ?? periodUntil)),
    });
    if (state === 'ended') return t('subscriptionEnded', of(endedAt));
    if (state === 'pastDue') return t('subscriptionPastDue', of(graceUntil));
    return t(isCancelled ? 'subscriptionEnds' : 'subscriptionRenews', of(periodUntil));
  };
  return (
    <div className={styles.row}>
      <div className={subscription ? undefined : styles.muted}>
        {words()} {subscription?.isSimulated && <Badge tone="warning">{s('simulated')}</Badge>}
      </div>
      <LinkButton href={href}>{t('toSubscriptions')}</LinkButton>
    </div>
  );
}
