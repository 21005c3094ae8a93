import { vars } from '../../../theme/contract.css.ts';
import { component } from '../../../theme/mixins.css.ts';

const { space, text } = vars;

export const root = component({ display: 'grid', gap: space.x4, minInlineSize: 0 });
/** The prompt in the face in which it is written. */
export const diff = component({
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: 1.6,
});
export const title = component({
  color: text.faint,
  fontSize: vars.size.label,
  fontWeight: vars.weight.medium,
});
export const reasons = component({ display: 'grid' });
export const reason = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(4.5rem, auto) minmax(0, 1fr)',
  gap: space.x4,
  paddingBlock: space.x3,
  borderBlockStart: `1px solid ${vars.line.divider}`,
  fontSize: vars.size.small,
});
export const name = component({ fontWeight: vars.weight.strong });
export const why = component({ color: text.muted });
export const whole = component({ color: text.muted });
