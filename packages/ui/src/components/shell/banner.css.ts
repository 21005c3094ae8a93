import { vars } from '../../theme/contract.css.ts';
import { component, focusRing } from '../../theme/mixins.css.ts';

const { space, text } = vars;

/** What is said between header and page, with an action beside it or, where there is no room, below. */
export const root = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space.x3,
  paddingBlock: space.x2,
  paddingInline: 'clamp(0.75rem, 2vw, 1.75rem)',
  borderBlockEnd: `1px solid ${vars.line.divider}`,
  background: vars.surface.sunken,
  color: text.muted,
  fontSize: vars.size.label,
  lineHeight: 1.5,
});
export const words = component({
  flex: '1 1 14rem',
  minInlineSize: 0,
  textWrap: 'pretty',
  paddingBlock: '0.25rem',
});
export const title = component({
  color: text.base,
  fontWeight: vars.weight.strong,
  marginInlineEnd: space.x2,
});
export const link = component({
  color: text.base,
  whiteSpace: 'nowrap',
  borderRadius: vars.radius.inner,
  selectors: { '&[data-focus-visible]': focusRing },
});
/** Beside an icon or a cross: the words, and what can be done about them, below each other where there is no room. */
export const body = component({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: `${space.x1} ${space.x3}`,
});
/** On one line with a small button. */
export const line = component({
  flex: '1 1 14rem',
  minInlineSize: 0,
  textWrap: 'pretty',
  paddingBlock: '0.4375rem',
});
export const icon = component({ flexShrink: 0, color: text.base, marginBlockStart: '0.5rem' });
/** A fact beside the words, never broken: from when the data are. */
export const fact = component({ color: text.base, whiteSpace: 'nowrap' });
