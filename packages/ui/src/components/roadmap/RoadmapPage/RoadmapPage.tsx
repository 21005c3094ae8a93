/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a fieldset would want a legend that is seen */
import type { Idea } from '@mirror-studio/domain/contract';
import { type IdeaStatus, ideaStatuses } from '@mirror-studio/domain/roadmap';
import { roadmap as texts } from '@mirror-studio/domain/texts/en/roadmap';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import type { ReactNode } from 'react';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { RoadmapIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ours } from '../../../theme/ours.ts';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { Column } from './Column.tsx';
import * as styles from './RoadmapPage.css.ts';
import type { RoadmapColumn } from './roadmap-column.ts';

export interface RoadmapPageProps extends RootProps {
  /** What is shown instead of the board: it is on its way, or did not come. Default `listed`. */
  state?: 'loading' | 'listed' | 'failed';
  /** The columns, in the order of the road. */
  columns: readonly RoadmapColumn[];
  /** The column that a narrow screen shows. */
  column: IdeaStatus;
  /** Another is to be shown there. */
  onColumnChange: (column: IdeaStatus) => void;
  /** Where an idea is looked at; takes its id. */
  hrefOf: (id: string) => string;
  /** Votes for an idea, or takes the vote back. */
  onVotedChange: (idea: Idea, isVoted: boolean) => void;
  /** An idea is to be proposed. */
  onPropose: () => void;
  /** Where programs that read feeds find what has shipped. Default nowhere. */
  feedHref?: string;
  /** Somebody is about to look at an idea. */
  onIntent?: () => void;
  /** More of a column are asked for. */
  onLoadMore?: (status: IdeaStatus) => void;
  /** What kind of failure it was that nothing came, its words, and what its actions do. */
  failure?: ListFailure;
  /** What is over the page: an IdeaDetail, a ProposeDialog. */
  children?: ReactNode;
}

const empty: readonly RoadmapColumn[] = ideaStatuses.map((status) => ({ status, ideas: [], total: 0 }));

/** What may come, what will, what is being made and what is there: four columns of ideas, each with its votes (pages: roadmap). */
export function RoadmapPage({
  state = 'listed',
  columns,
  column: chosen,
  onColumnChange,
  hrefOf,
  onVotedChange,
  onPropose,
  feedHref,
  onIntent,
  onLoadMore,
  failure,
  children,
  ...rest
}: RoadmapPageProps) {
  const t = useTexts('roadmap', texts);
  const r = useTexts('routes', routes);
  const number = new Intl.NumberFormat(useTextLocale());
  const isWaiting = state === 'loading';
  const isEmpty = state === 'listed' && columns.every(({ ideas }) => ideas.length === 0);
  const propose = (
    <Button variant="primary" onPress={onPropose}>
      {t('propose')}
    </Button>
  );
  const lead = (
    <>
      {t('lead')}
      {feedHref !== undefined && ' '}
      {feedHref !== undefined && (
        <a href={feedHref} className={ours} target="_blank" rel="noreferrer">
          {t('feed')}
        </a>
      )}
    </>
  );
  return (
    <div {...rootProps(rest, styles.root)} aria-busy={isWaiting}>
      <PageHeader title={r('roadmap')} description={lead} {...(!isEmpty && { actions: propose })} />
      {state === 'failed' && <ErrorState {...(failure ?? { kind: 'server', message: t('failed') })} />}
      {isEmpty && (
        <EmptyState icon={<RoadmapIcon size={24} />} title={t('emptyTitle')} actions={propose}>
          {t('empty')}
        </EmptyState>
      )}
      {state !== 'failed' && !isEmpty && (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend that is seen */}
          <div role="group" aria-label={t('columns')} className={styles.choices}>
            {(isWaiting ? empty : columns).map(({ status, total }) => (
              <Button
                key={status}
                size="small"
                variant={status === chosen ? 'secondary' : 'ghost'}
                aria-pressed={status === chosen}
                onPress={() => onColumnChange(status)}
              >
                {t(`status_${status}`)}
                {!isWaiting && <span className={styles.figure}> {number.format(total)}</span>}
              </Button>
            ))}
          </div>
          <div className={styles.board}>
            {(isWaiting ? empty : columns).map((column) => (
              <Column
                key={column.status}
                column={column}
                isWaiting={isWaiting}
                isChosen={column.status === chosen}
                hrefOf={hrefOf}
                onVotedChange={onVotedChange}
                onIntent={onIntent}
                onLoadMore={onLoadMore}
              />
            ))}
          </div>
        </>
      )}
      {children}
    </div>
  );
}
