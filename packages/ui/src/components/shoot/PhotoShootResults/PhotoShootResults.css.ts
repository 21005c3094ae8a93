import { createVar, keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import {
  component,
  figures,
  fill,
  focusRing,
  hairline,
  oneLine,
  overPicture,
} from '../../../theme/mixins.css.ts';

const { space, text, violet, motion } = vars;
const edge = 'clamp(1.25rem, 2.4vw, 1.75rem)';

export const root = component({
  containerType: 'inline-size',
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space.x4,
  paddingBlock: `${space.x7} ${space.x8}`,
  paddingInline: edge,
  minInlineSize: 0,
});
/** In the middle of what is seen, however long the form beside it is. */
export const empty = component({
  marginInline: 'auto',
  position: 'sticky',
  insetBlockStart: 'calc(50dvh - 7rem)',
});

export const head = component({
  display: 'flex',
  alignItems: 'flex-end',
  flexWrap: 'wrap',
  gap: `${space.x3} ${space.x4}`,
});
export const words = component({ flex: '1 1 14rem', minInlineSize: 0, display: 'grid', gap: '2px' });
export const title = component({
  ...oneLine,
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: 1.3,
});
export const summary = component({ ...figures, color: text.muted, fontSize: vars.size.label });
export const state = component({ display: 'flex', alignItems: 'center', gap: space.x3 });

/** Pictures side by side on a stage that is narrow, from 30 rem on, and from 48 rem on; and their width divided by their height. */
export const narrowColumns = createVar();
export const mediumColumns = createVar();
export const wideColumns = createVar();
export const pictureRatio = createVar();
const columns = createVar();

export const grid = component({
  vars: { [columns]: narrowColumns },
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  // A row of them is no higher than what is seen of the stage.
  inlineSize: '100%',
  maxInlineSize: `max(14rem, calc(${columns} * ${pictureRatio} * (100dvh - 16rem)))`,
  marginInline: 'auto',
  gap: space.x3,
  listStyle: 'none',
  '@container': {
    '(min-width: 30rem)': { vars: { [columns]: mediumColumns } },
    '(min-width: 48rem)': { vars: { [columns]: wideColumns } },
  },
});

const develop = keyframes({ from: { opacity: 0, filter: 'brightness(2.2) blur(6px)' } });
const appear = `${develop} 900ms ${motion.emphasised}`;
export const shown = component({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  borderRadius: vars.radius.card,
  cursor: 'zoom-in',
  animation: appear,
  selectors: {
    '&[data-focus-visible]': focusRing,
    '[data-motion="reduced"] &': { animation: 'none' },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
/** Over a picture of any colour, in either theme. */
const onPicture = { background: overPicture.ground(0.72), color: overPicture.ink } as const;

export const place = component({ position: 'relative' });
/** Over its picture, in the corner that no name of a pose is in. */
export const actions = component({
  position: 'absolute',
  insetBlockStart: space.x2,
  insetInlineEnd: space.x2,
  display: 'flex',
  gap: space.x2,
});
export const action = component({
  ...onPicture,
  selectors: {
    '&[data-hovered], &[data-pressed]': { ...onPicture, background: overPicture.ground(0.9) },
    // Its ring lies on the picture too.
    '&[data-focus-visible]': { outline: `2px solid ${overPicture.ink}`, outlineOffset: '-3px' },
  },
});
export const pose = component({
  ...onPicture,
  position: 'absolute',
  insetBlockEnd: space.x2,
  insetInlineStart: space.x2,
  maxInlineSize: `calc(100% - 2 * ${space.x2})`,
  paddingInline: space.x2,
  paddingBlock: '1px',
  borderRadius: vars.radius.full,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
  ...oneLine,
});

export const cell = component({
  ...hairline,
  vars: { [fill]: vars.surface.raised },
  inlineSize: '100%',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.x1,
  padding: space.x2,
  borderRadius: vars.radius.card,
  textAlign: 'center',
});
export const left = component({ opacity: 0.45 });

const breathe = keyframes({ '50%': { opacity: 0.62 } });
export const developing = component({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  color: violet.text,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      background: `radial-gradient(80% 60% at 50% 40%, ${violet.surface}, transparent)`,
      animation: `${breathe} 2400ms ${motion.standard} infinite`,
    },
    '[data-motion="reduced"] &::before': { animation: 'none' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&::before': { animation: 'none' } } },
  },
});
export const seconds = component({
  ...figures,
  color: text.muted,
  fontSize: vars.size.label,
  fontWeight: vars.weight.regular,
});
