import { vars } from '../../../theme/contract.css.ts';
import { component, figures, focusRing } from '../../../theme/mixins.css.ts';

const { space, text, line } = vars;
/** Where four columns have room side by side; below, one is shown at a time. */
const wide = '(min-width: 64rem)';
const narrow = '(max-width: 63.99rem)';

export const root = component({
  display: 'grid',
  alignContent: 'start',
  gap: space.x6,
  padding: 'clamp(1.25rem, 2vw, 1.75rem)',
  minInlineSize: 0,
  inlineSize: '100%',
  maxInlineSize: '96rem',
});
export const choices = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  '@media': { [wide]: { display: 'none' } },
});
export const figure = component({ ...figures, color: text.muted, fontWeight: vars.weight.regular });
export const board = component({
  display: 'grid',
  alignItems: 'start',
  columnGap: space.x6,
  minInlineSize: 0,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const column = component({
  display: 'grid',
  alignContent: 'start',
  gap: space.x2,
  minInlineSize: 0,
});
export const aside = component({ '@media': { [narrow]: { display: 'none' } } });
export const heading = component({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.x2,
  margin: 0,
  paddingBlockEnd: space.x3,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  boxShadow: `inset 0 -1px 0 ${line.divider}`,
});
export const headingFigure = component({
  ...figures,
  color: text.faint,
  fontFamily: vars.font.sans,
  fontSize: vars.size.small,
  letterSpacing: 0,
});
export const list = component({
  display: 'grid',
  listStyle: 'none',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
});
export const item = component({ display: 'grid', minInlineSize: 0 });
export const card = component({
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: space.x3,
  paddingBlock: space.x3,
  minInlineSize: 0,
  boxShadow: `inset 0 -1px 0 ${line.divider}`,
});
export const words = component({ display: 'grid', gap: space.x1, minInlineSize: 0, paddingBlock: space.x1 });
export const title = component({
  color: text.base,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
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
    '&[data-hovered]': { textDecorationLine: 'underline', textUnderlineOffset: '0.25em' },
    '&[data-focus-visible]': focusRing,
  },
});
export const facts = component({
  ...figures,
  margin: 0,
  color: text.muted,
  fontSize: vars.size.label,
  overflowWrap: 'anywhere',
});
export const nothing = component({
  margin: 0,
  paddingBlock: space.x4,
  color: text.muted,
  fontSize: vars.size.small,
});
