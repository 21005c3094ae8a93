import { vars } from '../../../theme/contract.css.ts';
import { component, focusRing } from '../../../theme/mixins.css.ts';

const height = '3.5rem';

export const root = component({
  position: 'relative',
  blockSize: height,
  minInlineSize: 0,
});
export const frames = component({
  display: 'flex',
  gap: '1px',
  blockSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.sunken,
  // Time goes from left to right, as the slider over it does.
  selectors: { '[dir="rtl"] &': { flexDirection: 'row-reverse' } },
});
export const frame = component({
  flex: '1 1 0',
  minInlineSize: 0,
  blockSize: '100%',
  objectFit: 'cover',
  backgroundColor: vars.fill.skeleton,
});
export const slider = component({ position: 'absolute', inset: 0 });
export const track = component({
  position: 'relative',
  blockSize: '100%',
  marginInline: '2px',
  cursor: 'ew-resize',
});
/** A silver line with a dark edge: seen on frames of any colour. */
export const head = component({
  insetBlockStart: '50%',
  inlineSize: '4px',
  blockSize: `calc(${height} + 10px)`,
  borderRadius: vars.radius.full,
  backgroundColor: 'oklch(0.97 0.005 288)',
  boxShadow: '0 0 0 1px oklch(0.1 0.012 288 / 0.8), 0 0 10px oklch(0.1 0.012 288 / 0.5)',
  selectors: {
    // More than a line to take hold of.
    '&::before': { content: '', position: 'absolute', inset: '0 -12px' },
    '&[data-focus-visible]': focusRing,
  },
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
});
