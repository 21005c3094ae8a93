import { vars } from '../../../theme/contract.css.ts';
import { component } from '../../../theme/mixins.css.ts';

export const root = component({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '100dvh',
  background: `radial-gradient(60rem 30rem at 50% 0%, ${vars.fill.selected}, transparent), ${vars.surface.canvas}`,
});
