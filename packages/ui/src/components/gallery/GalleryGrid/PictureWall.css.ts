import { vars } from '../../../theme/contract.css.ts';
import { component } from '../../../theme/mixins.css.ts';

const gap = vars.space.x4;
const width = `((100cqi - (var(--columns) - 1) * ${gap}) / var(--columns))`;
const below = `calc(var(--height) * ${width} + var(--count) * ${gap})`;

export const wall = component({ containerType: 'inline-size' });
export const list = component({ position: 'relative', listStyle: 'none', blockSize: below });
export const place = component({
  position: 'absolute',
  inlineSize: `calc(${width})`,
  insetInlineStart: `calc(var(--column) * (${width} + ${gap}))`,
  insetBlockStart: below,
});
