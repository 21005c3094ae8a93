import { vars } from '../../../theme/contract.css.ts';
import { component } from '../../../theme/mixins.css.ts';

export const root = component({
  flex: 1,
  display: 'grid',
  placeContent: 'center',
  minBlockSize: '60dvh',
  color: vars.text.muted,
});
