import type { OwnRank } from '@mirror-studio/domain/contract';
import { bandOf, nextBandOf } from '@mirror-studio/domain/leaderboard';
import { arcana } from '@mirror-studio/domain/texts/en/arcana';
import { leaderboard as texts } from '@mirror-studio/domain/texts/en/leaderboard';
import { useId } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Meter } from '../../../primitives/Meter/Meter.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { ArcanaCard } from '../ArcanaCard/ArcanaCard.tsx';
import * as styles from './LeaderboardPage.css.ts';

/** The own card, place and points, and what separates from the next band. Takes how many stand there; null where it is another list. */
export function OwnPlace({ own, total }: { own: OwnRank; total: number | null }) {
  const t = useTexts('leaderboard', texts);
  const a = useTexts('arcana', arcana);
  const headingId = useId();
  const { place, points, missingWorks } = own;
  const next = nextBandOf(points);
  const toNext = next && t('toNext', { count: next.missing, band: a(`name_${next.arcanum}`) });
  return (
    <section className={styles.own} aria-labelledby={headingId}>
      <ArcanaCard arcanum={bandOf(points)} />
      <div className={styles.facts}>
        <h2 id={headingId} className={styles.label}>
          {t('ownTitle')}
        </h2>
        <p className={styles.place}>
          {place === null
            ? t('noPlace')
            : total === null
              ? t('place', { place })
              : t('ownPlace', { place, total: Math.max(total, place) })}
        </p>
        <p className={styles.line}>{t('points', { count: points })}</p>
        {next && toNext ? (
          <Meter label={toNext} minValue={next.from} maxValue={next.to} value={points} />
        ) : (
          <p className={styles.line}>{t('lastBand')}</p>
        )}
        {missingWorks > 0 && <p className={styles.line}>{t('apart', { count: missingWorks })}</p>}
      </div>
    </section>
  );
}

/** Its place while it is on its way. */
export function OwnPlaceWaiting() {
  return (
    <div aria-hidden="true" className={styles.own}>
      <Skeleton height="15rem" />
      <div className={styles.facts}>
        <Skeleton shape="text" width="8rem" />
        <Skeleton height="2rem" width="min(16rem, 100%)" />
        <Skeleton shape="text" width="min(24rem, 100%)" />
      </div>
    </div>
  );
}
