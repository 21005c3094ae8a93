import { vars } from '../../../theme/contract.css.ts';
import { component, fill, hairline } from '../../../theme/mixins.css.ts';

const { space } = vars;

export const root = component({
  ...hairline,
  vars: { [fill]: vars.surface.overlay },
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlockEnd: space.x4,
  insetInline: space.x4,
  justifySelf: 'center',
  inlineSize: 'fit-content',
  maxInlineSize: 'calc(100vw - 2rem)',
  marginInline: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x4}`,
  padding: space.x3,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.overlay,
  color: vars.text.muted,
  fontSize: vars.size.label,
});
export const option = component({ display: 'inline-flex', alignItems: 'center', gap: space.x2 });
