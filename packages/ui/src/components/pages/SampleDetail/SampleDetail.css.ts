import { vars } from '../../../theme/contract.css.ts';
import { component } from '../../../theme/mixins.css.ts';

const { space, text } = vars;

export const parts = component({
  display: 'grid',
  gap: space.x6,
  alignItems: 'start',
  '@media': { '(min-width: 48rem)': { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)' } },
});
/** On a small page the words stand above it: they are what is taken along. */
export const picture = component({
  inlineSize: 'min(26rem, 100%)',
  justifySelf: 'center',
  '@media': { '(max-width: 47.99rem)': { order: 1, inlineSize: 'min(26rem, 70%)' } },
});
export const words = component({ display: 'grid', gap: space.x5, alignContent: 'start', minInlineSize: 0 });
export const prompt = component({
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
  lineHeight: 1.6,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
export const facts = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.x5,
  rowGap: space.x2,
});
export const pair = component({ display: 'contents' });
export const name = component({ color: text.faint, fontSize: vars.size.label });
export const fact = component({ fontSize: vars.size.small });
