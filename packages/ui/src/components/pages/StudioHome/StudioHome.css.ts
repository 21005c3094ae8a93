import { vars } from '../../../theme/contract.css.ts';
import { component, focusRing } from '../../../theme/mixins.css.ts';

/** As wide as the room, and never wider. */
export const recent = component({
  display: 'grid',
  // Without a width of its own the strip would ask for its largest.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
  inlineSize: '100%',
  minInlineSize: 0,
});

/** A strip of wet prints: as many as fit, each whole. */
export const strip = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: vars.space.x3,
  maxInlineSize: '72rem',
  listStyle: 'none',
});
export const print = component({
  display: 'block',
  borderRadius: vars.radius.card,
  selectors: { '&[data-focus-visible]': focusRing },
});
