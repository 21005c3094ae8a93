import { vars } from '../../../theme/contract.css.ts';
import { component, transition } from '../../../theme/mixins.css.ts';

const { space, text } = vars;

/** On a phone above its keyboard, which would cover what hangs under a word. */
export const popover = component({
  inlineSize: 'min(25rem, calc(100vw - 1rem))',
  '@media': {
    '(max-width: 30rem)': {
      position: 'fixed !important' as 'fixed',
      insetBlock: '0.5rem auto !important',
      insetInline: '0.5rem !important',
      maxBlockSize: '18rem !important',
    },
  },
});
export const name = component({
  marginBlockEnd: space.x3,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.title,
});
export const root = component({ display: 'grid', gap: space.x3, minInlineSize: 0 });

/** As wide as the popover, its rows to its edges. */
export const scroll = component({
  maxBlockSize: 'min(17rem, 40dvh)',
  marginInline: `calc(-1 * ${space.x2})`,
  padding: 0,
});
export const list = component({ maxBlockSize: 'none', padding: '2px', overflow: 'visible' });
export const words = component({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const any = component({ color: text.muted });
export const none = component({ padding: space.x2, color: text.faint, fontSize: vars.size.small });

/** All choices at once, as words on a wall. */
export const wall = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x2}`,
  padding: '2px',
  outline: 'none',
});
export const brick = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  maxInlineSize: '100%',
  minBlockSize: vars.control.heightSmall,
  paddingInline: space.x3,
  border: `1px solid ${vars.line.divider}`,
  borderRadius: vars.radius.full,
  color: text.muted,
  fontSize: vars.size.small,
  lineHeight: vars.leading.control,
  cursor: 'pointer',
  outline: 'none',
  // Above what stays in sight below the choices of a ritual.
  scrollMarginBlockEnd: '5.5rem',
  ...transition(['color', 'background-color', 'border-color']),
  selectors: {
    '&[data-hovered], &[data-focused]': {
      color: text.base,
      backgroundColor: vars.fill.hover,
      borderColor: vars.line.control,
    },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-1px' },
    '&[data-chosen]': { color: text.base, borderColor: vars.line.control },
  },
});
export const foot = component({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
export const use = component({ marginInlineStart: 'auto' });
