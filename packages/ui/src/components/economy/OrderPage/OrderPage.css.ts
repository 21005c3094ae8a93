import { vars } from '../../../theme/contract.css.ts';
import { component, figures } from '../../../theme/mixins.css.ts';

const { space, text, line } = vars;

export const root = component({ display: 'grid', gap: space.x6, minInlineSize: 0 });
export const words = component({ display: 'flex', alignItems: 'start', gap: space.x3, color: text.muted });
export const sheet = component({
  ...figures,
  display: 'grid',
  gap: space.x4,
  paddingBlock: space.x4,
  borderBlock: `1px dashed ${line.divider}`,
});
export const badges = component({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
export const facts = component({ display: 'grid', gap: space.x3, margin: 0, fontSize: vars.size.small });
export const fact = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, auto) minmax(0, 1fr)',
  gap: space.x4,
});
export const term = component({ color: text.muted });
export const said = component({ margin: 0, textAlign: 'end', overflowWrap: 'anywhere' });
export const id = component({
  margin: 0,
  fontFamily: vars.font.mono,
  fontSize: vars.size.caption,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });
