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

const gap = vars.space.x3;
const ring = vars.space.x1;

/** A strip of wet prints, six in sight where there is room; on a small page it is drawn along under the finger. */
export const strip = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `max(8rem, (100% - 5 * ${gap}) / 6)`,
  gap,
  maxInlineSize: '72rem',
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
  // Room for the focus rings, which the edge of what scrolls would cut.
  padding: ring,
  margin: `calc(-1 * ${ring})`,
  listStyle: 'none',
  // Frames without a picture lead nowhere.
  selectors: { '&[aria-hidden]': { overflowX: 'clip' } },
});
export const print = component({
  display: 'block',
  borderRadius: vars.radius.card,
  selectors: { '&[data-focus-visible]': focusRing },
});
/** Where no picture hangs: not there yet, or not made. */
export const frame = component({
  display: 'block',
  aspectRatio: '3 / 4',
  borderRadius: vars.radius.card,
  border: `1px dashed ${vars.line.divider}`,
  selectors: { '&[data-waiting]': { border: 0, background: vars.surface.sunken } },
});
