import { libraryLimits } from '@mirror-studio/domain/constants/prompts';
import type { PromptSummary } from '@mirror-studio/domain/contract';
import { isFiltered, type LibraryFilter, noLibraryFilter } from '@mirror-studio/domain/prompts';
import { common } from '@mirror-studio/domain/texts/en/common';
import { library } from '@mirror-studio/domain/texts/en/library';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { EditIcon, LibraryIcon, TrashIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { useLoadMore } from '../../../primitives/LoadMore/useLoadMore.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { type LibrarySectionHrefs, LibrarySections } from '../LibrarySections.tsx';
import { LibraryFilters } from './LibraryFilters.tsx';
import * as styles from './LibraryPage.css.ts';
import type { Labelled, PromptLabels } from './labels.ts';
import { PromptList } from './PromptList.tsx';

export interface LibraryPageProps extends RootProps {
  /** What is shown instead of the rows while they are on their way, or when they did not come. Default `listed`. */
  state?: 'loading' | 'listed' | 'failed';
  /** The prompts that match the filter, in its order. */
  prompts: readonly PromptSummary[];
  /** Which prompts are shown, and in which order. */
  filter: LibraryFilter;
  /** Called with the whole filter when any part of it was changed. */
  onFilterChange: (filter: LibraryFilter) => void;
  /** What can be filtered by. Default nothing. */
  labels?: PromptLabels;
  /** Where a prompt opens; takes its id. */
  hrefOf: (id: string) => string;
  /** Where a new one is written. */
  writeHref: string;
  /** Where its sections are; left out, it has this one alone. */
  sections?: LibrarySectionHrefs;
  /** A row was pressed. */
  onOpen?: (id: string) => void;
  /** Puts prompts into the trash. */
  onDelete?: (prompts: readonly PromptSummary[]) => void;
  /** Takes prompts out of the trash. */
  onRestore?: (prompts: readonly PromptSummary[]) => void;
  /** Gives prompts other tags, or another collection. */
  onLabel?: (changed: readonly Labelled[]) => void;
  /** Opens what is said of a prompt where it is published; offered when it alone is selected. */
  onPublish?: (prompt: PromptSummary) => void;
  /** There are more; called when the end comes near, and when they are asked for. */
  onLoadMore?: () => void;
  /** More are on their way. Default false. */
  isLoadingMore?: boolean;
  /** What kind of failure it was, its words, and what its actions do. */
  failure?: ListFailure;
  /** More was asked for, or all read again, and it did not come: what is said of it beside what is there. */
  moreFailed?: ReactNode;
  /** Reads all again, where that failed. */
  onReload?: () => void;
}

const noLabels: PromptLabels = { tags: [], collections: [], prompts: 0 };
const waiting = Array.from({ length: 6 }, (_, at) => `place ${at}`);

/** My library: every prompt that a creator keeps, found by a word, a tag or a collection, and changed many at once. */
export function LibraryPage({
  state = 'listed',
  prompts,
  filter,
  onFilterChange,
  labels = noLabels,
  hrefOf,
  writeHref,
  sections,
  onOpen,
  onDelete,
  onRestore,
  onLabel,
  onPublish,
  onLoadMore,
  isLoadingMore = false,
  failure,
  moreFailed,
  onReload,
  ...rest
}: LibraryPageProps) {
  const t = useTexts('library', library);
  const c = useTexts('common', common);
  const r = useTexts('routes', routes);
  const isTrash = filter.place === 'trash';
  const days = libraryLimits.trashDays;
  const isListed = state === 'listed';
  const end = useLoadMore({
    count: prompts.length,
    isLoadingMore,
    onLoadMore: moreFailed === undefined ? onLoadMore : undefined,
  });
  return (
    <div {...rootProps(rest, styles.root)} aria-busy={state === 'loading'}>
      <PageHeader
        title={r('myLibrary')}
        description={isTrash ? t('trashNote', { days }) : t('lead')}
        actions={
          <LinkButton href={writeHref} variant="primary" icon={<EditIcon size={18} />}>
            {t('write')}
          </LinkButton>
        }
      />
      {sections && <LibrarySections current="prompts" hrefs={sections} />}
      <LibraryFilters filter={filter} labels={labels} onChange={onFilterChange} />
      <Status className={styles.count}>
        {state === 'loading'
          ? t('loading')
          : isListed && prompts.length > 0 && !isTrash && !isFiltered(filter)
            ? t('prompts', { count: Math.max(labels.prompts, prompts.length) })
            : isListed && prompts.length > 0 && !onLoadMore && t('prompts', { count: prompts.length })}
      </Status>
      {state === 'failed' && (
        <ErrorState
          {...(failure ?? { kind: 'server', message: t('failed'), onAction: { retry: onReload } })}
        />
      )}
      {state === 'loading' && waiting.map((key) => <Waiting key={key} />)}
      {isListed && prompts.length === 0 && <Empty {...{ filter, onFilterChange, writeHref }} />}
      {isListed && prompts.length > 0 && (
        <>
          <PromptList
            prompts={prompts}
            isLong={onLoadMore !== undefined || prompts.length > libraryLimits.rowsDrawn}
            {...{ isTrash, labels, hrefOf }}
            {...{ onOpen, onDelete, onRestore, onLabel, onPublish }}
          />
          {onLoadMore || moreFailed !== undefined ? (
            <div ref={end} className={styles.more}>
              {moreFailed !== undefined && (
                <p role="alert" className={styles.moreFailed}>
                  {moreFailed}
                </p>
              )}
              {onLoadMore ? (
                <Button onPress={onLoadMore} isPending={isLoadingMore}>
                  {c('loadMore')}
                </Button>
              ) : (
                onReload && <Button onPress={onReload}>{c('retry')}</Button>
              )}
            </div>
          ) : (
            <p className={styles.more}>{t('allShown')}</p>
          )}
        </>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="text" width="min(18rem, 70%)" />
      <Skeleton shape="text" width="min(42rem, 100%)" />
      <Skeleton shape="text" width="min(12rem, 50%)" />
    </div>
  );
}

/** Nothing here: because nothing is kept, nothing was deleted, or nothing matches. */
function Empty({
  filter,
  onFilterChange,
  writeHref,
}: Pick<LibraryPageProps, 'filter' | 'onFilterChange' | 'writeHref'>) {
  const t = useTexts('library', library);
  const isTrash = filter.place === 'trash';
  const icon = isTrash ? <TrashIcon size={24} /> : <LibraryIcon size={24} />;
  if (isFiltered(filter) || isTrash)
    return (
      <EmptyState
        size="page"
        icon={icon}
        actions={
          <Button
            onPress={() =>
              onFilterChange({
                ...noLibraryFilter,
                sort: filter.sort,
                place: isFiltered(filter) ? filter.place : 'library',
              })
            }
          >
            {t('showAll')}
          </Button>
        }
      >
        {isFiltered(filter) ? t('filtered') : t('trashEmpty', { days: libraryLimits.trashDays })}
      </EmptyState>
    );
  return (
    <EmptyState
      size="page"
      icon={icon}
      title={t('emptyTitle')}
      actions={
        <LinkButton variant="generate" href={writeHref}>
          {t('write')}
        </LinkButton>
      }
    >
      {t('empty')}
    </EmptyState>
  );
}
