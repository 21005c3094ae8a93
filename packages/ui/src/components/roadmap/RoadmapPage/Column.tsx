import { roadmap as texts } from '@mirror-studio/domain/texts/en/roadmap';
import { useId } from 'react';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { LoadMore } from '../../../primitives/LoadMore/LoadMore.tsx';
import { PageRows } from '../../../primitives/LoadMore/PageRows.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { cx } from '../../../theme/cx.ts';
import { IdeaCard, type IdeaCardProps } from './IdeaCard.tsx';
import * as styles from './RoadmapPage.css.ts';
import type { RoadmapColumn } from './roadmap-column.ts';

interface ColumnProps extends Pick<IdeaCardProps, 'onVotedChange' | 'onIntent'> {
  column: RoadmapColumn;
  isWaiting: boolean;
  /** It is the one that a narrow screen shows. */
  isChosen: boolean;
  hrefOf: (id: string) => string;
  onLoadMore: ((status: RoadmapColumn['status']) => void) | undefined;
}

/** Height of a usual card, in px. */
const usualPx = 84;
const waiting = [0, 1, 2, 3];

/** The ideas that stand where they stand, most votes first. */
export function Column({ column, isWaiting, isChosen, hrefOf, onLoadMore, ...card }: ColumnProps) {
  const t = useTexts('roadmap', texts);
  const headingId = useId();
  const number = new Intl.NumberFormat(useTextLocale());
  const { status, ideas, total, hasMore = false, isLoadingMore = false, moreFailed } = column;
  return (
    <section className={cx(styles.column, !isChosen && styles.aside)} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t(`status_${status}`)}
        {!isWaiting && <span className={styles.headingFigure}>{number.format(total)}</span>}
      </h2>
      {isWaiting ? (
        <div aria-hidden="true" className={styles.list}>
          {waiting.map((at) => (
            <div key={at} className={styles.card}>
              <Skeleton height="3.25rem" width="3rem" />
              <div className={styles.words}>
                <Skeleton shape="text" width="80%" />
                <Skeleton shape="text" width="40%" />
              </div>
            </div>
          ))}
        </div>
      ) : ideas.length === 0 ? (
        <p className={styles.nothing}>{t(`columnEmpty_${status}`)}</p>
      ) : (
        <PageRows
          label={t('list', { status: t(`status_${status}`) })}
          items={ideas}
          usualPx={usualPx}
          className={styles.list}
        >
          {(idea, place) => (
            <li key={idea.id} className={styles.item} {...place}>
              <IdeaCard idea={idea} href={hrefOf(idea.id)} {...card} />
            </li>
          )}
        </PageRows>
      )}
      {!isWaiting && (hasMore || moreFailed !== undefined) && (
        <LoadMore
          shown={ideas.length}
          total={total}
          hasMore={hasMore}
          onLoadMore={() => onLoadMore?.(status)}
          isLoading={isLoadingMore}
          {...(moreFailed !== undefined && { failure: moreFailed })}
        />
      )}
    </section>
  );
}
