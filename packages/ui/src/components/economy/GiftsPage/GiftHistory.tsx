import type { Gift } from '@mirror-studio/domain/contract';
import { type GiftBox, giftBoxes } from '@mirror-studio/domain/gifts';
import { gifts as texts } from '@mirror-studio/domain/texts/en/gifts';
import { useId } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { GiftIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import type { ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { Segment, SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { ListFrame } from '../../ListFrame.tsx';
import { ReceiptTable } from '../ReceiptTable.tsx';
import * as styles from './GiftsPage.css.ts';
import { useGiftColumns } from './useGiftColumns.tsx';

/** The gifts of a page, and what can be done with them. */
export interface GiftList {
  /** What is shown instead of the gifts while they are on their way, or when they did not come. Default `listed`. */
  state?: 'loading' | 'listed' | 'failed';
  /** Which are listed: those that were got, or given. */
  box: GiftBox;
  /** Called with which are to be listed. */
  onBoxChange: (box: GiftBox) => void;
  /** The gifts, the last first. */
  gifts: readonly Gift[];
  /** Called with the gift whose receipt is asked for, by Enter or a press. */
  onOpen?: (gift: Gift) => void;
  /** Older ones are being read. Default false. */
  isLoadingMore?: boolean;
  /** Called when the end of the list comes near. */
  onLoadMore?: () => void;
  /** What failed; beside gifts that are listed, reading on or again. */
  failure?: ListFailure;
}

/** Under this the rows are cards, in px. */
const cardsBelow = 640;

/** The gifts that were got or given, each row opens its receipt. */
export function GiftHistory({
  state,
  box,
  onBoxChange,
  gifts,
  onOpen,
  isLoadingMore,
  onLoadMore,
  failure,
}: GiftList) {
  const t = useTexts('gifts', texts);
  const columns = useGiftColumns(box);
  const id = useId();
  return (
    <section className={styles.history} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {t('history')}
        </h2>
        <SegmentedControl
          look="joined"
          label={t('box')}
          isLabelHidden
          value={box}
          onChange={(next) => onBoxChange(giftBoxes.find((one) => one === next) ?? box)}
        >
          {giftBoxes.map((one) => (
            <Segment key={one} value={one}>
              {t(`box_${one}`)}
            </Segment>
          ))}
        </SegmentedControl>
      </div>
      <ListFrame
        state={state}
        failure={failure}
        failedToLoad={t('failedToLoad')}
        level={3}
        isEmpty={gifts.length === 0}
        empty={
          <EmptyState
            level={3}
            title={t(box === 'sent' ? 'emptySentTitle' : 'emptyReceivedTitle')}
            icon={<GiftIcon size={24} />}
          >
            {t(box === 'sent' ? 'emptySent' : 'emptyReceived')}
          </EmptyState>
        }
      >
        <ReceiptTable
          label={t(`box_${box}`)}
          columns={columns}
          items={gifts}
          cardsBelow={cardsBelow}
          waitingRows={4}
          isLoading={state === 'loading'}
          {...{ isLoadingMore, onLoadMore, onOpen }}
        />
      </ListFrame>
    </section>
  );
}
