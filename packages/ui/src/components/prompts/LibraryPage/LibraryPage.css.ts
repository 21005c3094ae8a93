import { vars } from '../../../theme/contract.css.ts';
import { component, figures, oneLine } from '../../../theme/mixins.css.ts';

const { space, text } = vars;
const narrow = '(width < 40rem)';

export const root = component({
  display: 'grid',
  alignContent: 'start',
  gap: space.x5,
  padding: 'clamp(1.25rem, 2vw, 1.75rem)',
  minInlineSize: 0,
});

/** One quiet line: what is searched for, then what is left out, and the place at its end. */
export const filters = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(12rem, 1fr) repeat(3, minmax(0, 12rem)) auto',
  alignItems: 'end',
  gap: space.x3,
  '@media': {
    '(width < 72rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const search = component({
  '@media': { '(width < 72rem)': { gridColumn: 'span 2' }, [narrow]: { gridColumn: '1 / -1' } },
});
export const place = component({
  justifySelf: 'end',
  '@media': { [narrow]: { gridColumn: '1 / -1', justifySelf: 'stretch' } },
});
/** Beside the two fields of a narrow screen there is no third. */
export const sort = component({ '@media': { [narrow]: { gridColumn: '1 / -1' } } });

export const count = component({ ...figures, color: text.faint, fontSize: vars.size.label });

export const prompt = component({
  display: 'grid',
  gap: space.x1,
  paddingBlock: space.x3,
  minInlineSize: 0,
  // What is out of sight costs nothing; its height is that of a usual one.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 6.5rem',
  // Where only what is in sight is drawn, each row is measured.
  selectors: { '[aria-rowcount] &': { contentVisibility: 'visible' } },
});
export const title = component({
  ...oneLine,
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: 1.3,
});
export const untitled = component({ color: text.faint });
export const excerpt = component({
  maxInlineSize: '75ch',
  color: text.muted,
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});
export const facts = component({
  ...figures,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x4,
  rowGap: space.x1,
  marginBlockStart: space.x1,
  color: text.faint,
  fontSize: vars.size.label,
});
export const fact = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  minInlineSize: 0,
});
export const tags = component({ display: 'flex', flexWrap: 'wrap', gap: space.x1, minInlineSize: 0 });

/** Where there is no room beside the words, a press on the row opens it. */
export const open = component({ '@media': { [narrow]: { display: 'none' } } });

export const skeleton = component({
  display: 'grid',
  gap: space.x2,
  paddingBlock: space.x4,
  boxShadow: `inset 0 -1px 0 ${vars.line.divider}`,
});
export const more = component({
  display: 'grid',
  justifyItems: 'center',
  gap: space.x3,
  paddingBlock: space.x4,
  color: text.faint,
  fontSize: vars.size.label,
});
export const moreFailed = component({ color: text.muted, fontSize: vars.size.body, textAlign: 'center' });
export const dialog = component({ display: 'grid', gap: space.x4 });
