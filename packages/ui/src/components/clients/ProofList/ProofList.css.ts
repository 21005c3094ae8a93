import { vars } from '../../../theme/contract.css.ts';
import { component, figures, focusRing, oneLine, pictureEdge } from '../../../theme/mixins.css.ts';

const { space, text } = vars;
const narrow = '(width < 40rem)';

export const root = component({
  display: 'grid',
  alignContent: 'start',
  gap: space.x5,
  padding: 'clamp(1.25rem, 2vw, 1.75rem)',
  minInlineSize: 0,
});
export const bar = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
});
export const search = component({
  flex: '1 1 14rem',
  maxInlineSize: '24rem',
  '@media': { [narrow]: { maxInlineSize: 'none' } },
});
export const list = component({ display: 'grid', listStyle: 'none', minInlineSize: 0 });
export const row = component({
  minInlineSize: 0,
  boxShadow: `inset 0 -1px 0 ${vars.line.divider}`,
  contain: 'layout style paint',
});
export const link = component({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x4,
  paddingBlock: space.x3,
  borderRadius: vars.radius.control,
  color: text.base,
  textDecoration: 'none',
  '@media': {
    [narrow]: { gridTemplateColumns: '4.5rem minmax(0, 1fr)', alignItems: 'start', columnGap: space.x3 },
  },
  selectors: { '&:focus-visible': focusRing },
});
export const cover = component({
  position: 'relative',
  inlineSize: '4.5rem',
  borderRadius: vars.radius.control,
  selectors: pictureEdge,
});
export const words = component({ display: 'grid', gap: '2px', minInlineSize: 0 });
export const client = component({
  ...oneLine,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: 1.3,
  selectors: { 'a:hover > * > &': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});
export const title = component({ ...oneLine, color: text.muted });
export const facts = component({
  ...figures,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.x4,
  rowGap: '2px',
  color: text.faint,
  fontSize: vars.size.label,
});
export const states = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space.x1,
  '@media': { [narrow]: { gridColumn: 2, justifyContent: 'start' } },
});
export const more = component({
  display: 'grid',
  justifyItems: 'center',
  gap: space.x3,
  paddingBlock: space.x4,
});
export const moreFailed = component({ color: text.muted, textAlign: 'center' });
