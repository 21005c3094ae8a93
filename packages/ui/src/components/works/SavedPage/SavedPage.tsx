/* oxlint-disable jsx-a11y/prefer-tag-over-role -- jsdom does not know <search> */
import { worksLimits } from '@mirror-studio/domain/constants/works';
import type { SavedWork } from '@mirror-studio/domain/contract';
import { common } from '@mirror-studio/domain/texts/en/common';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import { saved as texts } from '@mirror-studio/domain/texts/en/saved';
import { type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { BookmarkIcon, CreatorsIcon, SearchIcon } from '../../../icons/index.ts';
import { lazyOverlay, useLazyOverlay } from '../../../overlays/lazy-overlay.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { PageRows } from '../../../primitives/LoadMore/PageRows.tsx';
import { useLoadMore } from '../../../primitives/LoadMore/useLoadMore.ts';
import { SearchField } from '../../../primitives/SearchField/SearchField.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { type LibrarySectionHrefs, LibrarySections } from '../../prompts/LibrarySections.tsx';
import * as styles from './SavedPage.css.ts';
import { SavedRow } from './SavedRow.tsx';

const noteDialog = lazyOverlay(async () => (await import('./NoteDialog.tsx')).NoteDialog);

/** What is narrowed: one collection, words that are searched for. */
export interface SavedFilter {
  readonly collection: string | null;
  readonly q: string;
}

export interface SavedPageProps extends RootProps {
  /** What is shown instead of the rows while they are on their way, or when they did not come. Default `listed`. */
  state?: 'loading' | 'listed' | 'failed';
  /** What is saved and matches the filter, the last first. */
  saved: readonly SavedWork[];
  /** The collections there are, each with how many it holds. */
  collections?: readonly { name: string; items: number }[];
  /** What is shown. */
  filter: SavedFilter;
  /** Called with every letter, and with the collection that was chosen. */
  onFilterChange: (filter: SavedFilter) => void;
  /** Where a work is looked at; takes its id. */
  hrefOf: (workId: string) => string;
  /** Where an author is shown; takes the handle. */
  profileHrefOf: (handle: string) => string;
  /** Where works are found. */
  libraryHref: string;
  /** Where the sections of my library are, of which this is one; left out, it stands alone. */
  sections?: LibrarySectionHrefs;
  /**
   * Called with what is to be kept of the note and the collection, which stay in their dialog until it resolves: with why they
   * could not be kept, in words, or with null.
   */
  onChange: (id: string, said: { note: string; collection: string | null }) => Promise<string | null>;
  /** Called when it is to be taken out. */
  onRemove: (id: string) => void;
  /** There are more; called when the end comes near, and when they are asked for. */
  onLoadMore?: () => void;
  /** More are on their way. Default false. */
  isLoadingMore?: boolean;
  /** What kind of failure it was, its words, and what its actions do. */
  failure?: ListFailure;
  /** More was asked for, or all read again, and it did not come: what is said of it beside what is there. */
  moreFailed?: ReactNode;
}

const waiting = Array.from({ length: 4 }, (_, at) => `place ${at}`);
/** A collection cannot be called so: it begins with a character that none does. */
const all = '\u0000';
/** So long after a press it is shown that something is on its way. */
const shownAsPendingMs = 300;
/** Height of a usual row, in px. */
const usualRowPx = 144;

/** What one keeps of the works of others: in collections, with notes; of one that was withdrawn the note stays. */
export function SavedPage({
  state = 'listed',
  saved,
  collections = [],
  filter,
  onFilterChange,
  hrefOf,
  profileHrefOf,
  libraryHref,
  sections,
  onChange,
  onRemove,
  onLoadMore,
  isLoadingMore = false,
  failure,
  moreFailed,
  ...rest
}: SavedPageProps) {
  const t = useTexts('saved', texts);
  const r = useTexts('routes', routes);
  const c = useTexts('common', common);
  const [editedId, setEdited] = useState<string | null>(null);
  const [isKeeping, setKeeping] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const end = useLoadMore({
    count: saved.length,
    isLoadingMore,
    onLoadMore: moreFailed === undefined ? onLoadMore : undefined,
  });
  const edited = saved.find(({ id }) => id === editedId);
  const edit = (id: string | null) => {
    setProblem(null);
    setEdited(id);
  };
  const keep = async (id: string, said: { note: string; collection: string | null }) => {
    const waiting = setTimeout(() => setKeeping(true), shownAsPendingMs);
    const wrong = (await onChange(id, said)) ?? null;
    clearTimeout(waiting);
    setKeeping(false);
    setProblem(wrong);
    // Another may be open by then.
    if (wrong === null) setEdited((open) => (open === id ? null : open));
  };
  const list = useRef<HTMLUListElement>(null);
  const { Component: NoteDialog } = useLazyOverlay(noteDialog, list, edited !== undefined, () => edit(null));
  const isNarrowed = filter.q !== '' || filter.collection !== null;
  const isEmpty = state === 'listed' && saved.length === 0;
  const isKnown = filter.collection === null || collections.some(({ name }) => name === filter.collection);
  const named = isKnown ? collections : [{ name: filter.collection ?? '', items: 0 }, ...collections];
  return (
    <div {...rootProps(rest, styles.root)} aria-busy={state === 'loading'}>
      <PageHeader
        title={r('saved')}
        description={t('lead')}
        actions={
          <LinkButton href={libraryHref} icon={<CreatorsIcon size={18} />}>
            {t('toLibrary')}
          </LinkButton>
        }
      />
      {sections && <LibrarySections current="saved" hrefs={sections} />}
      {/* biome-ignore lint/a11y/useSemanticElements: jsdom does not know <search> */}
      <div role="search" className={styles.bar}>
        <SearchField
          className={styles.search}
          label={t('search')}
          placeholder={t('search')}
          maxLength={worksLimits.searchCharacters}
          value={filter.q}
          onChange={(q) => onFilterChange({ ...filter, q })}
        />
        <Select
          className={styles.choice}
          label={t('collection')}
          isLabelHidden
          options={[
            { value: all, label: t('all') },
            ...named.map(({ name, items }) => ({
              value: name,
              label: t('collectionCount', { name, count: items }),
            })),
          ]}
          value={filter.collection ?? all}
          onChange={(value) => onFilterChange({ ...filter, collection: value === all ? null : value })}
        />
      </div>
      {state === 'failed' && <ErrorState {...(failure ?? { kind: 'server', message: t('failed') })} />}
      {state === 'loading' && waiting.map((key) => <Waiting key={key} />)}
      {isEmpty && !isNarrowed && (
        <EmptyState
          size="page"
          icon={<BookmarkIcon size={24} />}
          title={t('emptyTitle')}
          actions={
            <LinkButton variant="primary" href={libraryHref}>
              {t('toLibrary')}
            </LinkButton>
          }
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
            <Button onPress={() => onFilterChange({ q: '', collection: null })}>{t('showAll')}</Button>
          }
        >
          {t('nothing')}
        </EmptyState>
      )}
      {state === 'listed' && !isEmpty && (
        <>
          <PageRows ref={list} className={styles.list} label={t('list')} items={saved} usualPx={usualRowPx}>
            {(one, place) => (
              <SavedRow
                key={one.id}
                saved={one}
                {...{ hrefOf, profileHrefOf, place }}
                onEdit={() => edit(one.id)}
                onRemove={() => onRemove(one.id)}
              />
            )}
          </PageRows>
          {(onLoadMore || moreFailed !== undefined) && (
            <div ref={end} className={styles.more}>
              {moreFailed !== undefined && (
                <p role="alert" className={styles.moreFailed}>
                  {moreFailed}
                </p>
              )}
              {onLoadMore && (
                <Button onPress={onLoadMore} isPending={isLoadingMore}>
                  {moreFailed === undefined ? t('loadMore') : c('retry')}
                </Button>
              )}
            </div>
          )}
        </>
      )}
      {edited && NoteDialog && (
        <NoteDialog
          key={edited.id}
          saved={edited}
          collections={collections.map(({ name }) => name)}
          isKeeping={isKeeping}
          problem={problem}
          onClose={() => edit(null)}
          onKeep={(said) => void keep(edited.id, said)}
        />
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.row}>
      <Skeleton shape="picture" ratio="1 / 1" width="100%" />
      <div className={styles.words}>
        <Skeleton shape="text" width="min(16rem, 80%)" />
        <Skeleton shape="text" width="min(9rem, 50%)" />
        <Skeleton shape="text" width="min(30rem, 100%)" />
      </div>
    </div>
  );
}
