import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/mixins.css.ts';

export const content = primitive({
  minInlineSize: '15rem',
  maxBlockSize: 'inherit',
  overflowY: 'auto',
  padding: vars.space.x4,
  outline: 'none',
});
