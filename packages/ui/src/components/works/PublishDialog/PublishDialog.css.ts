import { vars } from '../../../theme/contract.css.ts';
import { component, focusRing, pictureEdge } from '../../../theme/mixins.css.ts';

const { space, text } = vars;

export const parts = component({
  display: 'grid',
  gap: space.x5,
  alignItems: 'start',
  '@media': { '(min-width: 36rem)': { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
});
/** Beside words there is no column. */
export const plain = component({ display: 'grid', gap: space.x5, minInlineSize: 0 });
export const picture = component({
  position: 'relative',
  inlineSize: 'min(9rem, 45%)',
  borderRadius: vars.radius.card,
  selectors: pictureEdge,
  '@media': { '(min-width: 36rem)': { inlineSize: '100%' } },
});
/** The words of a prompt, in place of a picture. */
export const sheet = component({
  display: 'grid',
  gap: space.x2,
  minInlineSize: 0,
  padding: space.x4,
  borderRadius: vars.radius.card,
  background: vars.surface.raised,
});
/** It scrolls where it is long: what is said of it is to be reached. */
export const words = component({
  maxBlockSize: '9rem',
  overflowY: 'auto',
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.control,
  selectors: { '&:focus-visible': focusRing },
});
export const hint = component({ color: text.muted, fontSize: vars.size.label });
export const fields = component({ display: 'grid', gap: space.x5, minInlineSize: 0 });
export const licence = component({ display: 'grid', gap: space.x1, fontSize: vars.size.small });
export const label = component({ color: text.faint, fontSize: vars.size.label });
export const from = component({ color: text.muted });
/** The way out stands apart from the way on. */
export const apart = component({ marginInlineEnd: 'auto' });
export const rights = component({ margin: 0 });
