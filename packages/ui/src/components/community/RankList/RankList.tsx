import { type Arcanum, numeralOf } from '@mirror-studio/domain/arcana';
import { bandPoints } from '@mirror-studio/domain/constants/leaderboard';
import type { Ranked } from '@mirror-studio/domain/contract';
import { bandOf } from '@mirror-studio/domain/leaderboard';
import { arcana } from '@mirror-studio/domain/texts/en/arcana';
import { leaderboard as texts } from '@mirror-studio/domain/texts/en/leaderboard';
import { useMemo } from 'react';
import { Link } from 'react-aria-components/Link';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { PageRows } from '../../../primitives/LoadMore/PageRows.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './RankList.css.ts';

export interface RankListProps extends RootProps {
  /** The creators by their places, the first before all. */
  ranked: readonly Ranked[];
  /** Where a creator is shown; takes the handle. */
  hrefOf: (handle: string) => string;
  /** They are on their way: their places are kept. Default false. */
  isWaiting?: boolean;
}

/** Height of a usual row, in px. */
const usualPx = 64;
const waiting = Array.from({ length: 8 }, (_, at) => `place ${at}`);

/** Creators one below the other by their places, under the cards of their bands; each leads to their page (pages: leaderboard). */
export function RankList({ ranked, hrefOf, isWaiting = false, ...rest }: RankListProps) {
  const t = useTexts('leaderboard', texts);
  const items = useMemo(
    () =>
      ranked.map((one, at) => {
        const arcanum = bandOf(one.points);
        const before = ranked[at - 1];
        const begins = before === undefined || bandOf(before.points) !== arcanum;
        return { ...one, id: one.handle, begins: begins ? arcanum : null };
      }),
    [ranked],
  );
  return (
    <div {...rootProps(rest, styles.item)} aria-busy={isWaiting}>
      {isWaiting ? (
        <Waiting />
      ) : (
        <PageRows label={t('list')} items={items} usualPx={usualPx} className={styles.list}>
          {({ id, begins, ...one }, place) => (
            <li key={id} className={styles.item} {...place}>
              {begins !== null && <Band arcanum={begins} />}
              <Row ranked={one} href={hrefOf(one.handle)} />
            </li>
          )}
        </PageRows>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div aria-hidden="true" className={styles.list}>
      {waiting.map((key) => (
        <div key={key} className={styles.row}>
          <Skeleton shape="text" width="1.5rem" />
          <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
          <Skeleton shape="text" width="min(14rem, 70%)" />
          <Skeleton shape="text" width="4rem" />
        </div>
      ))}
    </div>
  );
}

function Band({ arcanum }: { arcanum: Arcanum }) {
  const t = useTexts('leaderboard', texts);
  const a = useTexts('arcana', arcana);
  return (
    <p className={styles.band}>
      <span className={styles.numeral}>{numeralOf(arcanum)}</span>
      <span className={styles.bandName}>{a(`name_${arcanum}`)}</span>
      <span className={styles.from}>{t('from', { count: bandPoints[arcanum] })}</span>
    </p>
  );
}

function Row({
  ranked: { place, points, handle, name, picture, isOwn },
  href,
}: {
  ranked: Ranked;
  href: string;
}) {
  const t = useTexts('leaderboard', texts);
  const called = name || handle;
  const said = t('points', { count: points });
  return (
    <Link href={href} className={isOwn ? `${styles.row} ${styles.own}` : styles.row}>
      <span className={styles.place}>{place}</span>{' '}
      <Avatar name={called} size={40} {...(picture !== null && { src: picture })} />
      <span className={styles.words}>
        <bdi className={styles.name}>{called}</bdi>{' '}
        <span className={styles.handle}>{isOwn ? t('you') : <>@{handle}</>}</span>
      </span>{' '}
      <span className={styles.points}>{said}</span>
    </Link>
  );
}
