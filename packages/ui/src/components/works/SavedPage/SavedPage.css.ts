import { vars } from '../../../theme/contract.css.ts';
import { component, figures, focusRing, oneLine, pictureEdge } from '../../../theme/mixins.css.ts';

const { space, text } = vars;
const narrow = '(width < 40rem)';
/** As high as a finger needs, whatever its line. */
const reachable = (lineHeight: string) =>
  ({
    '(pointer: coarse)': {
      minInlineSize: '2.75rem',
      paddingBlock: `calc((2.75rem - ${lineHeight}) / 2)`,
    },
  }) as const;

export const root = component({
  display: 'grid',
  alignContent: 'start',
  gap: space.x5,
  padding: 'clamp(1.25rem, 2vw, 1.75rem)',
  minInlineSize: 0,
});
export const bar = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x3 });
export const search = component({
  flex: '1 1 14rem',
  maxInlineSize: '24rem',
  '@media': { [narrow]: { maxInlineSize: 'none' } },
});
export const choice = component({
  inlineSize: '15rem',
  '@media': { [narrow]: { inlineSize: '100%' } },
});
export const list = component({ display: 'grid', listStyle: 'none', minInlineSize: 0 });
export const row = component({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space.x4,
  paddingBlock: space.x4,
  minInlineSize: 0,
  boxShadow: `inset 0 -1px 0 ${vars.line.divider}`,
  contain: 'layout style paint',
  '@media': { [narrow]: { gridTemplateColumns: '5.5rem minmax(0, 1fr) auto', columnGap: space.x3 } },
});
export const picture = component({
  position: 'relative',
  display: 'block',
  borderRadius: vars.radius.control,
  selectors: { ...pictureEdge, '&[data-focus-visible]': focusRing },
});
/** The place of a picture that is gone, or that a prompt has not. */
export const gone = component({
  display: 'grid',
  placeContent: 'center',
  aspectRatio: '1',
  borderRadius: vars.radius.control,
  background: vars.surface.sunken,
  color: text.faint,
});
export const words = component({ display: 'grid', gap: space.x1, alignContent: 'start', minInlineSize: 0 });
export const title = component({
  ...oneLine,
  justifySelf: 'start',
  maxInlineSize: '100%',
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: 1.3,
  color: text.base,
  textDecoration: 'none',
  borderRadius: vars.radius.control,
  '@media': reachable('1.3em'),
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&[data-focus-visible]': focusRing,
  },
});
export const lost = component({ color: text.muted });
export const facts = component({
  ...figures,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x4,
  rowGap: '2px',
  color: text.faint,
  fontSize: vars.size.label,
});
export const author = component({
  color: text.muted,
  overflowWrap: 'anywhere',
  '@media': reachable('1.5em'),
  textDecoration: 'none',
  borderRadius: vars.radius.control,
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&[data-focus-visible]': focusRing,
  },
});
export const note = component({
  maxInlineSize: '65ch',
  marginBlockStart: space.x1,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const quiet = component({ color: text.muted, fontSize: vars.size.small });
export const acts = component({
  display: 'flex',
  gap: space.x1,
  '@media': { [narrow]: { flexDirection: 'column' } },
});
export const fields = component({ display: 'grid', gap: space.x5 });
export const more = component({
  display: 'grid',
  justifyItems: 'center',
  gap: space.x3,
  paddingBlock: space.x4,
});
export const moreFailed = component({ color: text.muted, textAlign: 'center' });
