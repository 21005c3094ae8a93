import { vars } from '../../theme/contract.css.ts';
import { focusRing, primitive, transition } from '../../theme/mixins.css.ts';

export const root = primitive({
  display: 'grid',
  gap: vars.space.x5,
  minInlineSize: 0,
  selectors: { '&[data-orientation="vertical"]': { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});

const fadeTo = (side: 'left' | 'right') => `linear-gradient(to ${side}, #000 calc(100% - 3rem), #0000)`;

export const list = primitive({
  display: 'flex',
  gap: vars.space.x1,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${vars.line.divider}`,
  selectors: {
    '&[data-orientation="vertical"]': { flexDirection: 'column', boxShadow: 'none' },
    '&[data-more][data-orientation="horizontal"]': { maskImage: fadeTo('right') },
    '&:dir(rtl)[data-more][data-orientation="horizontal"]': { maskImage: fadeTo('left') },
  },
});

export const tab = primitive({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  flexShrink: 0,
  minBlockSize: vars.control.height,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.inner,
  color: vars.text.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  ...transition(['color']),
  selectors: {
    '&[data-hovered], &[data-selected]': { color: vars.text.base },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-3px' },
    '&[data-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
  },
});

export const indicator = primitive({
  position: 'absolute',
  insetInline: vars.space.x3,
  insetBlockEnd: 0,
  blockSize: '2px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.text.base,
  transition: `translate ${vars.motion.base} ${vars.motion.emphasised}, width ${vars.motion.base} ${vars.motion.emphasised}`,
  selectors: {
    '[data-orientation="vertical"] &': {
      insetInline: 'auto',
      insetInlineStart: 0,
      insetBlock: vars.space.x3,
      inlineSize: '2px',
      blockSize: 'auto',
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
    '(forced-colors: active)': { backgroundColor: 'Highlight' },
  },
});

export const panel = primitive({
  minInlineSize: 0,
  outline: 'none',
  borderRadius: vars.radius.inner,
  selectors: { '&[data-focus-visible]': focusRing },
});
