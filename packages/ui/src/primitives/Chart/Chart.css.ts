import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { figures, focusRing, oneLine, primitive, variants } from '../../theme/mixins.css.ts';

const { line, space, text } = vars;
const forced = '(forced-colors: active)';

/** The one colour of a chart. */
const accent = createVar();

export const root = primitive({ display: 'grid', gap: space.x3, margin: 0, minInlineSize: 0 });

export const tone = variants(primitive, {
  neutral: { vars: { [accent]: vars.silver.solid } },
  value: { vars: { [accent]: vars.gold.text } },
  generation: { vars: { [accent]: vars.violet.text } },
});

export const head = primitive({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  minInlineSize: 0,
});
export const title = primitive({
  color: text.muted,
  fontSize: vars.size.label,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.control,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
});

export const plot = primitive({
  position: 'relative',
  inlineSize: '100%',
  minInlineSize: 0,
  borderRadius: vars.radius.inner,
  touchAction: 'pan-y',
  selectors: { '&:has(:focus-visible)': { ...focusRing, outlineOffset: '4px' } },
});
/** What the keys and screen readers move: over the whole drawing, and unseen. The pointer reads by itself. */
export const reader = primitive({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
});
export const size = variants(primitive, {
  small: { blockSize: '8rem' },
  medium: { blockSize: '13rem' },
  large: { blockSize: '20rem' },
});

export const drawing = primitive({
  display: 'block',
  overflow: 'visible',
  fontSize: vars.size.caption,
  ...figures,
});

export const grid = primitive({
  stroke: line.divider,
  '@media': { [forced]: { stroke: 'GrayText' } },
});
export const ground = primitive({ stroke: line.control, '@media': { [forced]: { stroke: 'CanvasText' } } });
export const axis = primitive({ fill: text.faint, '@media': { [forced]: { fill: 'CanvasText' } } });

export const curve = primitive({
  fill: 'none',
  stroke: accent,
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  '@media': { [forced]: { stroke: 'Highlight' } },
});
export const bar = primitive({
  fill: accent,
  opacity: 0.82,
  selectors: { '&[data-active]': { opacity: 1 } },
  '@media': { [forced]: { fill: 'Highlight', opacity: 1 } },
});
export const before = primitive({
  fill: 'none',
  stroke: text.muted,
  strokeWidth: 1.25,
  strokeDasharray: '4 4',
  '@media': { [forced]: { stroke: 'CanvasText' } },
});
export const dot = primitive({
  fill: accent,
  stroke: vars.surface.canvas,
  strokeWidth: 2,
  '@media': { [forced]: { fill: 'Highlight', stroke: 'Canvas' } },
});
export const dotBefore = primitive({
  fill: vars.surface.canvas,
  stroke: text.muted,
  strokeWidth: 1.5,
  '@media': { [forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const pointer = primitive({ stroke: line.control, '@media': { [forced]: { stroke: 'CanvasText' } } });

export const name = primitive({
  fill: text.base,
  fontWeight: vars.weight.medium,
  '@media': { [forced]: { fill: 'CanvasText' } },
});
export const nameBefore = primitive({ fill: text.muted, '@media': { [forced]: { fill: 'CanvasText' } } });

/** How far along the chart the point is that is read, from 0% to 100%. */
export const place = createVar();

/** It moves with the point, and never over an edge: at 0% it begins there, at 100% it ends there. */
export const readout = primitive({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: place,
  translate: `calc(-1 * ${place}) 0`,
  display: 'grid',
  gap: '0.125rem',
  maxInlineSize: '14rem',
  paddingInline: space.x3,
  paddingBlock: space.x2,
  border: `1px solid ${line.hairTop}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.surface.overlay,
  boxShadow: vars.shadow.raised,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.control,
  pointerEvents: 'none',
  selectors: { ':dir(rtl) &': { translate: `${place} 0` } },
});
export const readoutLine = primitive({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.x3,
  color: text.muted,
});
export const readoutName = primitive({ ...oneLine, minInlineSize: 0 });
export const figure = primitive({ color: text.base, fontWeight: vars.weight.strong, ...figures });

export const empty = primitive({
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  color: text.muted,
  fontSize: vars.size.small,
  borderBlockEnd: `1px solid ${line.control}`,
});

/** A long one scrolls by itself. */
export const tableFrame = primitive({ maxBlockSize: '20rem', overflow: 'auto', minInlineSize: 0 });
export const table = primitive({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.label,
  lineHeight: vars.leading.control,
  ...figures,
});
export const column = primitive({
  padding: `${space.x2} ${space.x2}`,
  borderBlockEnd: `1px solid ${line.control}`,
  color: text.muted,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
export const cell = primitive({
  padding: `${space.x2} ${space.x2}`,
  borderBlockEnd: `1px solid ${line.divider}`,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
export const isFigure = primitive({ textAlign: 'end' });
