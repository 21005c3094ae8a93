import type { Work } from '@mirror-studio/domain/contract';
import { common } from '@mirror-studio/domain/texts/en/common';
import { community } from '@mirror-studio/domain/texts/en/community';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import { works as texts } from '@mirror-studio/domain/texts/en/works';
import { isWorksFiltered, noWorksFilter, type WorksFilter } from '@mirror-studio/domain/works';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { BookmarkIcon, CreatorsIcon, SearchIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { useLoadMore } from '../../../primitives/LoadMore/useLoadMore.ts';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { WorkWall } from '../WorkWall/WorkWall.tsx';
import { WorksFilters } from './WorksFilters.tsx';
import * as styles from './WorksPage.css.ts';

export interface WorksPageProps extends RootProps {
  /** What is shown instead of the wall while it is on its way, or when it did not come. Default `listed`. */
  state?: 'loading' | 'listed' | 'failed';
  /** What matches the filter, in the order of its feed. */
  works: readonly Work[];
  /** What the wall is narrowed to. */
  filter: WorksFilter;
  /** Called with the filter that was chosen. */
  onFilterChange: (filter: WorksFilter) => void;
  /** Where a work is looked at; takes its id. */
  hrefOf: (id: string) => string;
  /** Called when somebody points at a work: it may be opened next. */
  onIntent?: () => void;
  /** Somebody likes one, or no longer; left out, they cannot. */
  onLikedChange?: (work: Work, isLiked: boolean) => void;
  /** Where what one has saved is. */
  savedHref: string;
  /** Where a picture is published: the gallery. */
  galleryHref: string;
  /** There are more; called when the end comes near, and when they are asked for. */
  onLoadMore?: () => void;
  /** More are on their way. Default false. */
  isLoadingMore?: boolean;
  /** Reads all again after that failed. */
  onReload?: () => void;
  /** What kind of failure it was, its words, and what its actions do. */
  failure?: ListFailure;
  /** More was asked for, or all read again, and it did not come: what is said of it beside what is there. */
  moreFailed?: ReactNode;
  /** The work that is looked at: a WorkDetail. */
  children?: ReactNode;
}

/** The creator library: what members have published, on one wall. */
export function WorksPage({
  state = 'listed',
  works,
  filter,
  onFilterChange,
  hrefOf,
  onIntent,
  onLikedChange,
  savedHref,
  galleryHref,
  onLoadMore,
  isLoadingMore = false,
  onReload,
  failure,
  moreFailed,
  children,
  ...rest
}: WorksPageProps) {
  const t = useTexts('works', texts);
  const r = useTexts('routes', routes);
  const m = useTexts('community', community);
  const c = useTexts('common', common);
  const end = useLoadMore({
    count: works.length,
    isLoadingMore,
    onLoadMore: moreFailed === undefined ? onLoadMore : undefined,
  });
  const isNarrowed = isWorksFiltered(filter);
  const isEmpty = state === 'listed' && works.length === 0;
  return (
    <div {...rootProps(rest, styles.root)} aria-busy={state === 'loading'}>
      <PageHeader
        title={r('creatorLibrary')}
        description={t('lead')}
        actions={
          <LinkButton href={savedHref} icon={<BookmarkIcon size={18} />}>
            {t('saved')}
          </LinkButton>
        }
      />
      <WorksFilters filter={filter} onChange={onFilterChange} />
      {state === 'failed' && <ErrorState {...(failure ?? { kind: 'server', message: t('failed') })} />}
      {state === 'loading' && <WorkWall isWaiting works={[]} hrefOf={hrefOf} />}
      {isEmpty && !isNarrowed && filter.feed !== null && (
        <EmptyState
          size="page"
          icon={<CreatorsIcon size={24} />}
          title={m(`${filter.feed}Title`)}
          actions={<Button onPress={() => onFilterChange(noWorksFilter)}>{m('showNew')}</Button>}
        >
          {m(filter.feed)}
        </EmptyState>
      )}
      {isEmpty && !isNarrowed && filter.feed === null && (
        <EmptyState
          size="page"
          icon={<CreatorsIcon size={24} />}
          title={t('emptyTitle')}
          actions={<LinkButton href={galleryHref}>{t('toGallery')}</LinkButton>}
        >
          {t('empty')}
        </EmptyState>
      )}
      {isEmpty && isNarrowed && (
        <EmptyState
          size="page"
          icon={<SearchIcon size={24} />}
          title={t('nothingTitle')}
          actions={
            <Button onPress={() => onFilterChange({ ...noWorksFilter, feed: filter.feed })}>
              {t('showAll')}
            </Button>
          }
        >
          {t('nothing')}
        </EmptyState>
      )}
      {state === 'listed' && !isEmpty && (
        <>
          <WorkWall
            works={works}
            hrefOf={hrefOf}
            {...(onIntent && { onIntent })}
            {...(onLikedChange && { onLikedChange })}
          />
          <div ref={end} className={styles.more}>
            {moreFailed !== undefined && (
              <p role="alert" className={styles.moreFailed}>
                {moreFailed}
              </p>
            )}
            {onLoadMore ? (
              <Button onPress={onLoadMore} isPending={isLoadingMore}>
                {t('loadMore')}
              </Button>
            ) : moreFailed !== undefined ? (
              onReload && <Button onPress={onReload}>{c('retry')}</Button>
            ) : (
              <p className={styles.end}>{t('allShown')}</p>
            )}
          </div>
        </>
      )}
      {children}
    </div>
  );
}
