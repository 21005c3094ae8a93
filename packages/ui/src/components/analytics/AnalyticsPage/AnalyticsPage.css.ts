import { vars } from '../../../theme/contract.css.ts';
import { component, figures as tabular } from '../../../theme/mixins.css.ts';

const { space, text } = vars;

export const root = component({
  display: 'grid',
  alignContent: 'start',
  gap: space.x5,
  padding: 'clamp(1.25rem, 2vw, 1.75rem)',
  minInlineSize: 0,
});
export const period = component({ justifySelf: 'start', maxInlineSize: '100%', whiteSpace: 'nowrap' });
export const note = component({ margin: 0, color: text.muted, fontSize: vars.size.small });
/** A row of figures between two hairlines. */
export const figures = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.75rem), 1fr))',
  gap: `${space.x5} ${space.x6}`,
  inlineSize: '100%',
  margin: 0,
  paddingBlock: space.x5,
  borderBlock: `1px solid ${vars.line.hairTop}`,
});
export const figure = component({ display: 'grid', alignContent: 'start', gap: space.x1, minInlineSize: 0 });
export const label = component({ color: text.muted, fontSize: vars.size.label });
export const value = component({
  ...tabular,
  margin: 0,
  color: text.base,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  overflowWrap: 'anywhere',
});
export const before = component({ ...tabular, margin: 0, color: text.faint, fontSize: vars.size.small });
export const charts = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.x7} ${space.x6}`,
  inlineSize: '100%',
  minInlineSize: 0,
  '@media': { '(width >= 48rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const chart = component({ minInlineSize: 0 });
export const wide = component({ gridColumn: '1 / -1', minInlineSize: 0 });
