import { community as texts } from '@mirror-studio/domain/texts/en/community';
import { Button } from 'react-aria-components/Button';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { HeartIcon } from '../../../icons/index.ts';
import { hidden } from '../../../primitives/Field/Field.css.ts';
import * as styles from './WorkWall.css.ts';

interface LikeMarkProps {
  title: string;
  likes: number;
  isLiked: boolean;
  onChange: (isLiked: boolean) => void;
}

/** Likes the work under it; beside it how many do. */
export function LikeMark({ title, likes, isLiked, onChange }: LikeMarkProps) {
  const t = useTexts('community', texts);
  const number = new Intl.NumberFormat(useTextLocale());
  return (
    <Button className={styles.like} aria-pressed={isLiked} onPress={() => onChange(!isLiked)}>
      <span className={hidden}>{t('likeOf', { title })}</span>
      <HeartIcon size={16} className={isLiked ? styles.filled : undefined} />
      {likes > 0 && <span>{number.format(likes)}</span>}
    </Button>
  );
}
