import { vars } from '../../src/theme/contract.css.ts';
import { fill, hairline, pattern } from '../../src/theme/mixins.css.ts';

const { space, text } = vars;

export const page = pattern({ display: 'grid', gap: space.x8, maxInlineSize: '64rem' });
export const section = pattern({ display: 'grid', gap: space.x3 });
export const title = pattern({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.title,
  letterSpacing: vars.tracking.display,
});
export const note = pattern({
  color: text.muted,
  fontSize: vars.size.small,
  maxInlineSize: vars.measure.text,
});
export const ramp = pattern({
  display: 'grid',
  gridTemplateColumns: '5rem repeat(12, minmax(0, 1fr))',
  gap: '2px',
  alignItems: 'stretch',
});
export const rampName = pattern({ fontSize: vars.size.label, color: text.muted, alignSelf: 'center' });
export const step = pattern({ blockSize: '2.5rem', borderRadius: '4px' });
export const swatches = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
  gap: space.x3,
});
export const swatch = pattern({
  display: 'grid',
  gap: space.x2,
  fontSize: vars.size.caption,
  color: text.muted,
});
export const chip = pattern({
  ...hairline,
  vars: { [fill]: vars.surface.canvas },
  blockSize: '3.5rem',
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  display: 'grid',
});
export const name = pattern({ fontFamily: vars.font.mono, fontSize: '0.6875rem' });
export const line = pattern({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  gap: space.x4,
  alignItems: 'baseline',
});
export const bar = pattern({
  blockSize: '1rem',
  borderRadius: '3px',
  backgroundColor: vars.violet.surface,
  border: `1px solid ${vars.violet.border}`,
});
export const box = pattern({
  ...hairline,
  vars: { [fill]: vars.surface.raised },
  inlineSize: '6rem',
  blockSize: '4rem',
});
export const icons = pattern({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
  gap: space.x2,
});
export const icon = pattern({
  display: 'grid',
  justifyItems: 'center',
  gap: space.x2,
  padding: space.x3,
  fontSize: '0.6875rem',
  color: text.muted,
  overflowWrap: 'anywhere',
  textAlign: 'center',
});
export const ledger = pattern({ borderCollapse: 'collapse', fontSize: vars.size.label, inlineSize: '100%' });
export const cell = pattern({
  paddingBlock: space.x1,
  paddingInlineEnd: space.x3,
  borderBlockEnd: `1px solid ${vars.line.divider}`,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  // A pair's name gives way on a small page, a figure does not.
  selectors: { '&[scope="row"]': { overflowWrap: 'anywhere' } },
});
export const sample = pattern({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '1.5rem',
  borderRadius: '4px',
  fontSize: '0.8125rem',
  fontWeight: vars.weight.strong,
});
export const mover = pattern({
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.control,
  background: `linear-gradient(${vars.violet.solidTop}, ${vars.violet.solidBottom})`,
  selectors: { '[data-moved="true"] &': { transform: 'translateX(12rem)' } },
});
