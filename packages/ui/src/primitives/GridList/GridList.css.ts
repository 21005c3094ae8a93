import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/mixins.css.ts';

/** Where the rows that are dragged would come to lie. It takes no room, so that nothing moves under the pointer. */
export const dropLine = primitive({
  position: 'relative',
  blockSize: 0,
  outline: 'none',
  zIndex: vars.layer.raised,
  selectors: {
    '&[data-drop-target]::before, &[data-drop-target]::after': {
      content: '',
      position: 'absolute',
      backgroundColor: vars.violet.text,
      forcedColorAdjust: 'none',
    },
    '&[data-drop-target]::before': { insetInline: 0, insetBlockStart: '-1.5px', blockSize: '3px' },
    '&[data-drop-target]::after': {
      insetInlineStart: 0,
      insetBlockStart: '-0.3125rem',
      inlineSize: '0.625rem',
      blockSize: '0.625rem',
      borderRadius: vars.radius.full,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-drop-target]::before, &[data-drop-target]::after': { backgroundColor: 'Highlight' },
      },
    },
  },
});
