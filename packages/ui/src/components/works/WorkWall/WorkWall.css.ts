import { vars } from '../../../theme/contract.css.ts';
import {
  component,
  fadingEnd,
  figures,
  focusRing,
  oneLine,
  overPicture,
  pictureEdge,
  transition,
} from '../../../theme/mixins.css.ts';

const { space } = vars;
const narrow = '(width < 40rem)';

export const root = component({ minInlineSize: 0 });
export const card = component({ position: 'relative' });
export const link = component({
  position: 'relative',
  display: 'block',
  borderRadius: vars.radius.card,
  overflow: 'clip',
  color: 'inherit',
  textDecoration: 'none',
  selectors: { ...pictureEdge, '&[data-focus-visible]': focusRing },
});
/** Words come on intent: the pictures are what is looked at. */
export const words = component({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  paddingInline: space.x3,
  paddingBlock: `${space.x10} ${space.x3}`,
  background: `linear-gradient(transparent, ${overPicture.ground(0.82)} 60%)`,
  color: overPicture.ink,
  opacity: 0,
  ...transition(['opacity'], vars.motion.base),
  selectors: { [`${card}:hover &, ${link}[data-focus-visible] &`]: { opacity: 1 } },
});
/** A prompt has no picture to cover: its words are what is looked at, its name stands under them. */
export const prompt = component({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: space.x3,
  padding: space.x4,
  background: vars.surface.raised,
  '@media': { [narrow]: { gap: space.x2, padding: space.x3 } },
});
export const below = component({ display: 'grid', minInlineSize: 0, color: vars.text.base });
export const label = component({ color: vars.text.faint, fontSize: vars.size.label });
/** Its words say what it is where there is room for little else. */
export const roomy = component({ '@media': { [narrow]: { display: 'none' } } });
export const text = component({
  ...fadingEnd,
  overflow: 'clip',
  color: vars.text.base,
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
});
export const title = component({ ...oneLine, fontSize: vars.size.small, fontWeight: vars.weight.medium });
export const author = component({ ...oneLine, fontSize: vars.size.label });
/** A sample says so where it cannot be overlooked. */
export const sample = component({
  position: 'absolute',
  insetBlockStart: space.x2,
  insetInlineStart: space.x2,
  paddingInline: space.x2,
  borderRadius: vars.radius.full,
  background: overPicture.ground(0.78),
  color: overPicture.ink,
  fontSize: vars.size.label,
  lineHeight: 1.7,
});
/** What is saved says so in its corner. */
export const mark = component({
  position: 'absolute',
  insetBlockStart: space.x2,
  insetInlineEnd: space.x2,
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.625rem',
  blockSize: '1.625rem',
  borderRadius: vars.radius.full,
  background: overPicture.ground(0.78),
  color: overPicture.ink,
});
export const filled = component({ fill: 'currentColor' });
/** Leaves room for what stands at the end of the words. */
export const besideLike = component({ paddingInlineEnd: '5.5rem' });
/** On the picture, in its lower corner: on intent, where it is liked, and always where nothing can be pointed at. */
export const like = component({
  ...figures,
  position: 'absolute',
  insetBlockEnd: space.x2,
  insetInlineEnd: space.x2,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x1,
  minInlineSize: '2.25rem',
  minBlockSize: '2.25rem',
  paddingInline: space.x2,
  border: 'none',
  borderRadius: vars.radius.full,
  background: overPicture.ground(0.78),
  color: overPicture.ink,
  fontSize: vars.size.label,
  cursor: 'pointer',
  opacity: 0,
  ...transition(['opacity'], vars.motion.base),
  '@media': {
    '(hover: none)': { opacity: 1, minInlineSize: '2.75rem', minBlockSize: '2.75rem' },
  },
  selectors: {
    [`${card}:hover &, ${link}[data-focus-visible] + &, &[aria-pressed="true"]`]: { opacity: 1 },
    '&[data-focus-visible]': { ...focusRing, opacity: 1 },
  },
});
