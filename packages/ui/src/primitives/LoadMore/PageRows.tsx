/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions -- the focus is watched, not acted on */
import { type HTMLAttributes, type ReactNode, type Ref, useMemo, useRef, useState } from 'react';
import { useMergedRef } from '../../theme/useMergedRef.ts';
import { usePageRows } from './usePageRows.ts';

/** What a row of a long list says of its place: to be spread on its list item. */
export interface RowPlace
  extends Pick<HTMLAttributes<HTMLLIElement>, 'aria-posinset' | 'aria-setsize' | 'style'> {
  'data-row'?: string;
}

interface PageRowsProps<Item extends { readonly id: string }> {
  label: string;
  items: readonly Item[];
  /** Height of a usual row, in px. */
  usualPx: number;
  className: string;
  /** Draws a row as a list item. */
  children: (item: Item, place: RowPlace) => ReactNode;
  ref?: Ref<HTMLUListElement>;
}

/** A list of as many rows is drawn whole. */
const few = 60;

/**
 * Rows that the page scrolls, however many: of a long list only those near the sight are drawn, and the one that has the focus
 * with its neighbours, to which Tab goes.
 */
export function PageRows<Item extends { readonly id: string }>({
  label,
  items,
  usualPx,
  className,
  children,
  ref,
}: PageRowsProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const merged = useMergedRef(list, ref);
  const isLong = items.length > few;
  const ids = useMemo(() => items.map(({ id }) => id), [items]);
  const { first, end, offsets } = usePageRows({ list, ids, usualPx, isLong });
  const [focused, setFocused] = useState<string | null>(null);
  const at = focused === null ? -1 : ids.indexOf(focused);
  const near = isLong && at >= 0 ? [at - 1, at, at + 1] : [];
  const isIn = (index: number) => index >= first && index < end;
  const apart = near.filter((index) => index >= 0 && index < items.length && !isIn(index));
  const inSight = Array.from({ length: end - first }, (_, index) => first + index);
  const drawn = [...inSight, ...apart].toSorted((one, other) => one - other);
  const total = offsets[items.length] ?? 0;
  return (
    <ul
      ref={merged}
      className={className}
      aria-label={label}
      onFocus={({ target }) => setFocused(target.closest('[data-row]')?.getAttribute('data-row') ?? null)}
      onBlur={() => setFocused(null)}
      {...(isLong && {
        style: {
          position: 'relative',
          paddingBlock: `${offsets[first] ?? 0}px ${total - (offsets[end] ?? total)}px`,
        },
      })}
    >
      {drawn.map((index) => {
        const item = items[index];
        if (!item) return null;
        if (!isLong) return children(item, {});
        return children(item, {
          'data-row': item.id,
          'aria-posinset': index + 1,
          'aria-setsize': items.length,
          ...(!isIn(index) && {
            style: { position: 'absolute', insetInline: 0, insetBlockStart: offsets[index] ?? 0 },
          }),
        });
      })}
    </ul>
  );
}
