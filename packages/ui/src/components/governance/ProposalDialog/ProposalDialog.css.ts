import { vars } from '../../../theme/contract.css.ts';
import { component } from '../../../theme/mixins.css.ts';

const { space, text, size } = vars;

export const options = component({ display: 'grid', gap: space.x2, minInlineSize: 0 });
export const label = component({ margin: 0, fontSize: size.label, fontWeight: vars.weight.medium });
export const hint = component({ margin: 0, color: text.muted, fontSize: size.small });
export const problem = component({ margin: 0, color: vars.status.danger.text, fontSize: size.small });
export const option = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x2,
  minInlineSize: 0,
});
export const numbers = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space.x4,
  minInlineSize: 0,
});
