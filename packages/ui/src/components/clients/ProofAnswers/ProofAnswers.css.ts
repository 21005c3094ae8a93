import { vars } from '../../../theme/contract.css.ts';
import { component, figures, pictureEdge } from '../../../theme/mixins.css.ts';

const { space, text } = vars;
const wide = '(width >= 64rem)';

export const root = component({
  display: 'grid',
  alignContent: 'start',
  gap: space.x5,
  padding: 'clamp(1.25rem, 2vw, 1.75rem)',
  minInlineSize: 0,
});
export const states = component({ display: 'flex', flexWrap: 'wrap', gap: space.x2, alignItems: 'center' });
export const facts = component({
  ...figures,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.x4,
  rowGap: space.x1,
  color: text.faint,
  fontSize: vars.size.label,
});
/** What states and counts the set, as one line where there is room. */
export const summary = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x4}`,
  minInlineSize: 0,
});
/** Its words begin where those of the page do: the ground of a quiet button is not seen. */
export const back = component({
  display: 'flex',
  marginInlineStart: `calc(-1 * ${space.x3})`,
  marginBlockEnd: `calc(-1 * ${space.x3})`,
});
export const acts = component({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
/** What can be done with the link stands beside its words where there is room. */
export const link = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.x3} ${space.x6}`,
  padding: space.x4,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
  boxShadow: `inset 0 0 0 1px ${vars.line.hairTop}`,
  minInlineSize: 0,
});
export const linkWords = component({ display: 'grid', gap: space.x1, flex: '1 1 20rem', minInlineSize: 0 });
export const linkTitle = component({ fontSize: vars.size.title, fontWeight: vars.weight.medium });
export const address = component({
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
export const hint = component({ color: text.muted, maxInlineSize: '60ch' });
/** What was said, beside the pictures where there is room. */
export const columns = component({
  display: 'grid',
  gap: space.x6,
  alignItems: 'start',
  minInlineSize: 0,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)' } },
});
export const wall = component({ display: 'grid', gap: space.x4, minInlineSize: 0 });
export const picture = component({
  position: 'relative',
  borderRadius: vars.radius.card,
  selectors: pictureEdge,
});
export const badge = component({ position: 'absolute', insetBlockEnd: space.x2, insetInlineStart: space.x2 });
/** Readable on any picture. */
export const number = component({
  ...figures,
  position: 'absolute',
  insetBlockStart: space.x2,
  insetInlineStart: space.x2,
  minInlineSize: '1.5rem',
  paddingInline: space.x1,
  borderRadius: vars.radius.full,
  backgroundColor: vars.surface.overlay,
  color: text.base,
  fontSize: vars.size.caption,
  lineHeight: '1.5rem',
  textAlign: 'center',
});
export const said = component({ display: 'grid', gap: space.x4, minInlineSize: 0 });
export const saidTitle = component({ fontSize: vars.size.title, fontWeight: vars.weight.medium });
export const approval = component({ margin: 0 });
export const comments = component({ display: 'grid', gap: space.x4, listStyle: 'none', minInlineSize: 0 });
/** Wide enough for a finger, however short the word. */
export const segment = component({ minInlineSize: '2.75rem' });
