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
/** The invitation stands beside the list where there is room for both. */
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
export const faint = component({ color: text.faint });
export const coins = component({ ...figures, whiteSpace: 'nowrap', color: text.faint });
/** Value came in. */
export const gain = component({ color: vars.gold.text });
export const step = component({ display: 'flex', alignItems: 'center', gap: space.x3, minInlineSize: 0 });
/** Three dots on a line: as many are full as steps were taken. */
export const dots = component({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  color: text.faint,
  forcedColorAdjust: 'none',
});
export const dot = component({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  border: '1px solid currentColor',
  borderRadius: '50%',
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});
export const taken = component({ color: text.base, backgroundColor: 'currentColor' });
export const won = component({ color: vars.gold.text, backgroundColor: 'currentColor' });
export const line = component({ inlineSize: '0.75rem', borderBlockStart: '1px solid currentColor' });
export const stepWord = component({ color: text.muted });
