import { vars } from '../../../theme/contract.css.ts';
import { component, figures } from '../../../theme/mixins.css.ts';

const { space, text } = vars;
const narrow = '(width < 40rem)';

export const root = component({
  display: 'grid',
  alignContent: 'start',
  gap: space.x6,
  padding: 'clamp(1.25rem, 2vw, 1.75rem)',
  minInlineSize: 0,
  inlineSize: '100%',
  maxInlineSize: '72rem',
});
export const bar = component({ display: 'flex', flexWrap: 'wrap', columnGap: space.x6, rowGap: space.x3 });
export const choices = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
});
export const own = component({
  display: 'grid',
  gridTemplateColumns: '9rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.x6,
  '@media': { [narrow]: { gridTemplateColumns: '7rem minmax(0, 1fr)', gap: space.x4 } },
});
export const facts = component({
  ...figures,
  display: 'grid',
  gap: space.x3,
  minInlineSize: 0,
  maxInlineSize: '32rem',
  color: text.muted,
});
export const label = component({ margin: 0, fontSize: vars.size.label, fontWeight: vars.weight.medium });
export const place = component({
  margin: 0,
  color: text.base,
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.heading,
  lineHeight: vars.leading.display,
});
export const line = component({ margin: 0 });
export const section = component({ display: 'grid', gap: space.x4, minInlineSize: 0 });
export const heading = component({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
});
export const rules = component({
  display: 'grid',
  gap: space.x3,
  margin: 0,
  maxInlineSize: vars.measure.text,
  color: text.muted,
  listStyle: 'none',
  padding: 0,
});
export const deck = component({
  display: 'grid',
  gap: space.x3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
});
