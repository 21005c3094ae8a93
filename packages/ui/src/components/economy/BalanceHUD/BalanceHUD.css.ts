import { vars } from '../../../theme/contract.css.ts';
import {
  component,
  figures,
  fill,
  focusRing,
  hairline,
  hidden,
  transition,
} from '../../../theme/mixins.css.ts';

const { space, text } = vars;

export const hud = component({
  position: 'relative',
  ...hairline,
  ...figures,
  vars: { [fill]: vars.surface.raised },
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x3,
  minBlockSize: '2.375rem',
  paddingInline: space.x3,
  borderRadius: vars.radius.full,
  fontSize: vars.size.body,
  fontWeight: vars.weight.medium,
  color: text.base,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ...transition(['background-color']),
  selectors: {
    '&[data-hovered]': { vars: { [fill]: vars.surface.overlay } },
    '&[data-focus-visible]': focusRing,
  },
  '@media': { '(pointer: coarse)': { minBlockSize: '2.75rem' } },
});
export const amount = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  flexShrink: 0,
});
export const coins = component([amount, { color: vars.gold.text }]);
export const credits = component([
  amount,
  {
    paddingInlineStart: space.x3,
    borderInlineStart: `1px solid ${vars.line.divider}`,
    '@media': { 'screen and (max-width: 479.98px)': { display: 'none' } },
  },
]);
/** The pill's name: both figures with their units. */
export const spoken = component(hidden);
export const waiting = component({ color: text.muted, fontWeight: vars.weight.regular });

export const content = component({ display: 'grid', gap: space.x3, minInlineSize: '15rem' });
export const rows = component({ display: 'grid', gap: space.x2 });
export const row = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  color: text.muted,
  fontSize: vars.size.small,
});
export const figure = component({
  ...figures,
  marginInlineStart: 'auto',
  color: text.base,
  fontSize: vars.size.lead,
  fontWeight: vars.weight.medium,
});
export const gold = component({ color: vars.gold.text });
export const buttons = component({ display: 'grid', gap: space.x2 });
export const note = component({ color: text.faint, fontSize: vars.size.label, textAlign: 'center' });
export const failed = component({ color: vars.status.danger.text, fontSize: vars.size.label });
export const links = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.x1,
  margin: 0,
  paddingBlockStart: space.x2,
  borderBlockStart: `1px solid ${vars.line.divider}`,
  listStyle: 'none',
});
