import { vars } from '../../../theme/contract.css.ts';
import { component, focusRing, transition } from '../../../theme/mixins.css.ts';

const { space, text, line } = vars;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: `${space.x8} ${space.x10}`,
  minInlineSize: 0,
});
export const part = component({ display: 'grid', alignContent: 'start', gap: space.x2, minInlineSize: 0 });
export const title = component({
  color: text.faint,
  fontSize: vars.size.label,
  fontWeight: vars.weight.medium,
});
const rows = { display: 'grid', listStyle: 'none', borderBlockStart: `1px solid ${line.divider}` } as const;
export const templates = component(rows);
export const recents = component(rows);
export const none = component({
  paddingBlock: space.x3,
  borderBlockStart: `1px solid ${line.divider}`,
  color: text.faint,
  fontSize: vars.size.small,
});
const row = component({
  display: 'block',
  inlineSize: '100%',
  paddingBlock: space.x3,
  paddingInline: 0,
  border: 0,
  borderBlockEnd: `1px solid ${line.divider}`,
  borderRadius: 2,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  ...transition(['background-color', 'padding', 'color']),
  selectors: {
    '&[data-hovered]': { background: vars.fill.hover, paddingInline: space.x3, color: text.base },
    '&[data-focus-visible]': focusRing,
  },
});
export const template = component([
  row,
  {
    color: text.muted,
    fontFamily: vars.font.display,
    fontSize: vars.size.lead,
    fontWeight: vars.weight.display,
    lineHeight: vars.leading.title,
    selectors: { '&[aria-current]': { color: text.base, fontStyle: 'italic' } },
  },
]);
export const recent = component([row, { minBlockSize: vars.control.height }]);
/** Two lines of it: enough to know it again. */
export const words = component({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: text.muted,
  fontFamily: vars.font.mono,
  fontSize: vars.size.label,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
});
