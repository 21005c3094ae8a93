import { ui } from '@mirror-studio/domain/texts/en/ui';
import { type ReactNode, type Ref, useMemo } from 'react';
import { Collection, GridList, GridListItem, GridListLoadMoreItem } from 'react-aria-components/GridList';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { useTexts } from '../../i18n/useTexts.ts';
import { cx } from '../../theme/cx.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './VirtualList.css.ts';

export interface VirtualListProps<Item extends { id: string }> {
  /** What it is a list of. */
  label: string;
  /** All of it; only what is in sight is drawn. Each has an `id` of its own. */
  items: readonly Item[];
  /** Draws one. May hold buttons and links: the arrow keys reach them. */
  children: (item: Item) => ReactNode;
  /** What one is called in words, for typing ahead and for screen readers. */
  textValue: (item: Item) => string;
  /** Height of every row in px; or of a usual one, with `isFixedHeight` false. */
  rowHeight: number;
  /** Whether every row has just that height: cheaper. Default false: each is measured. */
  isFixedHeight?: boolean;
  /** Between rows, in px. Default 0. */
  gap?: number;
  /** Shown when there is nothing. */
  empty?: ReactNode;
  /** More is being fetched. */
  isLoadingMore?: boolean;
  /** Called near the end. */
  onLoadMore?: () => void;
  /** Called with the `id` of a row on Enter or a press. */
  onAction?: (id: string) => void;
  /** Added to the classes of the scrolling element: its height comes from there or from its place. */
  className?: string;
  /** Reaches the scrolling element. */
  ref?: Ref<HTMLDivElement>;
}

/** Thousands of rows at the price of those in sight. It scrolls in its own place, which must have a height. */
export function VirtualList<Item extends { id: string }>({
  label,
  items,
  children,
  textValue,
  rowHeight,
  isFixedHeight = false,
  gap = 0,
  empty,
  isLoadingMore = false,
  onLoadMore,
  onAction,
  className,
  ref,
}: VirtualListProps<Item>) {
  const t = useTexts('ui', ui);
  const layoutOptions = useMemo(
    () => ({
      gap,
      loaderSize: 48,
      ...(isFixedHeight ? { rowSize: rowHeight } : { estimatedRowSize: rowHeight }),
    }),
    [gap, isFixedHeight, rowHeight],
  );
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
      <GridList
        ref={ref}
        aria-label={label}
        className={cx(styles.root, className)}
        renderEmptyState={() => empty}
        onAction={onAction && ((key) => onAction(String(key)))}
      >
        <Collection items={items}>
          {(item) => (
            <GridListItem id={item.id} textValue={textValue(item)} className={styles.row}>
              {children(item)}
            </GridListItem>
          )}
        </Collection>
        {onLoadMore && (
          <GridListLoadMoreItem onLoadMore={onLoadMore} isLoading={isLoadingMore} className={styles.loader}>
            <Spinner label={t('loadingMore')} />
          </GridListLoadMoreItem>
        )}
      </GridList>
    </Virtualizer>
  );
}
