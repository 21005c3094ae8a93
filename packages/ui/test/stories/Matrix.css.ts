import { vars } from '../../src/theme/contract.css.ts';
import { pattern } from '../../src/theme/mixins.css.ts';

export const table = pattern({
  borderCollapse: 'separate',
  borderSpacing: `${vars.space.x4} ${vars.space.x3}`,
  margin: `-${vars.space.x3} -${vars.space.x4}`,
});
export const head = pattern({
  color: vars.text.faint,
  fontSize: vars.size.label,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
});
export const cell = pattern({ verticalAlign: 'middle' });
export const row = pattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x3 });
export const stack = pattern({ display: 'grid', gap: vars.space.x4, justifyItems: 'start' });
export const wide = pattern({
  display: 'grid',
  gap: vars.space.x5,
  inlineSize: '24rem',
  maxInlineSize: '100%',
});
export const caption = pattern({
  color: vars.text.muted,
  fontSize: vars.size.small,
  maxInlineSize: vars.measure.text,
});
