import { vars } from '../../../theme/contract.css.ts';
import {
  component,
  figures,
  focusRing,
  oneLine,
  overPicture,
  transition,
} from '../../../theme/mixins.css.ts';

const { space, text } = vars;

export const root = component({
  display: 'grid',
  alignContent: 'start',
  gap: space.x5,
  padding: 'clamp(1.25rem, 2vw, 1.75rem)',
});
export const head = component({ display: 'grid', gap: '2px' });
export const title = component({
  fontFamily: vars.font.display,
  fontSize: vars.size.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.display,
});
export const count = component({ ...figures, color: text.faint, fontSize: vars.size.label });
export const item = component({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  borderRadius: vars.radius.card,
  overflow: 'clip',
  cursor: 'zoom-in',
  selectors: { '&[data-focus-visible]': focusRing },
});
/** The picture and its mark. What is selected steps back into its frame. */
export const frame = component({
  position: 'relative',
  borderRadius: vars.radius.card,
  selectors: {
    '&[data-selected]': { boxShadow: `0 0 0 2px ${vars.focus.ring}`, background: vars.surface.raised },
  },
});
export const words = component({
  ...oneLine,
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  paddingInline: space.x3,
  paddingBlock: `${space.x8} ${space.x3}`,
  background: `linear-gradient(transparent, ${overPicture.ground(0.78)})`,
  color: overPicture.ink,
  fontSize: vars.size.label,
  textAlign: 'start',
  opacity: 0,
  ...transition(['opacity'], vars.motion.base),
  selectors: {
    [`${item}[data-hovered] &, ${item}[data-focus-visible] &, &[data-steady]`]: { opacity: 1 },
  },
});
export const play = component({
  position: 'absolute',
  insetBlockStart: space.x2,
  insetInlineEnd: space.x2,
  display: 'grid',
  placeContent: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  borderRadius: vars.radius.full,
  background: overPicture.ground(0.78),
  color: overPicture.ink,
});
const corner = {
  position: 'absolute',
  display: 'grid',
  placeContent: 'center',
  borderRadius: vars.radius.full,
  color: overPicture.ink,
} as const;
/** A favourite says so in its corner, and in front of its words when they come. */
export const favourite = component({
  ...corner,
  insetBlockEnd: space.x2,
  insetInlineStart: space.x2,
  inlineSize: '1.625rem',
  blockSize: '1.625rem',
  background: overPicture.ground(0.78),
  selectors: { [`${item}[data-hovered] &, ${item}[data-focus-visible] &`]: { opacity: 0 } },
});
/** What is published says so in the other corner, and leaves room for its words. */
export const published = component({
  ...corner,
  insetBlockEnd: space.x2,
  insetInlineEnd: space.x2,
  inlineSize: '1.625rem',
  blockSize: '1.625rem',
  background: overPicture.ground(0.78),
  selectors: { [`${item}[data-hovered] &, ${item}[data-focus-visible] &`]: { opacity: 0 } },
});
export const star = component({ marginInlineEnd: space.x1, verticalAlign: '-2px', fill: 'currentColor' });
export const filled = component({ fill: 'currentColor' });
/** Turns the selection of its picture on and off. Under a finger it is always there. */
export const mark = component({
  ...corner,
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  opacity: 0,
  ...transition(['opacity']),
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: '0.5625rem',
      borderRadius: 'inherit',
      border: `1.5px solid ${overPicture.ink}`,
      background: overPicture.ground(0.78),
    },
    [`${frame}:hover &, ${frame}:focus-within &, [data-selecting] &, &[aria-checked="true"]`]: { opacity: 1 },
    '&[aria-checked="true"]::before': { background: vars.focus.ring, borderColor: vars.focus.ring },
    '&[aria-checked="true"]': { color: vars.surface.canvas },
    '&:focus-visible': focusRing,
  },
  '@media': { '(hover: none)': { opacity: 1 } },
});
/** The tick itself: only where it is selected. */
export const tick = component({
  position: 'relative',
  opacity: 0,
  selectors: { [`${mark}[aria-checked="true"] &`]: { opacity: 1 } },
});
export const more = component({
  display: 'grid',
  justifyItems: 'center',
  gap: space.x3,
  marginBlockStart: space.x5,
  color: text.faint,
  fontSize: vars.size.label,
});
export const moreFailed = component({ color: text.muted, fontSize: vars.size.body, textAlign: 'center' });
/** In sight while the wall is scrolled. */
export const selection = component({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  pointerEvents: 'none',
});
