import { createVar } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { component, figures, focusRing } from '../../../theme/mixins.css.ts';

const { space, text, line, size, font } = vars;
/** Where the facts have room beside the document. */
const wide = '(min-width: 64rem)';

export const root = component({
  display: 'grid',
  alignContent: 'start',
  gap: space.x7,
  padding: 'clamp(1.25rem, 2vw, 1.75rem)',
  minInlineSize: 0,
  inlineSize: '100%',
  maxInlineSize: '72rem',
});
export const back = component({
  color: text.muted,
  fontSize: size.small,
  textDecorationLine: 'underline',
  textDecorationColor: line.divider,
  textUnderlineOffset: '0.25em',
  borderRadius: vars.radius.control,
  '@media': {
    '(pointer: coarse)': {
      display: 'inline-flex',
      alignItems: 'center',
      minInlineSize: '2.75rem',
      minBlockSize: '2.75rem',
    },
  },
  selectors: {
    '&[data-hovered]': { textDecorationColor: 'currentColor' },
    '&[data-focus-visible]': focusRing,
  },
});
export const title = component({ overflowWrap: 'anywhere' });
export const body = component({
  display: 'grid',
  alignItems: 'start',
  gap: space.x8,
  minInlineSize: 0,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' } },
});
export const main = component({
  display: 'grid',
  gap: space.x8,
  minInlineSize: 0,
  '@media': { [wide]: { gridColumn: 1, gridRow: 1 } },
});
/** Stays in sight under the header of the page. */
export const facts = component({
  ...figures,
  display: 'grid',
  gap: space.x4,
  minInlineSize: 0,
  paddingBlock: space.x4,
  boxShadow: `inset 0 1px 0 ${line.divider}, inset 0 -1px 0 ${line.divider}`,
  '@media': { [wide]: { gridColumn: 2, gridRow: 1, position: 'sticky', insetBlockStart: '6rem' } },
});
export const badges = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x3 });
export const dates = component({ display: 'grid', gap: space.x1 });
export const date = component({ margin: 0, fontSize: size.small });
export const label = component({ margin: 0, color: text.muted, fontSize: size.small });
export const quorum = component({ display: 'grid', gap: space.x2, minInlineSize: 0 });
export const meter = component({ position: 'relative', minInlineSize: 0 });
/** Where the quorum is on the track, from 0 to 1. */
export const place = createVar();
export const mark = component({
  position: 'absolute',
  insetBlockEnd: '-3px',
  insetInlineStart: `calc(${place} * (100% - 1px))`,
  inlineSize: '1px',
  blockSize: '9px',
  backgroundColor: text.base,
  '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText' } },
});
export const acts = component({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
export const words = component({
  margin: 0,
  maxInlineSize: vars.measure.text,
  fontSize: size.lead,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
export const note = component({
  margin: 0,
  maxInlineSize: vars.measure.text,
  color: text.muted,
});
export const part = component({ display: 'grid', gap: space.x4, minInlineSize: 0 });
export const heading = component({
  margin: 0,
  fontFamily: font.display,
  fontSize: size.heading,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
});
export const said = component({ margin: 0, fontSize: size.lead, overflowWrap: 'anywhere' });
export const bars = component({ display: 'grid', gap: space.x4, listStyle: 'none', margin: 0, padding: 0 });
export const bar = component({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const decision = component({
  display: 'grid',
  gap: space.x4,
  minInlineSize: 0,
  paddingInlineStart: space.x5,
  borderInlineStart: `1px solid ${line.control}`,
});
