import { vars } from '../../../theme/contract.css.ts';
import { component, focusRing } from '../../../theme/mixins.css.ts';

const { space, text } = vars;

export const root = component({
  paddingBlock: space.x5,
  borderBlockStart: `1px solid ${vars.line.divider}`,
});
export const list = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x1,
  // The words of the first link stand where the page begins.
  marginInlineStart: `calc(-1 * ${space.x3})`,
  listStyle: 'none',
});
export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  paddingInline: space.x3,
  color: text.muted,
  fontSize: vars.size.small,
  textDecoration: 'none',
  borderRadius: vars.radius.control,
  '@media': { '(pointer: coarse)': { minBlockSize: '2.75rem' } },
  selectors: {
    '&[data-hovered]': { color: text.base, textDecoration: 'underline' },
    '&[aria-current]': { color: text.base },
    '&[data-focus-visible]': focusRing,
  },
});
