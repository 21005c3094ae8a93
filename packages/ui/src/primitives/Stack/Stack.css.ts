import { createVar, globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { primitive, variants } from '../../theme/mixins.css.ts';

const { space } = vars;

/** The space between children, also for those who reckon with it. */
export const between = createVar();

/** One class for each step. */
export const gap = variants(primitive, {
  none: { vars: { [between]: '0px' } },
  x1: { vars: { [between]: space.x1 } },
  x2: { vars: { [between]: space.x2 } },
  x3: { vars: { [between]: space.x3 } },
  x4: { vars: { [between]: space.x4 } },
  x5: { vars: { [between]: space.x5 } },
  x6: { vars: { [between]: space.x6 } },
  x8: { vars: { [between]: space.x8 } },
  x10: { vars: { [between]: space.x10 } },
  x12: { vars: { [between]: space.x12 } },
  x16: { vars: { [between]: space.x16 } },
});

export const root = primitive({ display: 'flex', gap: between, minInlineSize: 0 });

export const direction = variants(primitive, {
  column: { flexDirection: 'column' },
  row: { flexDirection: 'row', flexWrap: 'wrap' },
});

export const align = variants(primitive, {
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
});

export const justify = variants(primitive, {
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

export const isOneLine = primitive({ flexWrap: 'nowrap' });

const threshold = createVar();

export const collapseBelow = variants(primitive, {
  narrow: { vars: { [threshold]: '20rem' } },
  medium: { vars: { [threshold]: '32rem' } },
  wide: { vars: { [threshold]: '48rem' } },
});

/**
 * In a row narrower than the threshold the basis of each child is far wider than the row, so each takes a line of its
 * own; in a wider one it is negative, which counts as nothing, and all share the row. A container query would need an
 * element more.
 */
for (const name of Object.values(collapseBelow)) {
  globalStyle(`${name} > *`, {
    '@layer': {
      [layers.primitives]: { flex: `1 1 calc((${threshold} - 100%) * 999)`, minInlineSize: 0 },
    },
  });
}
