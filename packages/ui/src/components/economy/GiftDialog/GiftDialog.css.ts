import { vars } from '../../../theme/contract.css.ts';
import { component, figures } from '../../../theme/mixins.css.ts';

const { space, text, line, font, size } = vars;

export const sheet = component({ ...figures, display: 'grid', gap: space.x4, fontSize: size.small });
export const waiting = component({ display: 'grid', gap: space.x4 });
export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
});
export const coins = component({
  fontFamily: font.display,
  fontSize: size.heading,
  lineHeight: 1.2,
  color: vars.gold.text,
});
export const words = component({
  margin: 0,
  paddingInlineStart: space.x4,
  borderInlineStart: `2px solid ${line.divider}`,
  fontSize: size.body,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});
export const facts = component({
  display: 'grid',
  gap: space.x3,
  margin: 0,
  paddingBlockStart: space.x4,
  borderBlockStart: `1px dashed ${line.divider}`,
});
export const fact = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, auto) minmax(0, 1fr)',
  gap: space.x4,
});
export const term = component({ color: text.muted });
export const said = component({ margin: 0, textAlign: 'end', overflowWrap: 'anywhere' });
export const id = component({
  margin: 0,
  fontFamily: font.mono,
  fontSize: size.caption,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
