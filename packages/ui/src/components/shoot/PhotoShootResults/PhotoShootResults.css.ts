import { vars } from '../../../theme/contract.css.ts';
import { component, figures, fill, hairline, oneLine } from '../../../theme/mixins.css.ts';

const { space, text } = vars;

export const root = component({
  display: 'grid',
  alignContent: 'start',
  gap: space.x4,
  padding: 'clamp(1.25rem, 2vw, 1.75rem)',
  minInlineSize: 0,
});
export const head = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space.x3 });
export const words = component({ flex: '1 1 14rem', minInlineSize: 0 });
export const title = component({
  ...oneLine,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.title,
});
export const summary = component({ ...figures, color: text.faint, fontSize: vars.size.label });
export const pictures = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 45%), 1fr))',
  gap: space.x3,
  listStyle: 'none',
});
export const cell = component({ position: 'relative', minInlineSize: 0 });
export const pose = component({
  position: 'absolute',
  insetBlockEnd: space.x2,
  insetInlineStart: space.x2,
  paddingInline: space.x2,
  paddingBlock: '0.125rem',
  borderRadius: vars.radius.full,
  background: 'oklch(0.12 0.01 288 / 0.72)',
  color: 'oklch(0.97 0.004 288)',
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
  backdropFilter: 'blur(6px)',
});
export const empty = component({
  ...hairline,
  vars: { [fill]: vars.surface.raised },
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.x1,
  borderRadius: vars.radius.card,
  color: text.faint,
  fontSize: vars.size.small,
  textAlign: 'center',
});
export const developing = component([
  empty,
  {
    vars: { [fill]: vars.violet.surface },
    color: vars.violet.text,
    fontWeight: vars.weight.medium,
    boxShadow: `inset 0 0 3rem ${vars.violet.glow}`,
  },
]);
export const expected = component({ ...figures, color: text.muted, fontWeight: vars.weight.regular });
