import { vars } from '../../../theme/contract.css.ts';
import { component, focusRing, transition } from '../../../theme/mixins.css.ts';

const { space, text, line } = vars;

/** A dark room: a little light comes in under the door. */
export const root = component({
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  gap: space.x6,
  minBlockSize: '70dvh',
  paddingInline: 'clamp(1.25rem, 6vw, 5rem)',
  paddingBlock: space.x12,
  background: `radial-gradient(60rem 22rem at 30% 100%, ${vars.fill.selected}, transparent)`,
});
export const alone = component({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });
export const edge = component({ paddingInline: 'clamp(1.25rem, 6vw, 5rem)' });
export const words = component({ display: 'grid', gap: space.x3, maxInlineSize: vars.measure.narrow });
export const eyebrow = component({
  color: text.faint,
  fontSize: vars.size.label,
  fontWeight: vars.weight.medium,
});
export const title = component({
  fontFamily: vars.font.display,
  fontSize: vars.size.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.display,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
export const message = component({ color: text.muted, textWrap: 'pretty' });
export const next = component({ display: 'grid', gap: space.x2, maxInlineSize: '26rem' });
export const nextTitle = component({ color: text.faint, fontSize: vars.size.label });
export const doors = component({ listStyle: 'none', borderBlockStart: `1px solid ${line.divider}` });
export const door = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  paddingBlock: space.x4,
  borderBlockEnd: `1px solid ${line.divider}`,
  borderRadius: 2,
  color: text.base,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  ...transition(['background-color', 'padding']),
  selectors: {
    '&[data-hovered]': { background: vars.fill.hover, paddingInline: space.x3 },
    '&[data-focus-visible]': focusRing,
  },
});
export const doorButton = component([
  door,
  {
    inlineSize: '100%',
    paddingInline: 0,
    background: 'none',
    border: 0,
    borderBlockEnd: `1px solid ${line.divider}`,
    cursor: 'pointer',
  },
]);
export const arrow = component({ marginInlineStart: 'auto', color: text.faint });
