import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { figures, hidden, oneLine, primitive, transition, variants } from '../../theme/mixins.css.ts';
import { roomBelow } from '../Rows/Rows.css.ts';

const { space, text, line: lines, size } = vars;

/** The columns of every row. */
export const tracks = createVar();
/** How wide they are at least, all together. */
export const least = createVar();
const ground_ = createVar();

export const cards = '[data-layout="cards"]';
export const insideRing = { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' };

export const root = primitive({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  color: text.base,
  fontSize: size.small,
  lineHeight: 1.45,
  backgroundColor: ground_,
  selectors: { '&[data-virtual]': { blockSize: '100%' } },
});

export const ground = variants(primitive, {
  canvas: { vars: { [ground_]: vars.surface.canvas } },
  raised: { vars: { [ground_]: vars.surface.raised } },
  overlay: { vars: { [ground_]: vars.surface.overlay } },
});

export const said = primitive(hidden);

export const scroller = primitive({
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  scrollbarWidth: 'thin',
  // The head lies over what is scrolled to.
  scrollPaddingBlockStart: vars.control.row,
  outline: 'none',
  selectors: {
    '&[data-focus-visible], &:focus-visible': insideRing,
    '[data-virtual] > &': { overflowAnchor: 'none', overscrollBehavior: 'contain' },
  },
});

export const head = primitive({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.raised,
  minInlineSize: least,
  backgroundColor: ground_,
  boxShadow: `inset 0 -1px 0 ${lines.hairTop}`,
  selectors: { [`${cards} &`]: { minInlineSize: 0, boxShadow: `inset 0 -1px 0 ${lines.divider}` } },
});

export const line = primitive({ display: 'grid', gridTemplateColumns: tracks, minInlineSize: least });

export const headLine = primitive({
  minBlockSize: vars.control.row,
  selectors: {
    [`${cards} &`]: { display: 'flex', flexWrap: 'wrap', columnGap: space.x2, minInlineSize: 0 },
    // Nothing of it is left to see but its line.
    [`${cards} &:not(:has([data-allows-sorting], input))`]: { minBlockSize: '1px' },
  },
});

export const cell = primitive({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minInlineSize: 0,
  paddingBlock: space.x1,
  paddingInline: space.x3,
  outline: 'none',
  borderRadius: vars.radius.inner,
  selectors: { '&[data-focus-visible]': insideRing },
});

export const row = primitive({
  position: 'relative',
  minBlockSize: vars.control.row,
  scrollMarginBlockEnd: fallbackVar(roomBelow, '0px'),
  boxShadow: `inset 0 -1px 0 ${lines.divider}`,
  outline: 'none',
  selectors: {
    '&[data-action]': { cursor: 'pointer' },
    '&[data-hovered]': { backgroundColor: vars.fill.hover },
    '&[data-selected]': { backgroundColor: vars.fill.selected },
    '&[data-selected]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: '2px',
      backgroundColor: text.base,
    },
    '&[data-disabled]': { color: text.disabled, cursor: 'default' },
    '&[data-focus-visible]': insideRing,
    [`${cards} &`]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      minInlineSize: 0,
      paddingBlock: space.x3,
    },
    [`${cards} &:has(> [role="gridcell"]:first-child input[type="checkbox"])`]: {
      gridTemplateColumns: '2.75rem minmax(0, 1fr)',
    },
    // Only where rows are virtual, and then the body is what they stand in.
    '[data-virtual] [role="rowgroup"] > &[role="row"]': { position: 'absolute', insetInline: 0 },
  },
  '@media': {
    '(forced-colors: active)': {
      // The system lays a ground of its own under words: a bar says what is chosen.
      selectors: {
        '&[data-selected]': { backgroundColor: 'Canvas' },
        '&[data-selected]::before': {
          inlineSize: '4px',
          backgroundColor: 'Highlight',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

export const virtualBody = primitive({ position: 'relative', minInlineSize: least });

export const valueCell = primitive({
  selectors: {
    '&[data-numeric]': { justifyContent: 'flex-end', textAlign: 'end', ...figures },
    '&[data-title]': { fontWeight: vars.weight.medium },
    [`${cards} &`]: {
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: space.x4,
      paddingBlock: '0.125rem',
      textAlign: 'end',
    },
    [`${cards} &:not(:first-child)`]: { gridColumn: '-2 / -1' },
    [`${cards} &[data-title]`]: {
      justifyContent: 'flex-start',
      alignItems: 'center',
      gap: space.x2,
      paddingBlockEnd: space.x1,
      textAlign: 'start',
    },
    [`${cards} &[data-label]:not([data-title])::before`]: {
      // A screen reader hears the column's header already.
      content: ['attr(data-label)', 'attr(data-label) / ""'],
      flexShrink: 0,
      color: text.faint,
      fontSize: size.label,
      fontWeight: vars.weight.regular,
    },
  },
});

export const value = primitive({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '[data-virtual]:not([data-layout="cards"]) &': oneLine },
});

export const indent = primitive({
  flexShrink: 0,
  selectors: { [`${cards} &`]: { maxInlineSize: space.x6 } },
});

export const selectCell = primitive({
  paddingInline: 0,
  justifyContent: 'center',
  selectors: {
    [`${cards} &`]: { alignSelf: 'start', inlineSize: '2.75rem', paddingBlock: 0 },
    [`${cards} [role="gridcell"]&`]: { gridRow: '1 / span 2' },
  },
});

export const expand = primitive({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  marginInlineStart: '-0.375rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.inner,
  background: 'none',
  color: text.muted,
  cursor: 'pointer',
  ...transition(['transform'], vars.motion.base),
  selectors: {
    '&[data-hovered]': { color: text.base },
    '&[data-focus-visible]': insideRing,
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
    '[data-expanded] > * > &, [dir="rtl"] [data-expanded] > * > &': { transform: 'rotate(90deg)' },
  },
  '@media': { '(pointer: coarse)': { inlineSize: '2.75rem', blockSize: '2.75rem' } },
});

export const detailCell = primitive({
  gridColumn: '1 / -1',
  // Under the words of its row.
  paddingInlineStart: '2.375rem',
  paddingBlock: space.x3,
  color: text.muted,
  selectors: {
    '[aria-multiselectable] &': { paddingInlineStart: '5.125rem' },
    [`${cards} &`]: { paddingBlockStart: 0 },
  },
});

export const empty = primitive({ padding: space.x6, color: text.muted, textAlign: 'center' });
export const end = primitive({ blockSize: '1px', marginBlockStart: '-1px' });
