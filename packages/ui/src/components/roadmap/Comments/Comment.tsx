import type { IdeaComment } from '@mirror-studio/domain/contract';
import { report } from '@mirror-studio/domain/texts/en/report';
import { roadmap as texts } from '@mirror-studio/domain/texts/en/roadmap';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { RelativeTime } from '../../RelativeTime/RelativeTime.tsx';
import * as styles from './Comments.css.ts';

interface CommentProps {
  comment: IdeaComment;
  onDelete: ((id: string) => void) | undefined;
  onReport: ((id: string) => void) | undefined;
}

/** What somebody said, when, and what can be done about it. Its words are words: nothing in them is a link or a style. */
export function Comment({ comment, onDelete, onReport }: CommentProps) {
  const t = useTexts('roadmap', texts);
  const r = useTexts('report', report);
  const { id, words, author, isOwn, at } = comment;
  const given = author?.name || (author?.handle ?? '');
  const name = isOwn ? t('you') : given || t('member');
  const picture = author?.picture ?? null;
  return (
    <>
      <Avatar name={given} size={32} {...(picture !== null && { src: picture })} />
      <div className={styles.words}>
        <p className={styles.head}>
          <bdi className={styles.name}>{name}</bdi>
          {author?.isSample && <span>{t('sample')}</span>}
          <RelativeTime at={at} />
        </p>
        <p className={styles.said} dir="auto">
          {words}
        </p>
        {isOwn && onDelete && (
          <div className={styles.act}>
            <Button variant="ghost" size="small" onPress={() => onDelete(id)}>
              {t('commentDelete')}
            </Button>
          </div>
        )}
        {!isOwn && onReport && (
          <div className={styles.act}>
            <Button variant="ghost" size="small" onPress={() => onReport(id)}>
              {r('report')}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
