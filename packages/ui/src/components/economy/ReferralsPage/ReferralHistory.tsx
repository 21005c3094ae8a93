import type { Referral } from '@mirror-studio/domain/contract';
import { referrals as texts } from '@mirror-studio/domain/texts/en/referrals';
import { useId } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { ReferralIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import type { ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { ListFrame } from '../../ListFrame.tsx';
import { ReceiptTable } from '../ReceiptTable.tsx';
import * as styles from './ReferralsPage.css.ts';
import { useReferralColumns } from './useReferralColumns.tsx';

/** The people of a page, and what can be done with them. */
export interface ReferralList {
  /** What is shown instead of the people while they are on their way, or when they did not come. Default `listed`. */
  state?: 'loading' | 'listed' | 'failed';
  /** Who came, the last first. */
  referrals: readonly Referral[];
  /** Called with somebody for whom there was a reward, by Enter or a press: their receipt is asked for. */
  onOpen?: (referral: Referral) => void;
  /** Older ones are being read. Default false. */
  isLoadingMore?: boolean;
  /** Called when the end of the list comes near. */
  onLoadMore?: () => void;
  /** What failed; beside people who are listed, reading on or again. */
  failure?: ListFailure;
}

/** Under this the rows are cards, in px. */
const cardsBelow = 640;

/** Who came by an invitation, each with how far they got; a row with a reward opens its receipt. */
export function ReferralHistory({
  state,
  referrals,
  onOpen,
  isLoadingMore,
  onLoadMore,
  failure,
}: ReferralList) {
  const t = useTexts('referrals', texts);
  const columns = useReferralColumns();
  const id = useId();
  return (
    <section className={styles.history} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('came')}
      </h2>
      <ListFrame
        state={state}
        failure={failure}
        failedToLoad={t('failedToLoad')}
        level={3}
        isEmpty={referrals.length === 0}
        empty={
          <EmptyState level={3} title={t('emptyTitle')} icon={<ReferralIcon size={24} />}>
            {t('empty')}
          </EmptyState>
        }
      >
        <ReceiptTable<Referral>
          label={t('came')}
          columns={columns}
          items={referrals}
          cardsBelow={cardsBelow}
          waitingRows={4}
          isLoading={state === 'loading'}
          {...{ isLoadingMore, onLoadMore }}
          onOpen={onOpen && ((referral) => referral.transferId !== null && onOpen(referral))}
        />
      </ListFrame>
    </section>
  );
}
