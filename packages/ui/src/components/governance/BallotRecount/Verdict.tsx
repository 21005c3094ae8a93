import {
  type BallotOption,
  commitmentGroups,
  type RecountState,
  type RecountVerdict,
} from '@mirror-studio/domain/governance';
import { governance as texts } from '@mirror-studio/domain/texts/en/governance';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { useOptionName } from '../option-name.ts';
import * as styles from './BallotRecount.css.ts';

interface VerdictProps {
  counted: RecountState;
  verdict: RecountVerdict;
  options: readonly BallotOption[];
  /** A ballot was looked for. */
  isWanted: boolean;
}

/** What a recount came to: whether everything agrees, where it does not, and whether the own ballot was among them. */
export function Verdict({ counted, verdict, options, isWanted }: VerdictProps) {
  const t = useTexts('governance', texts);
  const nameOf = useOptionName(options);
  const list = new Intl.ListFormat(useTextLocale());
  const { ballots, faults, told, found } = counted;
  const { agrees, differing, isTooMany, isOtherOutcome } = verdict;
  return (
    <>
      {agrees ? (
        <Banner tone="success">{t('recountAgrees', { count: ballots })}</Banner>
      ) : (
        <Banner tone="danger" title={t('recountDiffers')}>
          <div className={styles.faults}>
            {faults > 0 && <p className={styles.fault}>{t('recountFaults', { count: faults })}</p>}
            {told.length > 0 && (
              <ul className={styles.told}>
                {told.map(({ kind, commitment }) => (
                  <li key={`${kind} ${commitment}`}>
                    {t(`fault_${kind}`, { commitment: commitmentGroups(commitment)[0] ?? commitment })}
                  </li>
                ))}
              </ul>
            )}
            {differing.length > 0 && (
              <p className={styles.fault}>
                {t('recountVotes', { options: list.format(differing.map(nameOf)) })}
              </p>
            )}
            {isTooMany && <p className={styles.fault}>{t('recountMany')}</p>}
            {isOtherOutcome && <p className={styles.fault}>{t('recountOutcome')}</p>}
          </div>
        </Banner>
      )}
      {isWanted && (
        <Banner tone={found === null ? 'warning' : 'success'}>
          {found === null ? t('notFound') : t('found', { option: nameOf(found) })}
        </Banner>
      )}
    </>
  );
}
