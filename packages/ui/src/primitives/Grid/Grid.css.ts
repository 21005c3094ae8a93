import { createVar } from '@vanilla-extract/css';
import { primitive, variants } from '../../theme/mixins.css.ts';
import { between } from '../Stack/Stack.css.ts';

const least = createVar();
const most = createVar();

/**
 * As many columns as there is room for. Each is at least `least` wide and at least its share of `most` columns, so that
 * there are never more; the width of the grid itself counts, and a place narrower than one column has one of its own width.
 */
export const root = primitive({
  display: 'grid',
  gap: between,
  minInlineSize: 0,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${least}, ${most})), 1fr))`,
});

/** Fewer children than columns share the whole width. */
export const isFilled = primitive({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${least}, ${most})), 1fr))`,
});

export const column = variants(primitive, {
  narrow: { vars: { [least]: '8rem' } },
  medium: { vars: { [least]: '14rem' } },
  wide: { vars: { [least]: '22rem' } },
});

/** The width of one of so many columns; a little less, so that rounding leaves room for the last. */
const share = (columns: number) => ({
  vars: { [most]: `calc((100% - ${columns - 1} * ${between}) / ${columns} - 0.1px)` },
});

export const columns = variants(primitive, {
  any: { vars: { [most]: '0px' } },
  two: share(2),
  three: share(3),
  four: share(4),
  six: share(6),
});

export const align = variants(primitive, {
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  stretch: { alignItems: 'stretch' },
});
