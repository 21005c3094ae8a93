import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Key } from 'react-aria-components/Table';
import { observeSize } from '../../../theme/observeSize.ts';
import * as styles from '../Table.css.ts';

interface Sized {
  columns: readonly {
    key: Key;
    props?: { defaultWidth?: number | string; width?: number; minWidth?: number };
  }[];
}

const px = (width: number) => `${width / 16}rem`;

function trackOf({
  width,
  defaultWidth,
  minWidth = 0,
}: NonNullable<Sized['columns'][number]['props']>): string {
  if (width !== undefined) return px(width);
  if (typeof defaultWidth === 'number') return px(defaultWidth);
  return `minmax(${px(minWidth)}, ${defaultWidth ?? '1fr'})`;
}

/** The columns of the grid that every row is: as they were resized to, or as they are described. */
export function templateOf({ columns }: Sized, resized: ReadonlyMap<Key, number> | null) {
  const least = columns.reduce((sum, { props }) => sum + (props?.width ?? props?.minWidth ?? 0), 0);
  const total = resized ? [...resized.values()].reduce((sum, each) => sum + each, 0) : null;
  return assignInlineVars({
    [styles.tracks]: columns
      .map(({ key, props }) => (resized ? `${resized.get(key) ?? 0}px` : trackOf(props ?? {})))
      .join(' '),
    [styles.least]: total === null ? px(least) : `${total}px`,
  });
}

/** How wide there is room, in px (0 before it is measured), and whether that is so little that rows are cards. */
export function useTableWidth(place: RefObject<HTMLElement | null>, cardsBelow: number) {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current: element } = place;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth);
    measure();
    return observeSize([element], measure);
  }, [place]);
  return { width, isCards: width > 0 && width < cardsBelow };
}
