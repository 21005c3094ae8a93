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
