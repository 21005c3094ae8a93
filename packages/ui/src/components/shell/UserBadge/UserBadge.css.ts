import { vars } from '../../../theme/contract.css.ts';
import { component, focusRing } from '../../../theme/mixins.css.ts';

export const button = component({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '2.375rem',
  minBlockSize: '2.375rem',
  padding: 0,
  border: 0,
  background: 'none',
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  selectors: { '&[data-focus-visible]': focusRing },
  '@media': { '(pointer: coarse)': { minInlineSize: '2.75rem', minBlockSize: '2.75rem' } },
});
