import { vars } from '../../../theme/contract.css.ts';
import { component, figures, fill, hairline } from '../../../theme/mixins.css.ts';

const { space } = vars;

export const form = component({ display: 'grid', gap: space.x4 });
export const legal = component({ color: vars.text.faint, fontSize: vars.size.label, textWrap: 'pretty' });
export const legalLink = component({
  color: vars.text.muted,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.15em',
});
export const sent = component({
  ...hairline,
  vars: { [fill]: vars.surface.raised },
  display: 'grid',
  gap: space.x3,
  padding: space.x5,
  borderRadius: vars.radius.card,
});
export const sentTitle = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.title,
  // Focus comes here by itself, and there is nothing to press.
  outline: 'none',
});
export const sentText = component({ color: vars.text.muted, overflowWrap: 'anywhere' });
export const buttons = component({ ...figures, display: 'grid', gap: space.x2, marginBlockStart: space.x2 });
