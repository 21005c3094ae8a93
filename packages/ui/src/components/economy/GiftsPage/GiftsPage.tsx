import { gifts as texts } from '@mirror-studio/domain/texts/en/gifts';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { lazyPart, useLazyPart } from '../../../overlays/lazy-overlay.ts';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import type { GiftList } from './GiftHistory.tsx';
import * as styles from './GiftsPage.css.ts';

export interface GiftsPageProps extends RootProps, GiftList {
  /** What gives coins: a GiftForm. */
  form?: ReactNode;
}

/** The list and what chooses it are most of what the page would need. */
const history = lazyPart(async () => (await import('./GiftHistory.tsx')).GiftHistory);

/** Gives coins, and lists those that were given and got; a row opens its receipt. */
export function GiftsPage({
  state = 'listed',
  box,
  onBoxChange,
  gifts,
  onOpen,
  isLoadingMore = false,
  onLoadMore,
  failure,
  form,
  ...rest
}: GiftsPageProps) {
  const t = useTexts('gifts', texts);
  const r = useTexts('routes', routes);
  const { Component: History } = useLazyPart(history);
  return (
    <div {...rootProps(rest, styles.root)}>
      <PageHeader title={r('giftCoins')} description={t('lead')} />
      <div className={styles.columns}>
        {form}
        {History ? (
          <History {...{ state, box, onBoxChange, gifts, onOpen, isLoadingMore, onLoadMore, failure }} />
        ) : (
          <Skeleton shape="block" height="16rem" />
        )}
      </div>
    </div>
  );
}
