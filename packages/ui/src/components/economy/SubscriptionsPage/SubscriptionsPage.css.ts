import { vars } from '../../../theme/contract.css.ts';
import { component, figures, fill, hairline } from '../../../theme/mixins.css.ts';

const { space, text, gold } = vars;

export const root = component({
  display: 'grid',
  alignContent: 'start',
  gap: space.x6,
  padding: 'clamp(1.25rem, 2vw, 1.75rem)',
  minInlineSize: 0,
});
export const column = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x8,
  maxInlineSize: '72rem',
});
export const shelf = component({ display: 'grid', gap: space.x3, minInlineSize: 0 });
export const heading = component({
  color: text.muted,
  fontSize: vars.size.label,
  fontWeight: vars.weight.medium,
});
export const plans = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  gap: space.x3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
/** The buttons of a row of cards stand on one line. */
export const plan = component({
  ...hairline,
  ...figures,
  vars: { [fill]: vars.fill.quiet },
  display: 'grid',
  gridTemplateRows: 'auto auto auto auto minmax(0, 1fr) auto',
  alignContent: 'start',
  gap: space.x3,
  padding: space.x5,
  borderRadius: vars.radius.card,
});
export const isYours = component({ outline: `2px solid ${gold.text}`, outlineOffset: '-2px' });
export const name = component({
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: 1.15,
});
export const badges = component({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
export const coins = component({ display: 'flex', alignItems: 'center', gap: space.x2, color: gold.text });
export const price = component({ fontSize: vars.size.lead, fontWeight: vars.weight.medium });
export const description = component({
  color: text.muted,
  fontSize: vars.size.small,
  lineHeight: 1.45,
});
/** Its facts stay near their names where there is more room than they take. */
export const current = component({
  display: 'grid',
  gap: space.x4,
  '@media': { '(width >= 64rem)': { maxInlineSize: '40rem' } },
});
export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
});
export const title = name;
export const facts = component({
  ...figures,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: `${space.x2} ${space.x4}`,
  margin: 0,
});
export const term = component({ color: text.muted });
export const said = component({ margin: 0, textAlign: 'end' });
export const gain = component({ color: gold.text });
export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });
