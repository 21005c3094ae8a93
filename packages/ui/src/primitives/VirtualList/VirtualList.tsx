/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- Safari drops the role of a list without bullets; a fieldset is a part of a form; the focus is watched, not acted on */
import { ui } from '@mirror-studio/domain/texts/en/ui';
import {
  type FocusEvent,
  type HTMLAttributes,
  memo,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { cx } from '../../theme/cx.ts';
import { useMergedRef } from '../../theme/useMergedRef.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Row } from './Row.tsx';
import { useRows } from './useRows.ts';
import * as styles from './VirtualList.css.ts';

export interface VirtualListProps<Item extends { id: string }>
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'style'> {
  /** What it is a list of. */
  label: string;
  /** All of it; only what is in sight is drawn. Each has an `id` of its own. */
  items: readonly Item[];
  /** Draws one. May hold buttons and links. */
  children: (item: Item, index: number) => ReactNode;
  /** Height of every row in px; or of a usual one, while `isFixedHeight` is false. */
  rowHeight: number;
  /** Whether every row has just that height: cheaper. Default false: each row is measured. */
  isFixedHeight?: boolean;
  /** Between rows, in px. Default 0. */
  gap?: number;
  /** Shown in its place when there is nothing. */
  empty?: ReactNode;
  /** More is being fetched. Default false. */
  isLoadingMore?: boolean;
  /**
   * Called once when the end comes near, unless more is being fetched. When nothing more comes of it,
   * it is called again only after the end has been left and come back to.
   */
  onLoadMore?: () => void;
  /** Reaches the scrolling element. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Thousands of rows at the price of those in sight. It scrolls in its own place, which must have a height.
 * A row that holds the focus stays while it is out of sight; screen readers hear how many rows there are.
 */
export function VirtualList<Item extends { id: string }>({
  label,
  items,
  children,
  rowHeight,
  isFixedHeight = false,
  gap = 0,
  empty,
  isLoadingMore = false,
  onLoadMore,
  className,
  ref,
  onFocus,
  ...rest
}: VirtualListProps<Item>) {
  const t = useTexts('ui', ui);
  const scroller = useRef<HTMLDivElement>(null);
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const { first, last, offsets, total, measured } = useRows({ ids, rowHeight, isFixedHeight, gap, scroller });
  const [focused, setFocused] = useState<string | null>(null);

  const isNearEnd = last >= items.length - 1;
  /** How many there were when more was asked for. */
  const asked = useRef<number | null>(null);
  const ask = useEffectEvent(() => onLoadMore?.());
  useEffect(() => {
    if (!isNearEnd) asked.current = null;
    else if (!isLoadingMore && asked.current !== items.length) {
      asked.current = items.length;
      ask();
    }
  }, [isNearEnd, isLoadingMore, items.length]);

  const drawn = Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
  const kept = focused === null ? -1 : ids.indexOf(focused);
  if (kept >= 0 && kept < first) drawn.unshift(kept);
  if (kept > last) drawn.push(kept);

  const keepFocused = (event: FocusEvent<HTMLDivElement>) => {
    setFocused(event.target.closest('[data-row]')?.getAttribute('data-row') ?? null);
    onFocus?.(event);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form
    <div
      {...rest}
      {...focusable}
      role="group"
      ref={useMergedRef(scroller, ref)}
      aria-label={label}
      className={cx(styles.root, className)}
      onFocus={keepFocused}
      onBlur={() => setFocused(null)}
    >
      {items.length === 0 ? (
        empty
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: as above
        <ul role="list" aria-label={label} className={styles.list} style={{ blockSize: total }}>
          {drawn.map((index) => {
            const item = items[index];
            return (
              item && (
                <Row
                  key={item.id}
                  id={item.id}
                  index={index}
                  count={items.length}
                  top={offsets[index] ?? 0}
                  onMeasure={isFixedHeight ? undefined : measured}
                >
                  <Content item={item} index={index} draw={children} />
                </Row>
              )
            );
          })}
        </ul>
      )}
      {isLoadingMore && (
        <div className={styles.loader}>
          <Spinner label={t('loadingMore')} />
        </div>
      )}
    </div>
  );
}

interface ContentProps<Item> {
  item: Item;
  index: number;
  draw: (item: Item, index: number) => ReactNode;
}

/** Drawn once as long as nothing of it changes: scrolling and measuring only move rows. */
const Content = memo(({ item, index, draw }: ContentProps<unknown>) => draw(item, index)) as <Item>(
  props: ContentProps<Item>,
) => ReactNode;

/** The keyboard scrolls what it can reach. */
const focusable = { tabIndex: 0 };
