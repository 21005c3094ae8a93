import { referrals as texts } from '@mirror-studio/domain/texts/en/referrals';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { lazyPart, useLazyPart } from '../../../overlays/lazy-overlay.ts';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import type { ReferralList } from './ReferralHistory.tsx';
import * as styles from './ReferralsPage.css.ts';

export interface ReferralsPageProps extends RootProps, ReferralList {
  /** How others are invited: a ReferralInvite. */
  invite?: ReactNode;
}

/** The list is most of what the page would need. */
const history = lazyPart(async () => (await import('./ReferralHistory.tsx')).ReferralHistory);

/** Invites others, and lists who came, masked, with how far they got. */
export function ReferralsPage({
  state = 'listed',
  referrals,
  onOpen,
  isLoadingMore = false,
  onLoadMore,
  failure,
  invite,
  ...rest
}: ReferralsPageProps) {
  const t = useTexts('referrals', texts);
  const r = useTexts('routes', routes);
  const { Component: History } = useLazyPart(history);
  return (
    <div {...rootProps(rest, styles.root)}>
      <PageHeader title={r('referrals')} description={t('lead')} />
      <div className={styles.columns}>
        {invite}
        {History ? (
          <History {...{ state, referrals, onOpen, isLoadingMore, onLoadMore, failure }} />
        ) : (
          <Skeleton shape="block" height="16rem" />
        )}
      </div>
    </div>
  );
}
