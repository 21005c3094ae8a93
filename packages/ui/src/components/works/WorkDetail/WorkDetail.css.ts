import { vars } from '../../../theme/contract.css.ts';
import { component, figures, focusRing, oneLine, pictureEdge } from '../../../theme/mixins.css.ts';

const { space, text } = vars;
const wide = '(min-width: 48rem)';

export const parts = component({
  display: 'grid',
  gap: space.x6,
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' } },
});
/** No higher than the sight, whatever its shape. */
export const picture = component({
  position: 'relative',
  justifySelf: 'center',
  inlineSize: 'min(100%, calc(62dvh * var(--shape)))',
  borderRadius: vars.radius.card,
  selectors: pictureEdge,
  '@media': { [wide]: { position: 'sticky', insetBlockStart: 0 } },
});
/** The words of a prompt, where a picture would hang. */
export const sheet = component({
  minInlineSize: 0,
  maxBlockSize: '62dvh',
  overflowY: 'auto',
  padding: space.x5,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  selectors: { '&:focus-visible': focusRing },
  '@media': { [wide]: { position: 'sticky', insetBlockStart: 0 } },
});
export const words = component({ display: 'grid', gap: space.x5, alignContent: 'start', minInlineSize: 0 });
export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  minInlineSize: 0,
});
export const author = component({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space.x3,
  minInlineSize: 0,
  maxInlineSize: '100%',
  borderRadius: vars.radius.control,
  color: text.base,
  textDecoration: 'none',
  minBlockSize: '2.75rem',
  selectors: { '&[data-focus-visible]': focusRing },
});
export const names = component({ display: 'grid', minInlineSize: 0, lineHeight: 1.35 });
export const name = component({
  ...oneLine,
  fontWeight: vars.weight.medium,
  selectors: { [`${author}[data-hovered] &`]: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});
export const handle = component({ ...oneLine, color: text.faint, fontSize: vars.size.label });
export const part = component({ display: 'grid', gap: space.x2, minInlineSize: 0 });
export const label = component({ color: text.faint, fontSize: vars.size.label });
export const prompt = component({
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
  lineHeight: 1.6,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
export const quiet = component({ color: text.muted, fontSize: vars.size.small });
export const fact = component({ margin: 0 });
export const facts = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.x5,
  rowGap: space.x2,
  fontSize: vars.size.small,
});
export const tags = component({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.x3,
  rowGap: space.x1,
  minInlineSize: 0,
  listStyle: 'none',
});
export const tag = component({
  color: text.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
  textDecorationLine: 'underline',
  textDecorationColor: vars.line.divider,
  textUnderlineOffset: '0.25em',
  borderRadius: vars.radius.control,
  '@media': {
    '(pointer: coarse)': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minInlineSize: '2.75rem',
      minBlockSize: '2.75rem',
    },
  },
  selectors: {
    '&[data-hovered]': { color: text.base, textDecorationColor: 'currentColor' },
    '&[data-focus-visible]': focusRing,
  },
});
/** What it is a remix of. */
export const credit = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minInlineSize: 0,
  color: text.muted,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});
export const acts = component({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
export const turn = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  marginInlineEnd: 'auto',
});
export const position = component({ color: text.faint, fontSize: vars.size.label, whiteSpace: 'nowrap' });
/** Its words begin where the others do: a button without an edge has room before them. */
export const quietAct = component({ marginInlineStart: `calc(${space.x3} * -1)` });
/** Beside the word that it counts. */
export const figure = component({ ...figures, color: text.muted });
export const filled = component({ fill: 'currentColor' });
