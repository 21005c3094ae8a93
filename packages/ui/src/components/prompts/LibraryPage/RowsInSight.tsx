import { type ReactNode, useState } from 'react';
import type { Key } from 'react-aria-components/Table';
import { Virtualizer } from 'react-aria-components/Virtualizer';
import { type RowHeight, RowsLayout } from '../../../primitives/GridList/RowsLayout.ts';

/** What rows have measured by now: whoever comes back to the list finds it where it was. Ids and figures, no words. */
const heights = new Map<Key, RowHeight>();
const usualHeightPx = 124;

/** Draws of a long list the rows near the sight. */
export function RowsInSight({ children }: { children: ReactNode }) {
  const [layout] = useState(() => new RowsLayout(heights, usualHeightPx));
  return (
    <Virtualizer layout={layout} shouldObserveItemSize>
      {children}
    </Virtualizer>
  );
}
