/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a fieldset would want a legend that is seen */
import type { Proposal } from '@mirror-studio/domain/contract';
import { type ProposalList, proposalLists } from '@mirror-studio/domain/governance';
import { governance as texts } from '@mirror-studio/domain/texts/en/governance';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { GovernanceIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LoadMore } from '../../../primitives/LoadMore/LoadMore.tsx';
import { PageRows } from '../../../primitives/LoadMore/PageRows.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './GovernancePage.css.ts';
import { ProposalRow } from './ProposalRow.tsx';

export interface GovernancePageProps extends RootProps {
  /** What is shown instead of the list: it is on its way, or did not come. Default `listed`. */
  state?: 'loading' | 'listed' | 'failed';
  /** Which list it is. */
  list: ProposalList;
  /** Another is to be shown. */
  onListChange: (list: ProposalList) => void;
  /** The proposals of that list, the last first. */
  proposals: readonly Proposal[];
  /** Where a proposal is looked at; takes its id. */
  hrefOf: (id: string) => string;
  /** A proposal is to be put forward; left out for who may not. */
  onPropose?: () => void;
  /** Somebody is about to look at a proposal. */
  onIntent?: () => void;
  /** There are more; called when they are asked for. */
  onLoadMore?: () => void;
  /** More are on their way. Default false. */
  isLoadingMore?: boolean;
  /** More were asked for, or all read again, and did not come: what is said of it. */
  moreFailed?: string;
  /** What kind of failure it was that nothing came, its words, and what its actions do. */
  failure?: ListFailure;
  /** What is over the page: a ProposalDialog. */
  children?: ReactNode;
}

/** What stands in for a list that has nothing. */
const nextOf: Record<ProposalList, ProposalList> = {
  open: 'draft',
  draft: 'decisions',
  closed: 'open',
  decisions: 'open',
};
/** Height of a usual row, in px. */
const usualPx = 112;
const waiting = [0, 1, 2, 3];

/** What members decide together: votes that are open, what is in discussion, what was decided (pages: governance). */
export function GovernancePage({
  state = 'listed',
  list,
  onListChange,
  proposals,
  hrefOf,
  onPropose,
  onIntent,
  onLoadMore,
  isLoadingMore = false,
  moreFailed,
  failure,
  children,
  ...rest
}: GovernancePageProps) {
  const t = useTexts('governance', texts);
  const r = useTexts('routes', routes);
  const isEmpty = state === 'listed' && proposals.length === 0;
  const next = nextOf[list];
  const actions = onPropose && (
    <Button variant="primary" onPress={onPropose}>
      {t('propose')}
    </Button>
  );
  return (
    <div {...rootProps(rest, styles.root)} aria-busy={state === 'loading'}>
      <PageHeader title={r('governance')} description={t('lead')} {...(actions && { actions })} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend that is seen */}
      <div role="group" aria-label={t('lists')} className={styles.choices}>
        {proposalLists.map((one) => (
          <Button
            key={one}
            size="small"
            variant={one === list ? 'secondary' : 'ghost'}
            aria-pressed={one === list}
            onPress={() => onListChange(one)}
          >
            {t(`list_${one}`)}
          </Button>
        ))}
      </div>
      {state === 'failed' && <ErrorState {...(failure ?? { kind: 'server', message: t('failed') })} />}
      {isEmpty && (
        <EmptyState
          icon={<GovernanceIcon size={24} />}
          title={t(`empty_${list}`)}
          actions={
            <Button onPress={() => onListChange(next)}>{t('showList', { list: t(`list_${next}`) })}</Button>
          }
        >
          {t(`emptyNext_${list}`)}
        </EmptyState>
      )}
      {state === 'loading' && (
        <div aria-hidden="true" className={styles.list}>
          {waiting.map((at) => (
            <div key={at} className={styles.row}>
              <div className={styles.words}>
                <Skeleton shape="text" width="60%" />
                <Skeleton shape="text" width="35%" />
              </div>
              <Skeleton height="1.5rem" width="6rem" />
            </div>
          ))}
        </div>
      )}
      {state === 'listed' && proposals.length > 0 && (
        <PageRows label={t(`list_${list}`)} items={proposals} usualPx={usualPx} className={styles.list}>
          {(proposal, place) => (
            <li key={proposal.id} className={styles.item} {...place}>
              <ProposalRow proposal={proposal} href={hrefOf(proposal.id)} onIntent={onIntent} />
            </li>
          )}
        </PageRows>
      )}
      {state === 'listed' && (onLoadMore || moreFailed !== undefined) && (
        <LoadMore
          shown={proposals.length}
          hasMore={onLoadMore !== undefined}
          onLoadMore={() => onLoadMore?.()}
          isLoading={isLoadingMore}
          {...(moreFailed !== undefined && { failure: moreFailed })}
        />
      )}
      {children}
    </div>
  );
}
