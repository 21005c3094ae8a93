import { vars } from '../../../theme/contract.css.ts';
import { component } from '../../../theme/mixins.css.ts';

/** A little light falls on the page from above, and the person stands in it. */
export const root = component({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.x6,
  minInlineSize: 0,
  padding: `clamp(1.25rem, 6vw, ${vars.space.x16}) clamp(1.25rem, 4vw, 4rem)`,
  background: `radial-gradient(60rem 24rem at 30% 0%, ${vars.fill.selected}, transparent)`,
});
export const column = component({
  display: 'grid',
  gap: vars.space.x6,
  minInlineSize: 0,
  inlineSize: '100%',
  maxInlineSize: '40rem',
});
/** As wide as a card is in the hand. */
export const arcana = component({ maxInlineSize: '9rem' });
/** Wider than the words: a wall takes what there is. */
export const works = component({
  display: 'grid',
  gap: vars.space.x4,
  minInlineSize: 0,
  marginBlockStart: vars.space.x6,
});
export const heading = component({
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
});
