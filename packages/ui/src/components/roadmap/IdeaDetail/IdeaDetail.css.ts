import { vars } from '../../../theme/contract.css.ts';
import { component, focusRing } from '../../../theme/mixins.css.ts';

const { space, text } = vars;

export const parts = component({ display: 'grid', gap: space.x6, minInlineSize: 0 });
export const head = component({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space.x4,
  minInlineSize: 0,
});
export const facts = component({ display: 'grid', justifyItems: 'start', gap: space.x2, minInlineSize: 0 });
export const badges = component({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
export const line = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.x2,
  margin: 0,
  minInlineSize: 0,
  color: text.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});
export const words = component({
  margin: 0,
  maxInlineSize: vars.measure.text,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
export const part = component({ display: 'grid', gap: space.x3, minInlineSize: 0 });
export const heading = component({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
});
export const list = component({
  display: 'grid',
  gap: space.x4,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  minInlineSize: 0,
});
export const change = component({ display: 'grid', justifyItems: 'start', gap: space.x1, minInlineSize: 0 });
export const link = component({
  color: text.base,
  overflowWrap: 'anywhere',
  textDecorationLine: 'underline',
  textDecorationColor: vars.line.divider,
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
/** Its words begin where the others do: a button without an edge has room before them. */
export const quietAct = component({ marginInlineStart: `calc(${space.x3} * -1)` });
