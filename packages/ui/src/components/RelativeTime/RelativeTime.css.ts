import { vars } from '../../theme/contract.css.ts';
import { component, figures, focusRing } from '../../theme/mixins.css.ts';

export const time = component({
  ...figures,
  padding: 0,
  border: 0,
  background: 'none',
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.inner,
  cursor: 'help',
  selectors: { '&[data-focus-visible]': focusRing, '&[data-hovered]': { color: vars.text.muted } },
});
