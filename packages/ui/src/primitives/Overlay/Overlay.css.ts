import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { fadingEnd, fill, hairline, primitive } from '../../theme/mixins.css.ts';

const { motion, space } = vars;

/** Over the page, under the layer. */
export const scrim = primitive({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: 'var(--visual-viewport-height, 100dvh)',
  zIndex: vars.layer.overlay,
  backgroundColor: vars.surface.scrim,
  backdropFilter: 'blur(6px)',
  transition: `opacity ${motion.base} ${motion.standard}`,
  isolation: 'isolate',
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0 },
    '&[data-exiting]': { transitionDuration: motion.fast },
  },
});

/** What floats. */
export const surface = primitive({
  ...hairline,
  vars: { [fill]: vars.surface.overlay },
  color: vars.text.base,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
});

/** A small layer that grows from the control that opened it. */
export const popover = primitive({
  borderRadius: vars.radius.card,
  maxInlineSize: `calc(100vw - 2 * ${space.x2})`,
  transformOrigin: 'var(--trigger-anchor-point, center)',
  transition: `opacity ${motion.fast} ${motion.standard}, transform ${motion.fast} ${motion.emphasised}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0, transform: `scale(${motion.grow})` },
  },
});

const ofShownList = `[data-shown] > ${popover}`;

// What was shown before React Aria knows that it is open, though that still hides it by these. The motion of an overlay is
// animations then (showAhead), and a list has none.
globalStyle(`${ofShownList}, ${scrim}[data-shown], ${scrim}[data-shown] > *`, {
  '@layer': {
    [layers.primitives]: {
      clip: 'auto !important',
      clipPath: 'none !important',
      maskImage: 'none !important',
      transition: 'none',
    },
  },
});

// In its place, and whole.
globalStyle(ofShownList, {
  '@layer': {
    [layers.primitives]: {
      position: 'absolute !important' as 'absolute',
      visibility: 'visible !important' as 'visible',
      opacity: '1 !important',
      transform: 'none',
    },
  },
});

// React Aria hides what opens by its clip-path until it has its place and a touch keyboard has settled, and then cancels its
// transitions. What is closed meanwhile would wait for the end of a cancelled one, and stay for good: what was not shown
// has no motion. https://github.com/adobe/react-spectrum/issues/6225, https://github.com/adobe/react-spectrum/issues/9158
globalStyle([scrim, `${scrim} > *`, popover].map((unshown) => `${unshown}[style*='clip-path']`).join(), {
  '@layer': { [layers.primitives]: { transition: 'none' } },
});

export const head = primitive({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.x4,
});

export const title = primitive({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.heading,
  lineHeight: vars.leading.title,
  letterSpacing: vars.tracking.display,
  overflowWrap: 'anywhere',
});

export const description = primitive({
  color: vars.text.muted,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  marginBlockStart: space.x1,
});

/** The close button stands on the line of the title, its icon on the layer's padding. */
export const close = primitive({ marginBlockStart: '-0.125rem', marginInlineEnd: '-0.4375rem' });

/** Scrolls under a head and a foot that stay. */
export const body = primitive({
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  // Room for focus rings that the scrolling edge would cut.
  marginInline: `calc(-1 * ${space.x2})`,
  paddingInline: space.x2,
  paddingBlock: space.x1,
  marginBlock: `calc(-1 * ${space.x1})`,
  selectors: { '&[data-more]': fadingEnd },
});
