import { vars } from '../../../theme/contract.css.ts';
import { component } from '../../../theme/mixins.css.ts';

export const buttons = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  marginBlock: `${vars.space.x2} ${vars.space.x1}`,
});
