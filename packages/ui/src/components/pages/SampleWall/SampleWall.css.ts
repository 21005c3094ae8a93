import { vars } from '../../../theme/contract.css.ts';
import { component, focusRing, overPicture, transition } from '../../../theme/mixins.css.ts';

const { space } = vars;

/** Columns of the browser's own: a page that was rendered ahead stands as it will stand, whatever its width. */
export const wall = component({
  columnWidth: '15rem',
  columnGap: space.x4,
  listStyle: 'none',
  '@media': { '(max-width: 40rem)': { columnWidth: '7.5rem', columnGap: space.x3 } },
});
export const place = component({ breakInside: 'avoid', paddingBlockEnd: space.x4 });
export const link = component({
  position: 'relative',
  display: 'block',
  borderRadius: vars.radius.card,
  overflow: 'clip',
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&[data-focus-visible]': focusRing },
});
export const words = component({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  gap: space.x1,
  paddingInline: space.x4,
  paddingBlock: `${space.x10} ${space.x3}`,
  background: `linear-gradient(transparent, ${overPicture.ground(0.82)} 55%)`,
  color: overPicture.ink,
  fontSize: vars.size.label,
  opacity: 0,
  ...transition(['opacity'], vars.motion.base),
  selectors: { [`${link}[data-hovered] &, ${link}[data-focus-visible] &`]: { opacity: 1 } },
});
export const style = component({ fontWeight: vars.weight.medium });
export const prompt = component({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'clip',
  fontFamily: vars.font.mono,
  lineHeight: 1.45,
});
