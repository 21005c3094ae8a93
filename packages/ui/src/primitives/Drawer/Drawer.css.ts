import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fill, primitive, variants } from '../../theme/mixins.css.ts';

const { motion, space, line } = vars;

/** Width of the drawer. */
export const width = createVar();

export const surface = primitive({
  vars: { [fill]: vars.surface.overlay },
  position: 'absolute',
  insetBlock: 0,
  inlineSize: `min(${width}, 100%)`,
  backgroundColor: vars.surface.overlay,
  boxShadow: vars.shadow.overlay,
  color: vars.text.base,
  outline: 'none',
  transition: `transform ${motion.slow} ${motion.emphasised}, opacity ${motion.base} ${motion.standard}`,
  selectors: {
    // The one edge that faces the page is silvered.
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      inlineSize: '1px',
      background: `linear-gradient(${line.hairTop}, ${line.hairBottom})`,
    },
    '&[data-exiting]': { transitionDuration: motion.base },
    '[data-motion="reduced"] &[data-entering], [data-motion="reduced"] &[data-exiting]': {
      transform: 'none',
      opacity: 0,
    },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&[data-entering], &[data-exiting]': { transform: 'none', opacity: 0 } },
    },
    '(forced-colors: active)': { borderInline: '1px solid CanvasText' },
  },
});

const away = '(prefers-reduced-motion: no-preference)';

export const side = variants(primitive, {
  end: {
    insetInlineEnd: 0,
    selectors: { '&::after': { insetInlineStart: 0 } },
    '@media': {
      [away]: {
        selectors: {
          '&[data-entering], &[data-exiting]': { transform: 'translateX(100%)' },
          '&:dir(rtl)[data-entering], &:dir(rtl)[data-exiting]': { transform: 'translateX(-100%)' },
        },
      },
    },
  },
  start: {
    insetInlineStart: 0,
    selectors: { '&::after': { insetInlineEnd: 0 } },
    '@media': {
      [away]: {
        selectors: {
          '&[data-entering], &[data-exiting]': { transform: 'translateX(-100%)' },
          '&:dir(rtl)[data-entering], &:dir(rtl)[data-exiting]': { transform: 'translateX(100%)' },
        },
      },
    },
  },
});

export const content = primitive({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: space.x4,
  blockSize: '100%',
  paddingBlock: `max(${space.x6}, env(safe-area-inset-top))`,
  paddingInline: space.x5,
  outline: 'none',
});

export const isBare = primitive({ display: 'block', padding: 0, overflowY: 'auto' });
