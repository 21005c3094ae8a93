import type { GalleryItem } from '@mirror-studio/domain/contract';
import { gallery } from '@mirror-studio/domain/texts/en/gallery';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useTexts } from '../../../i18n/useTexts.ts';
import { GalleryIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../patterns/ErrorState/ErrorState.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as styles from './GalleryGrid.css.ts';
import { PictureViewer } from './PictureViewer.tsx';

export interface GalleryGridProps {
  /** What is shown instead of the pictures. Default `full`. */
  state?: 'loading' | 'failed' | 'disabled' | 'full';
  /** Newest first. */
  items: readonly GalleryItem[];
  /** There are more; called when they are asked for. */
  onLoadMore?: () => void;
  isLoadingMore?: boolean;
  onReload?: () => void;
  /** Where a first shoot begins. */
  shootHref: string;
}

const columnWidth = 300;
/** Six frames of the shapes that pictures have, while they come (§2 skeleton: gallery). */
const waiting = ['3 / 4', '1', '4 / 3', '3 / 4', '16 / 9', '3 / 4'];

/** Everything a creator has made, in columns that never move: each picture's place is kept by its ratio. */
export function GalleryGrid({
  state = 'full',
  items,
  onLoadMore,
  isLoadingMore = false,
  onReload,
  shootHref,
}: GalleryGridProps) {
  const t = useTexts('gallery', gallery);
  const [shown, setShown] = useState<GalleryItem>();
  const videos = items.filter(({ type }) => type === 'video').length;
  const counts = [
    t('images', { count: items.length - videos }),
    videos > 0 && t('videos', { count: videos }),
  ];
  const isEmpty = state === 'full' && items.length === 0;
  return (
    <div className={styles.root} aria-busy={state === 'loading'}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <output className={styles.count}>
          {state === 'loading'
            ? t('loading')
            : state === 'full' && !isEmpty && counts.filter(Boolean).join(' · ')}
        </output>
      </header>
      {state === 'failed' && (
        <ErrorState kind="server" message={t('failed')} onAction={{ retry: onReload }} />
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
      {state === 'loading' && (
        <Wall
          cells={waiting.map((ratio, index) => ({
            key: String(index),
            height: heightOf(ratio),
            content: <Skeleton ratio={ratio} width="100%" />,
          }))}
        />
      )}
      {state === 'full' && !isEmpty && (
        <Wall
          cells={items.map((item) => ({
            key: item.id,
            height: (item.height ?? 1) / (item.width ?? 1),
            content: (
              <AriaButton
                className={styles.item}
                aria-label={t('openItem', { prompt: item.prompt })}
                onPress={() => setShown(item)}
              >
                <Image
                  src={item.thumbnailUrl ?? item.url}
                  placeholder={item.placeholder ?? undefined}
                  ratio={`${item.width ?? 1} / ${item.height ?? 1}`}
                  alt=""
                />
              </AriaButton>
            ),
          }))}
        />
      )}
      {state === 'full' &&
        !isEmpty &&
        (onLoadMore ? (
          <Button className={styles.more} onPress={onLoadMore} isPending={isLoadingMore}>
            {t('loadMore')}
          </Button>
        ) : (
          <p className={styles.more}>{t('allShown')}</p>
        ))}
      {shown && <PictureViewer item={shown} onClose={() => setShown(undefined)} />}
    </div>
  );
}

function heightOf(ratio: string): number {
  const [width = 1, height = 1] = ratio.split('/').map(Number);
  return height / width;
}

interface Cell {
  key: string;
  /** Height by width. */
  height: number;
  content: ReactNode;
}

/** Columns as even as the order allows: each picture goes where there is most room. */
function Wall({ cells }: { cells: readonly Cell[] }) {
  const wall = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(3);
  useEffect(() => {
    const { current } = wall;
    if (!current) return;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      setColumns(Math.min(6, Math.max(width < 480 ? 2 : 1, Math.round(width / columnWidth))));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const filled = Array.from({ length: columns }, () => ({ height: 0, cells: [] as Cell[] }));
  for (const cell of cells) {
    const shortest = filled.reduce((best, next) => (next.height < best.height - 0.01 ? next : best));
    shortest.cells.push(cell);
    shortest.height += cell.height;
  }
  return (
    <div ref={wall} className={styles.wall} style={{ '--columns': columns } as CSSProperties}>
      {filled.map((column, index) => (
        <ul key={index} className={styles.column}>
          {column.cells.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </ul>
      ))}
    </div>
  );
}
