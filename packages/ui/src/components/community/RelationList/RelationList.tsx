import { type RelationKind, relationKinds } from '@mirror-studio/domain/community';
import type { Relation } from '@mirror-studio/domain/contract';
import { community as texts } from '@mirror-studio/domain/texts/en/community';
import { useTexts } from '../../../i18n/useTexts.ts';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { LoadMore } from '../../../primitives/LoadMore/LoadMore.tsx';
import { Segment, SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { RowPlaces } from '../../account/RowPlaces.tsx';
import * as rows from '../../account/rows.css.ts';
import { useKeptFocus } from '../../account/useKeptFocus.ts';
import { RelationRow } from './RelationRow.tsx';

export interface RelationListProps extends RootProps<HTMLElement> {
  /** What is shown instead of the rows: they are on their way, or did not come. Default `listed`. */
  state?: 'loading' | 'listed' | 'failed';
  /** Which list it is. */
  kind: RelationKind;
  /** Another list is to be shown. */
  onKindChange: (kind: RelationKind) => void;
  /** The creators of that list, the last first. */
  relations: readonly Relation[];
  /** Where a creator is shown; takes the handle. Who is blocked has no link. */
  hrefOf: (handle: string) => string;
  /** Follows, mutes or blocks one no longer; takes the id. */
  onEnd: (id: string) => void;
  /** Ids of those that are being ended and have not answered. */
  pendingIds?: readonly string[];
  /** There are more; called when they are asked for. */
  onLoadMore?: () => void;
  /** More are on their way. Default false. */
  isLoadingMore?: boolean;
  /** More were asked for, or all read again, and did not come: what is said of it. */
  moreFailed?: string;
  /** What kind of failure it was that nothing came, its words, and what its actions do. */
  failure?: ListFailure;
}

const none: readonly string[] = [];

/** Whom somebody follows, mutes and blocks, and the end of each (pages: account). */
export function RelationList({
  state = 'listed',
  kind,
  onKindChange,
  relations,
  hrefOf,
  onEnd,
  pendingIds = none,
  onLoadMore,
  isLoadingMore = false,
  moreFailed,
  failure,
  ...rest
}: RelationListProps) {
  const t = useTexts('community', texts);
  const isListed = state === 'listed';
  const { list, expect } = useKeptFocus(isListed ? relations.length : null);
  return (
    <section aria-label={t('peopleTitle')} {...rootProps(rest, rows.section)} aria-busy={state === 'loading'}>
      <PageHeader level={2} title={t('peopleTitle')} description={t('peopleLead')} />
      <SegmentedControl
        look="joined"
        label={t('kind')}
        isLabelHidden
        value={kind}
        onChange={(value) => {
          const chosen = relationKinds.find((known) => known === value);
          if (chosen) onKindChange(chosen);
        }}
      >
        {relationKinds.map((each) => (
          <Segment key={each} value={each}>
            {t(`kind_${each}`)}
          </Segment>
        ))}
      </SegmentedControl>
      {state === 'loading' && <RowPlaces />}
      {state === 'failed' && (
        <ErrorState level={3} {...(failure ?? { kind: 'server', message: t('failedToLoad') })} />
      )}
      {isListed && relations.length === 0 && <p className={rows.hint}>{t(`empty_${kind}`)}</p>}
      {isListed && relations.length > 0 && (
        <>
          <ul ref={list} tabIndex={-1} className={rows.list} aria-label={t(`kind_${kind}`)}>
            {relations.map((relation) => (
              <RelationRow
                key={relation.id}
                relation={relation}
                href={relation.handle === null || kind === 'block' ? undefined : hrefOf(relation.handle)}
                isPending={pendingIds.includes(relation.id)}
                onEnd={() => {
                  expect();
                  onEnd(relation.id);
                }}
              />
            ))}
          </ul>
          {(onLoadMore || moreFailed !== undefined) && (
            <LoadMore
              shown={relations.length}
              hasMore={onLoadMore !== undefined}
              onLoadMore={() => onLoadMore?.()}
              isLoading={isLoadingMore}
              {...(moreFailed !== undefined && { failure: moreFailed })}
            />
          )}
        </>
      )}
    </section>
  );
}
