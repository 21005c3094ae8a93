import { vars } from '../../../theme/contract.css.ts';
import { component, figures } from '../../../theme/mixins.css.ts';

const { space, text, line, gold } = vars;

export const root = component({
  display: 'grid',
  gap: space.x5,
  alignContent: 'start',
  minInlineSize: 0,
  maxInlineSize: '36rem',
});
export const title = component({
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: 1.15,
});
export const ways = component({ display: 'grid', gap: space.x5, margin: 0, minInlineSize: 0 });
export const way = component({ display: 'grid', gap: space.x2, minInlineSize: 0 });
export const term = component({ color: text.muted, fontSize: vars.size.small });
export const code = component({
  ...figures,
  margin: 0,
  color: text.base,
  fontFamily: vars.font.mono,
  fontSize: vars.size.lead,
  overflowWrap: 'anywhere',
});
export const link = component({
  margin: 0,
  color: text.base,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});
export const act = component({ display: 'flex', flexWrap: 'wrap', gap: space.x2, margin: 0 });
export const rule = component({
  display: 'flex',
  gap: space.x3,
  color: text.muted,
  fontSize: vars.size.small,
  lineHeight: 1.45,
});
export const promise = component({ margin: 0 });
export const reward = component({ flexShrink: 0, color: gold.text, fontWeight: vars.weight.medium });
export const month = component({
  ...figures,
  display: 'grid',
  gap: space.x1,
  paddingBlockStart: space.x4,
  borderBlockStart: `1px dashed ${line.divider}`,
  color: text.muted,
  fontSize: vars.size.small,
  lineHeight: 1.45,
});
export const left = component({ color: text.base });
