import type { ProposalDetail } from '@mirror-studio/domain/contract';
import { isTie } from '@mirror-studio/domain/governance';
import { governance as texts } from '@mirror-studio/domain/texts/en/governance';
import { useId } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Meter } from '../../../primitives/Meter/Meter.tsx';
import { useOptionName } from '../option-name.ts';
import * as styles from './ProposalPage.css.ts';

/** What a vote came to: in one sentence, then each option as a thin bar with its figures. */
export function Result({ proposal }: { proposal: ProposalDetail }) {
  const t = useTexts('governance', texts);
  const headingId = useId();
  const { options, votes, outcome, winner, turnout } = proposal;
  const nameOf = useOptionName(options);
  const counted = votes ?? [];
  const said =
    outcome === 'carried'
      ? t('resultCarried', { option: nameOf(winner ?? '') })
      : outcome === 'noQuorum'
        ? t('resultNoQuorum')
        : t(isTie(counted) ? 'resultTie' : 'resultRejected');
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('result')}
      </h2>
      <p className={styles.said}>{said}</p>
      <ul className={styles.bars}>
        {counted.map(({ option, votes: count }) => (
          <li key={option} className={styles.bar}>
            <Meter
              label={nameOf(option)}
              value={count}
              maxValue={Math.max(1, turnout)}
              valueLabel={`${t('votes', { count })} · ${t('share', { percent: Math.round((count * 100) / Math.max(1, turnout)) })}`}
              tone={option === winner && outcome === 'carried' ? 'success' : 'neutral'}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
