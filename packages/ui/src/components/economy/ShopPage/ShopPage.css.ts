import { vars } from '../../../theme/contract.css.ts';
import {
  component,
  figures,
  fill,
  fillProperty,
  focusRing,
  hairline,
  transition,
} from '../../../theme/mixins.css.ts';

const { space, text, gold } = vars;

export const root = component({
  display: 'grid',
  alignContent: 'start',
  gap: space.x6,
  padding: 'clamp(1.25rem, 2vw, 1.75rem)',
  minInlineSize: 0,
});
/** What is chosen stands beside the shelves where there is room, and stays in sight. */
export const columns = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.x6,
  maxInlineSize: '72rem',
  '@media': { '(width >= 64rem)': { gridTemplateColumns: 'minmax(0, 1fr) 20rem', gap: space.x8 } },
});
export const shelves = component({ display: 'grid', gap: space.x8, minInlineSize: 0 });
export const shelf = component({ display: 'grid', gap: space.x3, minInlineSize: 0 });
export const heading = component({
  color: text.muted,
  fontSize: vars.size.label,
  fontWeight: vars.weight.medium,
});
export const packages = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: space.x3,
});
export const packs = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: space.x3,
});
export const offerField = component({ display: 'grid', minInlineSize: 0 });
export const offer = component({
  ...hairline,
  ...figures,
  vars: { [fill]: vars.fill.quiet },
  display: 'grid',
  alignContent: 'start',
  gap: space.x2,
  padding: space.x4,
  borderRadius: vars.radius.card,
  cursor: 'pointer',
  ...transition([fillProperty]),
  selectors: {
    '&[data-hovered]': { vars: { [fill]: vars.fill.quietHover } },
    '&[data-selected]': { outline: `2px solid ${gold.text}`, outlineOffset: '-2px' },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-selected]': { outlineColor: 'Highlight' } },
    },
  },
});
export const name = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
  fontWeight: vars.weight.medium,
});
export const coins = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  color: gold.text,
  whiteSpace: 'nowrap',
});
export const price = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
  fontSize: vars.size.lead,
  fontWeight: vars.weight.medium,
});
export const description = component({
  color: text.muted,
  fontSize: vars.size.small,
  lineHeight: 1.45,
});
export const summary = component({
  display: 'grid',
  gap: space.x4,
  '@media': { '(width >= 64rem)': { position: 'sticky', insetBlockStart: space.x6 } },
});
export const summaryHead = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
});
export const title = component({
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: 1.15,
});
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
export const total = component({ fontSize: vars.size.lead, fontWeight: vars.weight.strong });
export const note = component({ color: text.muted, fontSize: vars.size.small });
