import { vars } from '../../../theme/contract.css.ts';
import { component } from '../../../theme/mixins.css.ts';

const gap = 'var(--gap)';
const width = `((100cqi - (var(--columns) - 1) * ${gap}) / var(--columns))`;
const below = `calc(var(--height) * ${width} + var(--count) * ${gap})`;

/** The gap is read from it: what hangs has none by itself. */
export const wall = component({
  vars: { '--gap': vars.space.x4 },
  containerType: 'inline-size',
  columnGap: gap,
  selectors: { '&[data-density="compact"]': { vars: { '--gap': vars.space.x2 } } },
});
export const list = component({ position: 'relative', listStyle: 'none', blockSize: below });
export const place = component({
  position: 'absolute',
  inlineSize: `calc(${width})`,
  insetInlineStart: `calc(var(--column) * (${width} + ${gap}))`,
  insetBlockStart: below,
});
