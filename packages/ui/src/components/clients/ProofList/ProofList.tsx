/* oxlint-disable jsx-a11y/prefer-tag-over-role -- jsdom does not know <search> */
import { type ProofFilter, proofFilters } from '@mirror-studio/domain/clients';
import type { ProofSet } from '@mirror-studio/domain/contract';
import { formatDay } from '@mirror-studio/domain/texts';
import { clients } from '@mirror-studio/domain/texts/en/clients';
import { common } from '@mirror-studio/domain/texts/en/common';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { ClientsIcon, PlusIcon, SearchIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { PageRows, type RowPlace } from '../../../primitives/LoadMore/PageRows.tsx';
import { useLoadMore } from '../../../primitives/LoadMore/useLoadMore.ts';
import { SearchField } from '../../../primitives/SearchField/SearchField.tsx';
import { Segment, SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './ProofList.css.ts';
import { ProofStates } from './ProofStates.tsx';

export interface ProofListProps extends RootProps {
  /** What is shown instead of the rows while they are on their way, or when they did not come. Default `listed`. */
  state?: 'loading' | 'listed' | 'failed';
  /** The sets that match the filter, in its order. */
  sets: readonly ProofSet[];
  /** Which sets are shown. */
  filter: ProofFilter;
  /** Called with the filter that was chosen. */
  onFilterChange: (filter: ProofFilter) => void;
  /** What is searched for. */
  search: string;
  /** Called with every letter. */
  onSearchChange: (search: string) => void;
  /** Where a set opens; takes its id. */
  hrefOf: (id: string) => string;
  /** Where a new one is made. */
  newHref: string;
  /** There are more; called when the end comes near, and when they are asked for. */
  onLoadMore?: () => void;
  /** More are on their way. Default false. */
  isLoadingMore?: boolean;
  /** What kind of failure it was, its words, and what its actions do. */
  failure?: ListFailure;
  /** More was asked for, or all read again, and it did not come: what is said of it beside what is there. */
  moreFailed?: ReactNode;
}

const waiting = Array.from({ length: 5 }, (_, at) => `place ${at}`);
/** Height of a usual row, in px. */
const usualRowPx = 104;

/** Sets of pictures for clients: who has answered what, which links are open, and the way to a new one. */
export function ProofList({
  state = 'listed',
  sets,
  filter,
  onFilterChange,
  search,
  onSearchChange,
  hrefOf,
  newHref,
  onLoadMore,
  isLoadingMore = false,
  failure,
  moreFailed,
  ...rest
}: ProofListProps) {
  const t = useTexts('clients', clients);
  const r = useTexts('routes', routes);
  const c = useTexts('common', common);
  const end = useLoadMore({
    count: sets.length,
    isLoadingMore,
    onLoadMore: moreFailed === undefined ? onLoadMore : undefined,
  });
  const isNarrowed = filter !== 'all' || search !== '';
  const isListed = state === 'listed';
  return (
    <div {...rootProps(rest, styles.root)} aria-busy={state === 'loading'}>
      <PageHeader
        title={r('clients')}
        description={t('lead')}
        actions={
          <LinkButton href={newHref} variant="primary" icon={<PlusIcon size={18} />}>
            {t('newSet')}
          </LinkButton>
        }
      />
      {/* biome-ignore lint/a11y/useSemanticElements: jsdom does not know <search> */}
      <div role="search" className={styles.bar}>
        <SegmentedControl
          label={t('filterLabel')}
          isLabelHidden
          value={filter}
          onChange={(value) => {
            const chosen = proofFilters.find((known) => known === value);
            if (chosen) onFilterChange(chosen);
          }}
        >
          {proofFilters.map((value) => (
            <Segment key={value} value={value}>
              {t(`filter_${value}`)}
            </Segment>
          ))}
        </SegmentedControl>
        <SearchField
          className={styles.search}
          label={t('search')}
          placeholder={t('search')}
          value={search}
          onChange={onSearchChange}
        />
      </div>
      {state === 'failed' && <ErrorState {...(failure ?? { kind: 'server', message: t('failedToLoad') })} />}
      {state === 'loading' && waiting.map((key) => <Waiting key={key} />)}
      {isListed && sets.length === 0 && !isNarrowed && (
        <EmptyState
          size="page"
          icon={<ClientsIcon size={24} />}
          title={t('emptyTitle')}
          actions={
            <LinkButton href={newHref} variant="primary">
              {t('newSet')}
            </LinkButton>
          }
        >
          {t('empty')}
        </EmptyState>
      )}
      {isListed && sets.length === 0 && isNarrowed && (
        <EmptyState
          size="page"
          icon={<SearchIcon size={24} />}
          title={t('nothingTitle')}
          actions={
            <Button
              onPress={() => {
                if (search !== '') onSearchChange('');
                if (filter !== 'all') onFilterChange('all');
              }}
            >
              {t('showAll')}
            </Button>
          }
        >
          {t('nothing')}
        </EmptyState>
      )}
      {isListed && sets.length > 0 && (
        <>
          <PageRows className={styles.list} label={r('clients')} items={sets} usualPx={usualRowPx}>
            {(set, place) => <ProofRow key={set.id} set={set} href={hrefOf(set.id)} place={place} />}
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
    </div>
  );
}

function ProofRow({ set, href, place }: { set: ProofSet; href: string; place: RowPlace }) {
  const t = useTexts('clients', clients);
  const locale = useTextLocale();
  const date = formatDay(set.endsAt, locale);
  return (
    <li {...place} className={styles.row}>
      <Link href={href} className={styles.link}>
        <span className={styles.cover}>
          <Image src={set.cover ?? undefined} alt="" ratio="1 / 1" radius="control" />
        </span>
        <span className={styles.words}>
          <span className={styles.client} dir="auto">
            {set.client}
          </span>
          <span className={styles.title} dir="auto">
            {set.title}
          </span>
          <span className={styles.facts}>
            <span>{t('pictures', { count: set.pictures })}</span>
            {set.marks.yes + set.marks.maybe + set.marks.no > 0 && <span>{t('counts', set.marks)}</span>}
            {set.comments > 0 && <span>{t('comments', { count: set.comments })}</span>}
            {set.state !== 'unsent' && (
              <span>{set.opened === 0 ? t('notOpened') : t('opened', { count: set.opened })}</span>
            )}
            {set.state !== 'revoked' && (
              <span>{t(set.state === 'ended' ? 'endedOn' : 'endsOn', { date })}</span>
            )}
          </span>
        </span>
        <span className={styles.states}>
          <ProofStates set={set} />
        </span>
      </Link>
    </li>
  );
}

function Waiting() {
  return (
    <div className={styles.row}>
      <div className={styles.link}>
        <Skeleton width="4.5rem" height="4.5rem" />
        <span className={styles.words}>
          <Skeleton shape="text" width="min(14rem, 70%)" />
          <Skeleton shape="text" width="min(24rem, 100%)" />
        </span>
      </div>
    </div>
  );
}
