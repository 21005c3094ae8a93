import type { Proposal } from '@mirror-studio/domain/contract';
import { governance as texts } from '@mirror-studio/domain/texts/en/governance';
import { Link } from 'react-aria-components/Link';
import { useTexts } from '../../../i18n/useTexts.ts';
import { StateBadge } from '../StateBadge.tsx';
import { useMoment } from '../use-moment.ts';
import * as styles from './GovernancePage.css.ts';

interface ProposalRowProps {
  proposal: Proposal;
  href: string;
  onIntent: (() => void) | undefined;
}

const dateOf = { draft: 'opens', open: 'closes', closed: 'closed' } as const;

/** A proposal in its list: what it is about, when it opens or ends, and how many have voted. */
export function ProposalRow({ proposal, href, onIntent }: ProposalRowProps) {
  const t = useTexts('governance', texts);
  const { dayOf } = useMoment();
  const { title, state, decision, opensAt, closesAt, electorate, turnout, isElector, hasVoted } = proposal;
  const at = state === 'draft' ? opensAt : closesAt;
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        {decision !== null && <p className={styles.decision}>{t('decision', { number: decision })}</p>}
        <Link href={href} className={styles.title} onHoverStart={onIntent} onFocus={onIntent}>
          <bdi>{title}</bdi>
        </Link>
        <p className={styles.facts}>
          <time dateTime={at}>{t(dateOf[state], { date: dayOf(at) })}</time>
          {electorate !== null && (
            <span>
              {t('turnout')} {t('turnoutOf', { voted: turnout, electorate })}
            </span>
          )}
          {hasVoted && <span className={styles.voted}>{t('voted')}</span>}
          {state === 'open' && isElector && !hasVoted && <span className={styles.voted}>{t('mayVote')}</span>}
        </p>
      </div>
      <StateBadge proposal={proposal} />
    </div>
  );
}
