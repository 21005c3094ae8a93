import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/mixins.css.ts';

export const root = primitive({ display: 'grid', gap: vars.space.x5, minInlineSize: 0 });
export const actions = primitive({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.x3,
});
