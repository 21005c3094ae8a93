import { vars } from '../../../theme/contract.css.ts';
import { component, focusRing } from '../../../theme/mixins.css.ts';

export const link = component({
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
  '@media': {
    '(pointer: coarse)': {
      display: 'inline-flex',
      alignItems: 'center',
      minInlineSize: '2.75rem',
      minBlockSize: '2.75rem',
    },
  },
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&[data-focus-visible]': focusRing,
  },
});
