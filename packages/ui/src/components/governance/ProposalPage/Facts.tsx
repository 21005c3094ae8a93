import type { ProposalDetail } from '@mirror-studio/domain/contract';
import { neededVotes } from '@mirror-studio/domain/governance';
import { governance as texts } from '@mirror-studio/domain/texts/en/governance';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Meter } from '../../../primitives/Meter/Meter.tsx';
import { StateBadge } from '../StateBadge.tsx';
import { useMoment } from '../use-moment.ts';
import * as styles from './ProposalPage.css.ts';

export interface FactsActs {
  /** Opens the vote of a draft now; left out for who may not. */
  onOpen?: (() => void) | undefined;
  /** A draft is to be changed; left out for who may not. */
  onChange?: (() => void) | undefined;
  /** A draft is to be taken back; left out for who may not. */
  onWithdraw?: (() => void) | undefined;
}

/** How far a proposal is: its state, its dates, and how many have voted of how many who have to. */
export function Facts({ proposal, onOpen, onChange, onWithdraw }: FactsActs & { proposal: ProposalDetail }) {
  const t = useTexts('governance', texts);
  const { momentOf } = useMoment();
  const { state, opensAt, closesAt, electorate, quorumPercent, turnout, hasVoted } = proposal;
  const isDraft = state === 'draft';
  return (
    <section aria-label={t(`state_${state}`)} className={styles.facts}>
      <div className={styles.badges}>
        <StateBadge proposal={proposal} />
        {hasVoted && <span className={styles.label}>{t('voted')}</span>}
      </div>
      <div className={styles.dates}>
        {isDraft && (
          <p className={styles.date}>
            <time dateTime={opensAt}>{t('opens', { date: momentOf(opensAt) })}</time>
          </p>
        )}
        <p className={styles.date}>
          <time dateTime={closesAt}>
            {t(state === 'closed' ? 'closed' : 'closes', { date: momentOf(closesAt) })}
          </time>
        </p>
      </div>
      {electorate === null ? (
        <p className={styles.label}>{t('quorumPlanned', { percent: quorumPercent })}</p>
      ) : (
        <Quorum
          electorate={electorate}
          turnout={turnout}
          needed={neededVotes(electorate, quorumPercent)}
          isOver={state === 'closed'}
        />
      )}
      {isDraft && (onOpen || onChange || onWithdraw) && (
        <div className={styles.acts}>
          {onOpen && (
            <Button size="small" variant="primary" onPress={onOpen}>
              {t('open')}
            </Button>
          )}
          {onChange && (
            <Button size="small" onPress={onChange}>
              {t('change')}
            </Button>
          )}
          {onWithdraw && (
            <Button size="small" variant="ghost" onPress={onWithdraw}>
              {t('withdraw')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

interface QuorumProps {
  electorate: number;
  turnout: number;
  needed: number;
  isOver: boolean;
}

/** How many have voted, with a mark where the quorum is. */
function Quorum({ electorate, turnout, needed, isOver }: QuorumProps) {
  const t = useTexts('governance', texts);
  const missing = needed - turnout;
  return (
    <div className={styles.quorum}>
      <div className={styles.meter}>
        <Meter
          label={t('turnout')}
          value={turnout}
          maxValue={Math.max(1, electorate)}
          valueLabel={t('turnoutOf', { voted: turnout, electorate })}
          tone={missing <= 0 ? 'success' : 'neutral'}
        />
        <span
          aria-hidden="true"
          className={styles.mark}
          style={assignInlineVars({ [styles.place]: String(Math.min(1, needed / Math.max(1, electorate))) })}
        />
      </div>
      <p className={styles.label}>
        {missing <= 0
          ? t('quorumReached', { needed })
          : isOver
            ? t('quorumMissed', { needed })
            : t('quorumMissing', { count: missing, needed })}
      </p>
    </div>
  );
}
