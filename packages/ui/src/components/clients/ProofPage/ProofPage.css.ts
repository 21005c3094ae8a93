import { vars } from '../../../theme/contract.css.ts';
import { component, figures, focusRing, pictureEdge } from '../../../theme/mixins.css.ts';

const { space, text } = vars;
const wide = '(width >= 64rem)';

export const root = component({
  display: 'grid',
  alignContent: 'start',
  minBlockSize: '100dvh',
  background: vars.surface.canvas,
  color: text.base,
  minInlineSize: 0,
});
export const main = component({
  display: 'grid',
  alignContent: 'start',
  gap: space.x6,
  inlineSize: 'min(90rem, 100%)',
  marginInline: 'auto',
  padding: 'clamp(1.25rem, 4vw, 3rem)',
  minInlineSize: 0,
});
/** What stands in the middle of a page that shows no pictures. */
export const alone = component({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minBlockSize: '80dvh',
  minInlineSize: 0,
});
export const unlock = component({ display: 'grid', gap: space.x5, inlineSize: 'min(24rem, 100%)' });
export const head = component({ display: 'grid', gap: space.x2, minInlineSize: 0 });
export const kicker = component({ color: text.faint, fontSize: vars.size.label });
export const title = component({
  fontFamily: vars.font.display,
  fontSize: vars.size.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.display,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
export const note = component({
  color: text.muted,
  maxInlineSize: vars.measure.text,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const bar = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
});
export const progress = component({ ...figures, color: text.muted });
export const picture = component({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  borderRadius: vars.radius.card,
  cursor: 'pointer',
  selectors: { ...pictureEdge, '&[data-focus-visible]': focusRing },
});
export const badge = component({ position: 'absolute', insetBlockEnd: space.x2, insetInlineStart: space.x2 });
export const said = component({
  position: 'absolute',
  insetBlockStart: space.x2,
  insetInlineEnd: space.x2,
});
export const end = component({
  display: 'grid',
  gap: space.x6,
  paddingBlockStart: space.x6,
  borderBlockStart: `1px solid ${vars.line.divider}`,
  alignItems: 'start',
  minInlineSize: 0,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.x12 } },
});
export const part = component({ display: 'grid', gap: space.x4, minInlineSize: 0, maxInlineSize: '36rem' });
export const partTitle = component({ fontSize: vars.size.title, fontWeight: vars.weight.medium });
export const hint = component({ color: text.muted });
export const send = component({ justifySelf: 'start' });

/** One picture, as large as the sight allows, with what is said of it beside it or below. */
export const large = component({
  display: 'grid',
  gap: space.x5,
  alignItems: 'start',
  minInlineSize: 0,
  outline: 'none',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(18rem, 22rem)' } },
});
export const stage = component({
  display: 'grid',
  justifyItems: 'center',
  gap: space.x3,
  minInlineSize: 0,
  touchAction: 'pan-y pinch-zoom',
});
export const frame = component({ inlineSize: 'min(100%, var(--widest))', minInlineSize: 0 });
export const steps = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  inlineSize: '100%',
});
export const number = component({ ...figures, color: text.muted, outline: 'none', fontSize: vars.size.body });
export const beside = component({ display: 'grid', gap: space.x5, minInlineSize: 0 });
export const marks = component({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
export const mark = component({ flex: '1 1 5rem', minInlineSize: 'max-content', whiteSpace: 'nowrap' });
/** Wide enough for a finger, however short the word. */
export const segment = component({ minInlineSize: '2.75rem' });
/** Of no use to a finger. */
export const keys = component({
  color: text.faint,
  fontSize: vars.size.label,
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
