import { vars } from '../../../theme/contract.css.ts';
import { component } from '../../../theme/mixins.css.ts';

export const root = component({
  display: 'grid',
  gap: vars.space.x4,
  inlineSize: 'min(20rem, 100vw - 4rem)',
});
