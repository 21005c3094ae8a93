import { vars } from '../../src/theme/contract.css.ts';
import { pattern } from '../../src/theme/mixins.css.ts';

export const labelled = pattern({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x4 });
export const state = pattern({ display: 'grid', justifyItems: 'start', gap: vars.space.x1 });
export const head = pattern({
  color: vars.text.faint,
  fontFamily: vars.font.mono,
  fontSize: '0.6875rem',
});
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
