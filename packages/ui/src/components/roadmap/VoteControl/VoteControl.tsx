import { roadmap as texts } from '@mirror-studio/domain/texts/en/roadmap';
import { Button } from 'react-aria-components/Button';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { ArrowUpIcon, CheckIcon } from '../../../icons/index.ts';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './VoteControl.css.ts';

export interface VoteControlProps extends RootProps<HTMLSpanElement> {
  /** What is voted for: the name says it. */
  title: string;
  /** How many have voted, the user with them. */
  votes: number;
  /** The user has voted. Default false. */
  isVoted?: boolean;
  /** Votes, or takes the vote back; left out, there is no voting any more, and the figure stands alone. */
  onVotedChange?: (isVoted: boolean) => void;
}

/** One vote, which can be taken back, and how many there are (pages: roadmap). */
export function VoteControl({ title, votes, isVoted = false, onVotedChange, ...rest }: VoteControlProps) {
  const t = useTexts('roadmap', texts);
  const figure = new Intl.NumberFormat(useTextLocale(), { notation: 'compact' }).format(votes);
  return (
    <span {...rootProps(rest, styles.root)}>
      {onVotedChange ? (
        <Button
          className={styles.button}
          aria-label={`${t('vote', { title })}, ${figure}`}
          aria-pressed={isVoted}
          onPress={() => onVotedChange(!isVoted)}
        >
          <ArrowUpIcon size={16} />
          <span>{figure}</span>
        </Button>
      ) : (
        <span className={styles.closed}>
          <CheckIcon size={16} />
          <span aria-hidden="true">{figure}</span>
          <span className={styles.said}>{t('votes', { count: votes })}</span>
        </span>
      )}
    </span>
  );
}
