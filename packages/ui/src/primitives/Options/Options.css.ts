import { vars } from '../../theme/contract.css.ts';
import { oneLine, primitive } from '../../theme/mixins.css.ts';

const { control, space, text } = vars;

/** Rows of a menu or of a list to choose from. */
export const list = primitive({
  minInlineSize: '11rem',
  maxBlockSize: 'inherit',
  overflowY: 'auto',
  padding: '0.25rem',
  outline: 'none',
  scrollbarWidth: 'thin',
});

export const row = primitive({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  minBlockSize: control.row,
  paddingInline: '0.625rem',
  paddingBlock: '0.375rem',
  borderRadius: vars.radius.control,
  color: text.base,
  fontSize: vars.size.small,
  lineHeight: vars.leading.control,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-focused]': { backgroundColor: vars.fill.hover },
    '&[data-pressed]': { backgroundColor: vars.fill.pressed },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
    '&[data-selected]': { fontWeight: vars.weight.strong },
    '&[data-disabled]': { color: text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-focused]': {
          backgroundColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

export const icon = primitive({ display: 'inline-flex', flexShrink: 0, color: text.muted });
export const isDanger = primitive({ color: vars.status.danger.text });
export const words = primitive({ flex: 1, minInlineSize: 0, display: 'grid', gap: '0.125rem' });
export const label = primitive(oneLine);
export const description = primitive({
  color: text.faint,
  fontSize: vars.size.label,
  fontWeight: vars.weight.regular,
});
export const check = primitive({ flexShrink: 0, color: vars.violet.text });

export const section = primitive({
  selectors: {
    '& + &': {
      borderBlockStart: `1px solid ${vars.line.divider}`,
      marginBlockStart: space.x1,
      paddingBlockStart: space.x1,
    },
  },
});
export const sectionTitle = primitive({
  paddingInline: '0.625rem',
  paddingBlock: '0.375rem',
  color: text.faint,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
});
export const separator = primitive({
  blockSize: '1px',
  marginBlock: space.x1,
  backgroundColor: vars.line.divider,
  border: 0,
});

/** In place of rows: none match, or they are on their way. */
export const empty = primitive({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minBlockSize: control.row,
  paddingInline: '0.625rem',
  color: text.faint,
  fontSize: vars.size.small,
});

/** Under a field, as wide as it and wider where the words need it. */
export const popover = primitive({
  inlineSize: 'max-content',
  minInlineSize: 'min(var(--trigger-width), calc(100vw - 1rem))',
  maxInlineSize: 'min(max(var(--trigger-width), 28rem), calc(100vw - 1rem))',
});
