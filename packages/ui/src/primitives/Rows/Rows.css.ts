import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { primitive, transition } from '../../theme/mixins.css.ts';

const { space, text, line } = vars;
export const insideRing = { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' };

/** What lies over the end of the place that a row is scrolled into, such as an ActionBar. */
export const roomBelow = createVar();

/** Rows that can be chosen: of a GridList, of a Tree. */
export const root = primitive({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  color: text.base,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  outline: 'none',
  borderRadius: vars.radius.inner,
  selectors: {
    '&[data-focus-visible]': insideRing,
    '&[data-drop-target]': { backgroundColor: vars.fill.hover },
  },
});

export const row = primitive({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minInlineSize: 0,
  minBlockSize: vars.control.row,
  paddingBlock: space.x1,
  paddingInline: space.x3,
  scrollMarginBlockEnd: fallbackVar(roomBelow, '0px'),
  boxShadow: `inset 0 -1px 0 ${line.divider}`,
  outline: 'none',
  ...transition(['background-color']),
  selectors: {
    '&[data-href], &[data-selection-mode]:not([data-disabled])': { cursor: 'pointer' },
    '&[data-hovered]': { backgroundColor: vars.fill.hover },
    '&[data-pressed]': { backgroundColor: vars.fill.pressed },
    '&[data-selected]': { backgroundColor: vars.fill.selected },
    '&[data-selected]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: '2px',
      backgroundColor: text.base,
    },
    '&[data-disabled]': { color: text.disabled },
    '&[data-dragging]': { opacity: 0.5 },
    '&[data-focus-visible]': { ...insideRing, borderRadius: vars.radius.inner },
  },
  '@media': {
    '(forced-colors: active)': {
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

export const words = primitive({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const actions = primitive({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: space.x1,
});

export const empty = primitive({ paddingBlock: space.x6, paddingInline: space.x3, color: text.muted });

/** A small square button in a row. */
export const handle = primitive({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.5rem',
  minBlockSize: '1.75rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.inner,
  background: 'none',
  color: text.faint,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '[data-hovered] > * > &, &[data-hovered]': { color: text.base },
    '&[data-focus-visible]': insideRing,
    '&[data-disabled]': { color: text.disabled, cursor: 'not-allowed' },
  },
  '@media': { '(pointer: coarse)': { inlineSize: '2.75rem', minBlockSize: '2.75rem' } },
});
