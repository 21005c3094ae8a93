import { vars } from '../../theme/contract.css.ts';
import { component, figures, focusRing } from '../../theme/mixins.css.ts';

export const time = component({
  ...figures,
  padding: 0,
  border: 0,
  background: 'none',
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.inner,
  cursor: 'help',
  '@media': {
    // A line of small print: a finger hits around it.
    '(pointer: coarse)': {
      position: 'relative',
      selectors: {
        '&::before': {
          content: '""',
          position: 'absolute',
          insetBlock: `calc((100% - ${vars.control.height}) / 2)`,
          insetInline: `min(0px, calc((100% - ${vars.control.height}) / 2))`,
        },
      },
    },
  },
  selectors: { '&[data-focus-visible]': focusRing, '&[data-hovered]': { color: vars.text.muted } },
});
