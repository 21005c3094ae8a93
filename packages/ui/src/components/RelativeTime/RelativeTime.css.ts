import { vars } from '../../theme/contract.css.ts';
import { component, figures, focusRing } from '../../theme/mixins.css.ts';

export const time = component({
  ...figures,
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.inner,
  selectors: { '&:focus-visible': focusRing },
});
