import { vars } from '../../theme/contract.css.ts';
import { focusRing, primitive } from '../../theme/mixins.css.ts';

export const root = primitive({
  display: 'block',
  blockSize: '100%',
  minBlockSize: 0,
  overflow: 'auto',
  outline: 'none',
  scrollbarWidth: 'thin',
  overscrollBehavior: 'contain',
  selectors: { '&[data-focus-visible]': focusRing },
});

export const row = primitive({
  inlineSize: '100%',
  outline: 'none',
  borderRadius: vars.radius.card,
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' } },
});

export const loader = primitive({
  display: 'grid',
  placeItems: 'center',
  blockSize: '3rem',
  color: vars.text.faint,
});
