import { vars } from '../../../theme/contract.css.ts';
import { component } from '../../../theme/mixins.css.ts';

export const root = component({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '100dvh',
  background: vars.surface.canvas,
});
