import { vars } from '../../../theme/contract.css.ts';
import { component, steadyMeasures } from '../../../theme/mixins.css.ts';

const { space, surface } = vars;

export const root = component({
  vars: steadyMeasures,
  display: 'grid',
  minBlockSize: '100dvh',
  gridTemplateRows: 'auto 1fr',
  background: surface.canvas,
});
const wide = 'screen and (min-width: 960px)';
/** On a tablet the form keeps its width, and the glass has the rest. */
const medium = 'screen and (min-width: 720px)';
export const besideGlass = component({
  '@media': {
    [medium]: { gridTemplateColumns: 'minmax(0, 29rem) minmax(0, 1fr)' },
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)' },
  },
});
export const bar = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  paddingInline: 'clamp(1.25rem, 4vw, 3rem)',
  minBlockSize: '4.5rem',
});
export const edge = component({ paddingInline: 'clamp(1.25rem, 4vw, 3rem)' });
export const brand = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x3,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  textDecoration: 'none',
  '@media': { '(pointer: coarse)': { minBlockSize: '2.75rem' } },
  color: vars.text.base,
});
export const main = component({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  paddingInline: 'clamp(1.25rem, 4vw, 3rem)',
  paddingBlock: `${space.x8} ${space.x16}`,
});
export const inner = component({ display: 'grid', gap: space.x6, inlineSize: 'min(26rem, 100%)' });
/** A text begins where the page does, and its title stays beside it. */
export const reading = component({ alignContent: 'start', justifyItems: 'stretch' });
export const text = component({
  display: 'grid',
  gap: space.x8,
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr)', columnGap: 'clamp(2rem, 6vw, 6rem)' },
  },
});
export const wall = component({ display: 'grid', gap: space.x8 });
export const body = component({ display: 'grid', gap: space.x6, minInlineSize: 0 });
export const head = component({ display: 'grid', alignContent: 'start', gap: space.x3 });
export const textHead = component({
  '@media': { [wide]: { position: 'sticky', insetBlockStart: space.x8, alignSelf: 'start' } },
});
export const title = component({
  fontFamily: vars.font.display,
  fontSize: vars.size.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.display,
  textWrap: 'balance',
});
export const lead = component({ color: vars.text.muted, textWrap: 'pretty' });
/** The glass: one tall picture, the only loud thing on the page. */
export const glass = component({
  display: 'none',
  position: 'relative',
  overflow: 'hidden',
  background: surface.sunken,
  borderInlineStart: `1px solid ${vars.line.divider}`,
  '@media': { [medium]: { display: 'block', gridColumn: 2, gridRow: '1 / -1' } },
});
export const picture = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
