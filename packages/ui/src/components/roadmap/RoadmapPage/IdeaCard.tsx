import type { Idea } from '@mirror-studio/domain/contract';
import { roadmap as texts } from '@mirror-studio/domain/texts/en/roadmap';
import { Link } from 'react-aria-components/Link';
import { useTexts } from '../../../i18n/useTexts.ts';
import { VoteControl } from '../VoteControl/VoteControl.tsx';
import * as styles from './RoadmapPage.css.ts';

export interface IdeaCardProps {
  idea: Idea;
  href: string;
  onVotedChange: (idea: Idea, isVoted: boolean) => void;
  onIntent: (() => void) | undefined;
}

/** An idea in its column: the vote, what it is, and how much is said of it. */
export function IdeaCard({ idea, href, onVotedChange, onIntent }: IdeaCardProps) {
  const t = useTexts('roadmap', texts);
  const { title, votes, isVoted, status, comments, author, isOwn } = idea;
  const name = isOwn ? t('you') : author === null ? t('member') : author.name || author.handle;
  return (
    <div className={styles.card}>
      <VoteControl
        title={title}
        votes={votes}
        isVoted={isVoted}
        {...(status !== 'shipped' && { onVotedChange: (isNow) => onVotedChange(idea, isNow) })}
      />
      <div className={styles.words}>
        <Link href={href} className={styles.title} onHoverStart={onIntent} onFocus={onIntent}>
          <bdi>{title}</bdi>
        </Link>
        <p className={styles.facts}>
          <bdi>{name}</bdi>
          {author?.isSample && <> · {t('sample')}</>}
          {comments > 0 && <> · {t('comments', { count: comments })}</>}
        </p>
      </div>
    </div>
  );
}
