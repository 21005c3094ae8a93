import { common } from '@mirror-studio/domain/texts/en/common';
import { gallery } from '@mirror-studio/domain/texts/en/gallery';
import type { ReactNode, Ref } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import * as styles from './GalleryGrid.css.ts';

interface WallEndProps {
  onLoadMore: (() => void) | undefined;
  isLoadingMore: boolean;
  moreFailed: ReactNode;
  onReload: (() => void) | undefined;
  ref: Ref<HTMLDivElement>;
}

/** The end of what has been read: the way to more, or that there is no more. */
export function WallEnd({ onLoadMore, isLoadingMore, moreFailed, onReload, ref }: WallEndProps) {
  const t = useTexts('gallery', gallery);
  const c = useTexts('common', common);
  if (!onLoadMore && moreFailed === undefined) return <p className={styles.more}>{t('allShown')}</p>;
  return (
    <div ref={ref} className={styles.more}>
      {moreFailed !== undefined && (
        <p role="alert" className={styles.moreFailed}>
          {moreFailed}
        </p>
      )}
      {onLoadMore ? (
        <Button onPress={onLoadMore} isPending={isLoadingMore}>
          {t('loadMore')}
        </Button>
      ) : (
        onReload && <Button onPress={onReload}>{c('retry')}</Button>
      )}
    </div>
  );
}
