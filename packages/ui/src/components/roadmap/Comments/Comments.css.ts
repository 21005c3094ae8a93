import { vars } from '../../../theme/contract.css.ts';
import { component } from '../../../theme/mixins.css.ts';

const { space, text, line } = vars;

export const root = component({ display: 'grid', gap: space.x4, minInlineSize: 0 });
export const heading = component({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
});
export const send = component({ justifySelf: 'end' });
export const list = component({
  display: 'grid',
  listStyle: 'none',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
});
export const comment = component({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  columnGap: space.x3,
  paddingBlock: space.x3,
  minInlineSize: 0,
  boxShadow: `inset 0 1px 0 ${line.divider}`,
});
export const words = component({ display: 'grid', gap: space.x1, minInlineSize: 0 });
export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.x2,
  minInlineSize: 0,
  color: text.muted,
  fontSize: vars.size.label,
});
export const name = component({
  color: text.base,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});
export const said = component({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' });
/** Its words begin where the others do: a button without an edge has room before them. */
export const act = component({ marginInlineStart: `calc(${space.x3} * -1)` });
export const nothing = component({ margin: 0, color: text.muted, fontSize: vars.size.small });
