import type { IdeaDetail } from '@mirror-studio/domain/contract';
import { report } from '@mirror-studio/domain/texts/en/report';
import { roadmap as texts } from '@mirror-studio/domain/texts/en/roadmap';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { useTexts } from '../../../i18n/useTexts.ts';
import { ModerationIcon } from '../../../icons/index.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { RelativeTime } from '../../RelativeTime/RelativeTime.tsx';
import { VoteControl } from '../VoteControl/VoteControl.tsx';
import * as styles from './IdeaDetail.css.ts';

interface IdeaWordsProps {
  idea: IdeaDetail;
  hrefOf: (id: string) => string;
  onVotedChange: ((isVoted: boolean) => void) | undefined;
  onReport: (() => void) | undefined;
  comments: ReactNode;
}

/** What an idea is, where it stands, and what became of it. */
export function IdeaWords({ idea, hrefOf, onVotedChange, onReport, comments }: IdeaWordsProps) {
  const t = useTexts('roadmap', texts);
  const r = useTexts('report', report);
  const { author, isOwn, status, mergedInto, merged, changes } = idea;
  const name = author === null ? t('member') : author.name || author.handle;
  const canVote = mergedInto === null && status !== 'shipped' && onVotedChange;
  return (
    <div className={styles.parts}>
      {mergedInto !== null && (
        <Banner tone="info" title={t('mergedTitle')}>
          {t('mergedInto')}{' '}
          <Link href={hrefOf(mergedInto.id)} className={styles.link}>
            <bdi>{mergedInto.title}</bdi>
          </Link>
        </Banner>
      )}
      {mergedInto === null && (
        <div className={styles.head}>
          <VoteControl
            title={idea.title}
            votes={idea.votes}
            isVoted={idea.isVoted}
            {...(canVote && { onVotedChange: canVote })}
          />
          <div className={styles.facts}>
            <div className={styles.badges}>
              <Badge tone={status === 'shipped' ? 'success' : 'neutral'}>{t(`status_${status}`)}</Badge>
              {author?.isSample && <Badge tone="info">{t('sample')}</Badge>}
            </div>
            <p className={styles.line}>
              <bdi>{isOwn ? t('proposedByYou') : t('proposedBy', { name })}</bdi>
              <RelativeTime at={idea.proposedAt} />
            </p>
          </div>
        </div>
      )}
      {idea.words !== '' && (
        <p className={styles.words} dir="auto">
          {idea.words}
        </p>
      )}
      {changes.length > 0 && (
        <div className={styles.part}>
          <h3 className={styles.heading}>{t('history')}</h3>
          <ol className={styles.list}>
            {changes.map((change) => (
              <li key={change.at} className={styles.change}>
                <p className={styles.line}>
                  {t(`status_${change.status}`)} <RelativeTime at={change.at} />
                </p>
                <p className={styles.words} dir="auto">
                  {change.words}
                </p>
              </li>
            ))}
          </ol>
        </div>
      )}
      {merged.length > 0 && (
        <div className={styles.part}>
          <h3 className={styles.heading}>{t('merged')}</h3>
          <ul className={styles.list}>
            {merged.map(({ id, title }) => (
              <li key={id}>
                <Link href={hrefOf(id)} className={styles.link}>
                  <bdi>{title}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {comments}
      {onReport && (
        <div className={styles.quietAct}>
          <Button variant="ghost" size="small" icon={<ModerationIcon size={18} />} onPress={onReport}>
            {r('titleIdea')}
          </Button>
        </div>
      )}
    </div>
  );
}
