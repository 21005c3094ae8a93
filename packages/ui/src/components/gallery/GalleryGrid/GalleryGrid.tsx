import type { GalleryItem } from '@mirror-studio/domain/contract';
import { common } from '@mirror-studio/domain/texts/en/common';
import { gallery } from '@mirror-studio/domain/texts/en/gallery';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { GalleryIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './GalleryGrid.css.ts';
import { GalleryPicture, shapeOf } from './GalleryPicture.tsx';
import { GallerySkeleton } from './GallerySkeleton.tsx';
import { PictureViewer } from './PictureViewer.tsx';
import { PictureWall } from './PictureWall.tsx';

export interface GalleryGridProps extends RootProps {
  /** What is shown instead of the pictures. Default `full`. */
  state?: 'loading' | 'failed' | 'disabled' | 'full';
  /** Newest first. */
  items: readonly GalleryItem[];
  /** There are more; called when they are asked for. */
  onLoadMore?: () => void;
  isLoadingMore?: boolean;
  onReload?: () => void;
  /** What kind of failure it was, its words, and what its actions do. Default: the server's, which `onReload` retries. */
  failure?: ListFailure;
  /** More was asked for, or all read again, and it did not come: what is said of it beside what is there. */
  moreFailed?: ReactNode;
  /** Where a first shoot begins. */
  shootHref: string;
}

/** Everything a creator has made, in columns that never move: each picture's place is kept by its ratio. */
export function GalleryGrid({
  state = 'full',
  items,
  onLoadMore,
  isLoadingMore = false,
  onReload,
  failure,
  moreFailed,
  shootHref,
  ...rest
}: GalleryGridProps) {
  const t = useTexts('gallery', gallery);
  const c = useTexts('common', common);
  const [shownIndex, setShown] = useState(-1);
  const shown = items[shownIndex];
  const videos = items.filter(({ type }) => type === 'video').length;
  const counts = [
    t('images', { count: items.length - videos }),
    videos > 0 && t('videos', { count: videos }),
  ];
  const isEmpty = state === 'full' && items.length === 0;
  return (
    <div {...rootProps(rest, styles.root)} aria-busy={state === 'loading'}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <Status className={styles.count}>
          {state === 'loading'
            ? t('loading')
            : state === 'full' && !isEmpty && counts.filter(Boolean).join(' · ')}
        </Status>
      </header>
      {state === 'failed' && (
        <ErrorState
          {...(failure ?? { kind: 'server', message: t('failed'), onAction: { retry: onReload } })}
        />
      )}
      {state === 'disabled' && (
        <EmptyState size="page" icon={<GalleryIcon size={24} />}>
          {t('disabled')}
        </EmptyState>
      )}
      {isEmpty && (
        <EmptyState
          size="page"
          icon={<GalleryIcon size={24} />}
          title={t('emptyTitle')}
          actions={
            <LinkButton variant="generate" href={shootHref}>
              {t('beginShoot')}
            </LinkButton>
          }
        >
          {t('empty')}
        </EmptyState>
      )}
      {state === 'loading' && <GallerySkeleton />}
      {state === 'full' && !isEmpty && (
        <PictureWall
          cells={items.map((item, index) => ({
            key: item.id,
            height: shapeOf(item).height,
            content: <GalleryPicture item={item} onOpen={() => setShown(index)} />,
          }))}
        />
      )}
      {state === 'full' &&
        !isEmpty &&
        (onLoadMore || moreFailed !== undefined ? (
          <div className={styles.more}>
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
        ) : (
          <p className={styles.more}>{t('allShown')}</p>
        ))}
      {shown && (
        <PictureViewer
          item={shown}
          position={{ index: shownIndex + 1, total: items.length }}
          onPrevious={shownIndex > 0 ? () => setShown(shownIndex - 1) : undefined}
          onNext={shownIndex < items.length - 1 ? () => setShown(shownIndex + 1) : undefined}
          onClose={() => setShown(-1)}
        />
      )}
    </div>
  );
}
