import { vars } from '../../theme/contract.css.ts';
import { component, focusRing, transition } from '../../theme/mixins.css.ts';

const { space, text } = vars;

export const sections = component({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.x5,
  boxShadow: `inset 0 -1px 0 ${vars.line.divider}`,
});
export const section = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.height,
  borderRadius: vars.radius.inner,
  color: text.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  '@media': { '(pointer: coarse)': { justifyContent: 'center', minInlineSize: '2.75rem' } },
  ...transition(['color']),
  selectors: {
    '&[data-hovered], &[aria-current]': { color: text.base },
    '&[data-focus-visible]': focusRing,
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '2px',
      borderRadius: vars.radius.full,
      backgroundColor: 'currentColor',
    },
  },
});
