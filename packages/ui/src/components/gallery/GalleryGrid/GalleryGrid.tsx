import type { GalleryItem } from '@mirror-studio/domain/contract';
import { gallery } from '@mirror-studio/domain/texts/en/gallery';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useControlled } from '../../../controlled/useControlled.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { GalleryIcon, SearchIcon } from '../../../icons/index.ts';
import { lazyOverlay, useLazyOverlay } from '../../../overlays/lazy-overlay.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { useLoadMore } from '../../../primitives/LoadMore/useLoadMore.ts';
import { Status } from '../../../primitives/Status/Status.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import type { PictureViewerProps } from '../PictureViewer/PictureViewer.tsx';
import { PictureWall } from '../PictureWall/PictureWall.tsx';
import type { WallDensity } from '../PictureWall/useBand.ts';
import * as styles from './GalleryGrid.css.ts';
import { GalleryPicture } from './GalleryPicture.tsx';
import { GallerySkeleton } from './GallerySkeleton.tsx';
import { shapeOf } from './shape.ts';
import { useWallSelection } from './useWallSelection.ts';
import { WallEnd } from './WallEnd.tsx';

const heightOf = (item: GalleryItem) => shapeOf(item).height;
const sizes = {
  comfortable: '(width >= 48rem) 20rem, 50vw',
  compact: '(width >= 48rem) 12rem, 34vw',
} as const;
// Fetched by whoever is about to open a picture: nobody else needs it.
const viewer = lazyOverlay(
  async () => (await import('../PictureViewer/PictureViewer.tsx')).PictureViewer,
  false,
);

/** How many pictures before the last one more are asked for by whoever turns them. */
const turnedAhead = 8;

/** The picture that is looked at, and its way to the others. */
export interface ShownPicture {
  readonly item: GalleryItem;
  /** Undefined where it is none of the items. */
  readonly position: { index: number; total: number } | undefined;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly onShow: (item: GalleryItem) => void;
  readonly onClose: () => void;
}

export interface GalleryGridProps extends RootProps {
  /** What is shown instead of the pictures. Default `full`. */
  state?: 'loading' | 'failed' | 'disabled' | 'full';
  /** Newest first. */
  items: readonly GalleryItem[];
  /** There are more; called when they are asked for. */
  onLoadMore?: () => void;
  /** More are on their way. Default false. */
  isLoadingMore?: boolean;
  /** Asks for more by itself when the end comes near the sight, until that fails. Default false: when it is pressed. */
  isAutomatic?: boolean;
  /** Reads all again after that failed. */
  onReload?: () => void;
  /** What kind of failure it was, its words, and what its actions do. Default: the server's, which `onReload` retries. */
  failure?: ListFailure;
  /** More was asked for, or all read again, and it did not come: what is said of it beside what is there. */
  moreFailed?: ReactNode;
  /** Where a first shoot begins. */
  shootHref: string;
  /** Below the title: search, filters, order. */
  bar?: ReactNode;
  /** Items are a part of what there is: where there are none, that is said. Default false. */
  isFiltered?: boolean;
  /** Shows everything again. */
  onClearFilters?: () => void;
  /** How large the pictures are. Default `comfortable`. */
  density?: WallDensity;
  /** The ids of what is selected; left out, nothing can be. */
  selection?: ReadonlySet<string>;
  /** Called with the ids of what is selected then. */
  onSelectionChange?: (ids: ReadonlySet<string>) => void;
  /** What can be done with what is selected: an ActionBar. */
  selectionBar?: ReactNode;
  /** The id of the picture that is looked at, held by the parent; null for none. */
  shownId?: string | null;
  /** The picture of `shownId`, where it is none of the items: these may be a part of what there is. */
  shownElsewhere?: GalleryItem;
  /** Called with the id of the picture to look at, or null when that is closed. */
  onShownChange?: (id: string | null) => void;
  /** What else can be done with the picture that is looked at. Default: it is shown, with its way to the others. */
  viewerActions?: (shown: ShownPicture) => Partial<PictureViewerProps>;
  /** A line on a picture that stays in sight. */
  noteOf?: (item: GalleryItem) => string | undefined;
  /** The title of the page. Default "Gallery". */
  title?: string;
  /** What stands in place of the wall where there is nothing. */
  empty?: ReactNode;
}

