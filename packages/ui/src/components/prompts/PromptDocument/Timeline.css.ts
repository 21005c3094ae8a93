import { vars } from '../../../theme/contract.css.ts';
import { component, figures, focusRing, transition } from '../../../theme/mixins.css.ts';

const { space, text } = vars;
const wide = 'screen and (min-width: 1100px)';

export const root = component({
  display: 'grid',
  gap: space.x2,
  alignContent: 'start',
  justifyItems: 'start',
  minInlineSize: 0,
});

/** Where there is no edge beside the text, it lies above it. */
export const list = component({
  display: 'flex',
  gap: space.x1,
  inlineSize: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  outline: 'none',
  paddingBlock: '2px',
  '@media': {
    [wide]: {
      display: 'grid',
      gap: 0,
      maxBlockSize: 'min(70vh, 44rem)',
      overflowY: 'auto',
      overflowX: 'hidden',
      paddingInline: '2px',
      scrollbarWidth: 'thin',
    },
  },
});

/** A long history scrolls in its own place, below the other at every width: only what is in sight is in the document. */
export const window = component({
  inlineSize: '100%',
  blockSize: '16rem',
  overflowX: 'hidden',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  outline: 'none',
  padding: '2px',
  '@media': { [wide]: { blockSize: 'min(70vh, 44rem)' } },
});

const dot = '0.4375rem';

/** One version below the other: the line goes down at the edge. */
const below = {
  minInlineSize: 0,
  paddingBlock: space.x2,
  paddingInline: `1.5rem ${space.x2}`,
  selectors: {
    '&::before': {
      insetBlock: 0,
      insetInline: '0.71875rem auto',
      inlineSize: '1px',
      blockSize: 'auto',
    },
    '&[data-edge~="first"]::before': { insetBlockStart: '0.9375rem' },
    '&[data-edge~="last"]::before': { insetBlockEnd: 'calc(100% - 0.9375rem)' },
    '&::after': { insetBlockStart: '0.75rem', insetInlineStart: '0.53125rem' },
  },
} as const;

export const item = component({
  position: 'relative',
  display: 'grid',
  flexShrink: 0,
  gap: '1px',
  minInlineSize: '6.5rem',
  paddingBlock: `1.125rem ${space.x2}`,
  paddingInline: space.x2,
  borderRadius: vars.radius.control,
  color: text.muted,
  fontSize: vars.size.label,
  lineHeight: vars.leading.control,
  cursor: 'pointer',
  outline: 'none',
  ...transition(['color', 'background-color']),
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 'calc(0.5rem + 0.1875rem)',
      insetInline: '-0.25rem 0',
      blockSize: '1px',
      backgroundColor: vars.line.divider,
    },
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '0.5rem',
      insetInlineStart: space.x2,
      inlineSize: dot,
      blockSize: dot,
      borderRadius: vars.radius.full,
      border: `1px solid ${vars.line.control}`,
      backgroundColor: vars.surface.canvas,
    },
    '&[data-has-pictures]::after': { backgroundColor: vars.line.control },
    '&[data-hovered]': { color: text.base },
    '&[data-selected]': { color: text.base },
    '&[data-selected]::after': {
      backgroundColor: vars.silver.solid,
      borderColor: vars.silver.solid,
      boxShadow: `0 0 0 3px ${vars.fill.selected}`,
    },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' },
  },
  '@media': {
    [wide]: below,
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]::after': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
    '(pointer: coarse)': { minBlockSize: '2.75rem' },
  },
});
export const longItem = component(below);
export const number = component({ ...figures, fontWeight: vars.weight.medium });
export const when = component({ ...figures, color: text.faint, fontSize: vars.size.caption });
export const whole = component({
  whiteSpace: 'nowrap',
  '::before': { content: "'· '" },
  '@media': { [wide]: { display: 'block', '::before': { content: 'none' } } },
});
export const none = component({ margin: 0, color: text.faint, fontSize: vars.size.label });
