import { arcana } from '@mirror-studio/domain/arcana';
import { bandPoints, leaderboardRules } from '@mirror-studio/domain/constants/leaderboard';
import type { OwnRank, Ranked } from '@mirror-studio/domain/contract';
import {
  type LeaderboardAsked,
  leaderboardBoards,
  leaderboardPeriods,
} from '@mirror-studio/domain/leaderboard';
import { leaderboard as texts } from '@mirror-studio/domain/texts/en/leaderboard';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import { useId } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { LeaderboardIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { LoadMore } from '../../../primitives/LoadMore/LoadMore.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { ArcanaCard } from '../ArcanaCard/ArcanaCard.tsx';
import { RankList } from '../RankList/RankList.tsx';
import { Choices } from './Choices.tsx';
import * as styles from './LeaderboardPage.css.ts';
import { OwnPlace, OwnPlaceWaiting } from './OwnPlace.tsx';

export interface LeaderboardPageProps extends RootProps {
  /** What is shown instead of the list: it is on its way, or did not come. Default `listed`. */
  state?: 'loading' | 'listed' | 'failed';
  /** Which list it is. */
  asked: LeaderboardAsked;
  /** Another is to be shown. */
  onAskedChange: (asked: LeaderboardAsked) => void;
  /** The creators of that list by their places. */
  ranked: readonly Ranked[];
  /** Where the user stands; left out while nobody knows. */
  own?: OwnRank;
  /** How many stand on that list. Default 0. */
  total?: number;
  /** Where a creator is shown; takes the handle. */
  hrefOf: (handle: string) => string;
  /** Where works are found. */
  libraryHref: string;
  /** There are more; called when they are asked for. */
  onLoadMore?: () => void;
  /** More are on their way. Default false. */
  isLoadingMore?: boolean;
  /** More were asked for, or all read again, and did not come: what is said of it. */
  moreFailed?: string;
  /** What kind of failure it was that nothing came, its words, and what its actions do. */
  failure?: ListFailure;
}

const { points, mostOfPerson, fewestWorks, networkHours, networkPeople } = leaderboardRules;

/** Creators by what different people like and remix, the own place, what counts, and the deck of the bands (pages: leaderboard). */
export function LeaderboardPage({
  state = 'listed',
  asked,
  onAskedChange,
  ranked,
  own,
  total = 0,
  hrefOf,
  libraryHref,
  onLoadMore,
  isLoadingMore = false,
  moreFailed,
  failure,
  ...rest
}: LeaderboardPageProps) {
  const t = useTexts('leaderboard', texts);
  const r = useTexts('routes', routes);
  const ids = { rules: useId(), deck: useId() };
  return (
    <div {...rootProps(rest, styles.root)} aria-busy={state === 'loading'}>
      <PageHeader title={r('leaderboard')} description={t('lead')} />
      <div className={styles.bar}>
        <Choices
          label={t('period')}
          values={leaderboardPeriods}
          chosen={asked.period}
          wordOf={(period) => t(`period_${period}`)}
          onChoose={(period) => onAskedChange({ ...asked, period })}
        />
        <Choices
          label={t('board')}
          values={leaderboardBoards}
          chosen={asked.board}
          wordOf={(board) => t(`board_${board}`)}
          onChoose={(board) => onAskedChange({ ...asked, board })}
        />
      </div>
      {state === 'failed' && <ErrorState {...(failure ?? { kind: 'server', message: t('failed') })} />}
      {state === 'loading' && <OwnPlaceWaiting />}
      {state === 'listed' && own && <OwnPlace own={own} total={own.board === asked.board ? total : null} />}
      {state === 'loading' && <RankList isWaiting ranked={[]} hrefOf={hrefOf} />}
      {state === 'listed' && ranked.length === 0 && (
        <EmptyState
          icon={<LeaderboardIcon size={24} />}
          title={t('emptyTitle')}
          actions={<LinkButton href={libraryHref}>{t('toLibrary')}</LinkButton>}
        >
          {t('empty')}
        </EmptyState>
      )}
      {state === 'listed' && ranked.length > 0 && (
        <div className={styles.section}>
          <RankList ranked={ranked} hrefOf={hrefOf} />
          {(onLoadMore || moreFailed !== undefined) && (
            <LoadMore
              shown={ranked.length}
              hasMore={onLoadMore !== undefined}
              onLoadMore={() => onLoadMore?.()}
              isLoading={isLoadingMore}
              {...(moreFailed !== undefined && { failure: moreFailed })}
            />
          )}
        </div>
      )}
      <section className={styles.section} aria-labelledby={ids.rules}>
        <h2 id={ids.rules} className={styles.heading}>
          {t('rulesTitle')}
        </h2>
        <ul className={styles.rules}>
          <li>{t('ruleLike', { remix: points.remix, most: mostOfPerson })}</li>
          <li>{t('ruleNot', { hours: networkHours, people: networkPeople })}</li>
          <li>{t('ruleTies', { works: fewestWorks })}</li>
        </ul>
      </section>
      <section className={styles.section} aria-labelledby={ids.deck}>
        <h2 id={ids.deck} className={styles.heading}>
          {t('deckTitle')}
        </h2>
        <div className={styles.deck}>
          {arcana.map((arcanum) => (
            <ArcanaCard key={arcanum} arcanum={arcanum} note={t('from', { count: bandPoints[arcanum] })} />
          ))}
        </div>
      </section>
    </div>
  );
}