/** Everything a creator has made, in columns that never move: each picture's place is kept by its ratio. */
export function GalleryGrid({
  state = 'full',
  items,
  onLoadMore,
  isLoadingMore = false,
  isAutomatic = false,
  onReload,
  failure,
  moreFailed,
  shootHref,
  bar,
  isFiltered = false,
  onClearFilters,
  density = 'comfortable',
  selection,
  onSelectionChange,
  selectionBar,
  shownId: givenShownId,
  shownElsewhere,
  onShownChange,
  viewerActions,
  noteOf,
  title,
  empty,
  ...rest
}: GalleryGridProps) {
  const t = useTexts('gallery', gallery);
  // By its id: newer ones may come in front of it while it is open.
  const [shownId, setShown] = useControlled<string | null>(givenShownId, null, onShownChange);
  const shownIndex = shownId === null ? -1 : items.findIndex(({ id }) => id === shownId);
  const shown = items[shownIndex] ?? (shownElsewhere?.id === shownId ? shownElsewhere : undefined);
  const show = (index: number) => setShown(items[index]?.id ?? null);
  const wall = useRef<HTMLDivElement>(null);
  const { isOn, toggle, isSelecting, onKeyDownCapture } = useWallSelection({
    wall,
    items,
    selection,
    onSelectionChange,
  });
  const close = () => setShown(null);
  const { Component: Viewer, prefetch } = useLazyOverlay(viewer, wall, shown !== undefined, close);
  const picture: ShownPicture | null = shown
    ? {
        item: shown,
        position: shownIndex < 0 ? undefined : { index: shownIndex + 1, total: items.length },
        onPrevious: shownIndex > 0 ? () => show(shownIndex - 1) : undefined,
        onNext: shownIndex >= 0 && shownIndex < items.length - 1 ? () => show(shownIndex + 1) : undefined,
        onShow: ({ id }) => setShown(id),
        onClose: close,
      }
    : null;
  const videos = items.filter(({ type }) => type === 'video').length;
  const counts = onLoadMore
    ? [t('shownSoFar', { count: items.length })]
    : [t('images', { count: items.length - videos }), videos > 0 && t('videos', { count: videos })];
  const end = useLoadMore({
    count: items.length,
    isLoadingMore,
    onLoadMore: isAutomatic && moreFailed === undefined ? onLoadMore : undefined,
  });
  // Whoever turns the pictures comes to the end of the list too, which the viewer hides.
  const isTurningToEnd = shownIndex >= items.length - turnedAhead;
  const ask = useEffectEvent(() => onLoadMore?.());
  useEffect(() => {
    if (shownIndex >= 0 && isTurningToEnd && isAutomatic && !isLoadingMore && moreFailed === undefined) ask();
  }, [shownIndex, isTurningToEnd, isAutomatic, isLoadingMore, moreFailed]);
  const isEmpty = state === 'full' && items.length === 0;
  return (
    <div {...rootProps(rest, styles.root)} aria-busy={state === 'loading'}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title ?? t('title')}</h1>
        <Status className={styles.count}>
          {state === 'loading'
            ? t('loading')
            : state === 'full' && !isEmpty && counts.filter(Boolean).join(' · ')}
        </Status>
      </header>
      {state !== 'disabled' && bar}
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
      {isEmpty && isFiltered && (
        <EmptyState
          size="page"
          icon={<SearchIcon size={24} />}
          title={t('filteredTitle')}
          actions={onClearFilters && <Button onPress={onClearFilters}>{t('clearFilters')}</Button>}
        >
          {t('emptyFiltered')}
        </EmptyState>
      )}
      {isEmpty && !isFiltered && empty}
      {isEmpty && !isFiltered && empty === undefined && (
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
        // What sticks to the end of the sight needs a box as long as the wall.
        <div>
          <div
            ref={wall}
            onKeyDownCapture={onKeyDownCapture}
            /** Whether any picture is selected: the boxes of all are in sight. */
            data-selecting={(selection?.size ?? 0) > 0 || undefined}
          >
            <PictureWall items={items} keyOf={({ id }) => id} heightOf={heightOf} density={density}>
              {(item) => (
                <GalleryPicture
                  item={item}
                  sizes={sizes[density]}
                  note={noteOf?.(item)}
                  {...(isOn && { isSelected: selection?.has(item.id) ?? false })}
                  onSelect={(keys) => toggle(item.id, keys)}
                  onIntent={prefetch}
                  onPress={(event) => (isSelecting(event) ? toggle(item.id, event) : setShown(item.id))}
                />
              )}
            </PictureWall>
          </div>
          <WallEnd ref={end} {...{ onLoadMore, isLoadingMore, moreFailed, onReload }} />
          {selectionBar !== undefined && <div className={styles.selection}>{selectionBar}</div>}
        </div>
      )}
      {picture && Viewer && <Viewer {...picture} items={items} {...viewerActions?.(picture)} />}
    </div>
  );
}
