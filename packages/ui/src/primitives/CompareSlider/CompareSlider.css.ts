import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, oneLine, primitive } from '../../theme/mixins.css.ts';

const { space } = vars;

/** Over pictures of any colour, in either theme: not of the page, but of what lies on them. */
const silver = { top: 'oklch(0.98 0.004 288)', bottom: 'oklch(0.86 0.01 288)' };
const ink = 'oklch(0.14 0.012 288)';

/** How much of the picture before is shown, from 0% to 100%. */
export const shown = createVar();

export const root = primitive({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  minInlineSize: 0,
  borderRadius: vars.radius.card,
  overflow: 'clip',
  isolation: 'isolate',
});

/** Both pictures lie here; what is pressed anywhere on them brings the line there. */
export const track = primitive({
  position: 'relative',
  inlineSize: '100%',
  cursor: 'ew-resize',
  selectors: {
    '&[data-orientation="vertical"]': { cursor: 'ns-resize' },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
});

/** A part of the picture before, cut along the line; its label goes with it. */
export const before = primitive({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  clipPath: `inset(0 calc(100% - ${shown}) 0 0)`,
  selectors: {
    '[data-direction="rtl"] > &': { clipPath: `inset(0 0 0 calc(100% - ${shown}))` },
    '[data-orientation="vertical"] > &': { clipPath: `inset(0 0 calc(100% - ${shown}) 0)` },
  },
});

export const label = primitive({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: space.x2,
  maxInlineSize: `calc(50% - 2 * ${space.x2})`,
  paddingInline: space.x2,
  paddingBlock: '1px',
  borderRadius: vars.radius.full,
  background: 'oklch(0.14 0.012 288 / 0.72)',
  color: silver.top,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
  pointerEvents: 'none',
  ...oneLine,
  selectors: { '[data-orientation="vertical"] &': { insetInlineStart: space.x2 } },
});
export const labelBefore = primitive({
  insetInlineStart: space.x2,
  selectors: { '[data-orientation="vertical"] &': { insetBlockStart: space.x2, insetBlockEnd: 'auto' } },
});
export const labelAfter = primitive({
  insetInlineEnd: space.x2,
  selectors: { '[data-orientation="vertical"] &': { insetInlineEnd: 'auto' } },
});

/** What is dragged. It is placed by React Aria, its middle on the line. */
export const thumb = primitive({
  zIndex: 2,
  insetBlockStart: '50%',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  selectors: {
    '[data-orientation="vertical"] > &': { insetBlockStart: 'auto', insetInlineStart: '50%' },
    // The line runs through the handle, from edge to edge of the pictures.
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 'calc(50% - 1px)',
      insetBlock: '-200vmax',
      inlineSize: '2px',
      background: `linear-gradient(${silver.top}, ${silver.bottom})`,
      boxShadow: '0 0 0 1px oklch(0.14 0.012 288 / 0.28)',
    },
    '[data-orientation="vertical"] > &::before': {
      insetInline: '-200vmax',
      insetBlock: 'calc(50% - 1px) auto',
      inlineSize: 'auto',
      blockSize: '2px',
    },
    // 44 px for a finger, whatever is seen.
    '&::after': { content: '', position: 'absolute', inset: '-0.25rem' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&::before': { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  },
});

export const handle = primitive({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: vars.radius.full,
  background: `linear-gradient(${silver.top}, ${silver.bottom})`,
  color: ink,
  boxShadow: `0 0 0 1px oklch(0.14 0.012 288 / 0.28), ${vars.shadow.raised}`,
  selectors: {
    '[data-orientation="vertical"] &': { flexDirection: 'column' },
    '[data-focus-visible] > &': { ...focusRing, boxShadow: `0 0 0 2px ${vars.surface.canvas}` },
    '[data-disabled] > &': { opacity: 0.5 },
  },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid ButtonText',
      background: 'ButtonFace',
      color: 'ButtonText',
    },
  },
});
