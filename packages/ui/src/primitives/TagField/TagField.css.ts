import { vars } from '../../theme/contract.css.ts';
import { oneLine, primitive } from '../../theme/mixins.css.ts';

const { control, space } = vars;

export const well = primitive({
  flexWrap: 'wrap',
  gap: '0.375rem',
  paddingBlock: '0.3125rem',
  cursor: 'text',
  selectors: { '&[data-filled]': { paddingInlineStart: '0.375rem' } },
  // Its parts are as high as a finger needs already.
  '@media': { '(pointer: coarse)': { paddingBlock: '0.125rem' } },
});

export const group = primitive({ display: 'contents' });

/** Tags and what is typed flow on as one text. */
export const list = primitive({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.375rem',
  minInlineSize: 0,
  maxInlineSize: '100%',
  borderRadius: vars.radius.inner,
  outline: '2px solid transparent',
  selectors: {
    '&[data-empty]': { display: 'none' },
    // It takes the focus itself where none of its tags can.
    '&[data-focus-visible]': { outlineColor: vars.focus.ring },
  },
});

export const tag = primitive({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: `calc(${control.height} - 0.75rem)`,
  paddingInline: '0.625rem',
  borderRadius: vars.radius.inner,
  backgroundColor: vars.fill.selected,
  color: vars.text.base,
  fontSize: vars.size.small,
  lineHeight: vars.leading.control,
  cursor: 'default',
  outline: '2px solid transparent',
  outlineOffset: '-2px',
  selectors: {
    '&[data-focus-visible]': { outlineColor: vars.focus.ring },
    '&[data-disabled]': { color: vars.text.disabled },
    '&[data-allows-removing]': { paddingInlineEnd: 0 },
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const word = primitive(oneLine);

export const remove = primitive({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  alignSelf: 'stretch',
  inlineSize: '1.625rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.inner,
  background: 'none',
  color: vars.text.faint,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.text.base, backgroundColor: vars.fill.hover },
    '&[data-pressed]': { backgroundColor: vars.fill.pressed },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
  },
  '@media': { '(pointer: coarse)': { inlineSize: '2.75rem', minBlockSize: '2.75rem' } },
});

export const entry = primitive({
  flex: '1 1 6rem',
  display: 'flex',
  minInlineSize: 'min(6rem, 100%)',
  minBlockSize: `calc(${control.height} - 0.75rem)`,
  paddingInlineStart: space.x1,
  '@media': { '(pointer: coarse)': { minBlockSize: '2.75rem' } },
});
