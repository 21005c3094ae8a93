import { vars } from '../../../theme/contract.css.ts';
import { component, fill, focusRing, hairline, lip, oneLine, transition } from '../../../theme/mixins.css.ts';

const { space, text } = vars;

export const root = component({ display: 'grid', gap: space.x3, minInlineSize: 0 });
export const row = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x3,
});
export const search = component({ flex: '1 1 16rem', maxInlineSize: '28rem', minInlineSize: 0 });
export const form = component({
  vars: { [fill]: vars.surface.field },
  ...lip,
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minBlockSize: '2.125rem',
  paddingInline: space.x3,
  borderRadius: vars.radius.control,
  selectors: { '&:has(input:focus-visible)': focusRing },
  '@media': { '(pointer: coarse)': { minBlockSize: '2.875rem' } },
});
export const glass = component({ flex: 'none', color: text.faint });
export const input = component({
  flex: 1,
  alignSelf: 'stretch',
  minInlineSize: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: vars.size.body,
  selectors: { '&::placeholder': { color: text.faint, opacity: 1 } },
});
export const tools = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x1 });
export const chips = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  listStyle: 'none',
});
export const chipPlace = component({ minInlineSize: 0, maxInlineSize: '100%' });
export const chip = component({
  vars: { [fill]: vars.surface.raised },
  ...hairline,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  maxInlineSize: '100%',
  minBlockSize: '2rem',
  paddingInline: space.x3,
  borderRadius: vars.radius.full,
  color: text.muted,
  font: 'inherit',
  fontSize: vars.size.label,
  cursor: 'pointer',
  ...transition(['color']),
  selectors: { '&:hover': { color: 'inherit' }, '&:focus-visible': focusRing },
  '@media': { '(pointer: coarse)': { minBlockSize: '2.75rem' } },
});
export const chipName = component({ ...oneLine, maxInlineSize: '16rem' });
