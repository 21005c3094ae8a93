import { vars } from '../../../theme/contract.css.ts';
import { component, figures } from '../../../theme/mixins.css.ts';

const { space, text } = vars;
const narrow = '(width < 56rem)';

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.x5,
  padding: 'clamp(1.25rem, 2vw, 1.75rem)',
  minInlineSize: 0,
});

export const drop = component({
  display: 'grid',
  gap: space.x3,
  justifyItems: 'start',
  maxInlineSize: '44rem',
});
export const file = component({ inlineSize: '100%' });

/** What was understood beside the file's own words, and below both what the pixels show. */
export const result = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
  alignItems: 'start',
  columnGap: space.x8,
  rowGap: space.x8,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const part = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  minInlineSize: 0,
});
/** The picture beside its palette. */
export const pixels = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 12rem) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.x6,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const wide = component({ gridColumn: '1 / -1' });

export const picture = component({
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: '16rem',
  objectFit: 'contain',
  objectPosition: 'left top',
  borderRadius: vars.radius.control,
});

export const prompt = component({
  margin: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  fontFamily: vars.font.mono,
  fontSize: vars.size.body,
  lineHeight: 1.7,
  unicodeBidi: 'plaintext',
});
export const words = component({ display: 'grid', gap: space.x1, minInlineSize: 0 });
export const label = component({
  margin: 0,
  color: text.muted,
  fontSize: vars.size.label,
  fontWeight: vars.weight.medium,
});
export const actions = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x3 });

export const describe = component({ justifySelf: 'start' });

export const facts = component({
  ...figures,
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: space.x4,
  rowGap: space.x2,
  margin: 0,
  fontSize: vars.size.small,
});
export const fact = component({ display: 'contents' });
export const term = component({ color: text.muted });
export const value = component({ margin: 0, overflowWrap: 'anywhere', unicodeBidi: 'plaintext' });

export const cut = component({ display: 'grid', gap: space.x2, justifyItems: 'start', minInlineSize: 0 });
export const rawText = component({
  inlineSize: '100%',
  margin: 0,
  padding: space.x3,
  borderRadius: vars.radius.control,
  background: vars.surface.sunken,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  fontFamily: vars.font.mono,
  fontSize: vars.size.label,
  lineHeight: 1.6,
  color: text.muted,
  unicodeBidi: 'plaintext',
});
export const note = component({ margin: 0, color: text.faint, fontSize: vars.size.label });
export const warning = component({
  display: 'flex',
  gap: space.x2,
  alignItems: 'baseline',
  margin: 0,
  color: vars.status.warning.text,
  fontSize: vars.size.label,
});
export const problems = component({
  display: 'grid',
  gap: space.x1,
  margin: 0,
  paddingInlineStart: space.x4,
  color: text.muted,
  fontSize: vars.size.label,
  overflowWrap: 'anywhere',
});
