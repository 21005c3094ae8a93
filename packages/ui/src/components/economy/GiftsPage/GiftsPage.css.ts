import { vars } from '../../../theme/contract.css.ts';
import { component, figures, oneLine } from '../../../theme/mixins.css.ts';

const { space, text } = vars;

export const root = component({
  display: 'grid',
  alignContent: 'start',
  gap: space.x6,
  padding: 'clamp(1.25rem, 2vw, 1.75rem)',
  minInlineSize: 0,
});
/** The form stands beside the list where there is room for both. */
export const columns = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.x8,
  '@media': { '(width >= 80rem)': { gridTemplateColumns: '24rem minmax(0, 1fr)' } },
});
export const history = component({ display: 'grid', gap: space.x4, minInlineSize: 0 });
export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
});
export const heading = component({
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: 1.15,
});
export const person = component({ ...oneLine, display: 'block', minInlineSize: 0 });
export const words = component({ ...oneLine, display: 'block', minInlineSize: 0, color: text.muted });
export const faint = component({ color: text.faint });
export const coins = component({ ...figures, whiteSpace: 'nowrap', color: text.base });
/** Value came in. */
export const gain = component({ color: vars.gold.text });
