import { vars } from '../../theme/contract.css.ts';
import { primitive, variants } from '../../theme/mixins.css.ts';

const { motion, space } = vars;
const small = '(max-width: 30rem)';

export const place = primitive({
  display: 'grid',
  placeItems: 'center',
  padding: space.x4,
  '@media': { [small]: { padding: space.x2, placeItems: 'end center' } },
});

export const surface = primitive({
  display: 'grid',
  inlineSize: '100%',
  maxBlockSize: `min(calc(var(--visual-viewport-height, 100dvh) - 2 * ${space.x4}), 52rem)`,
  borderRadius: vars.radius.dialog,
  overflow: 'hidden',
  transition: `opacity ${motion.base} ${motion.standard}, transform ${motion.slow} ${motion.emphasised}`,
  selectors: {
    '&[data-entering], &[data-exiting]': {
      opacity: 0,
      transform: `translateY(${motion.travel}) scale(${motion.grow})`,
    },
    '&[data-exiting]': { transitionDuration: motion.fast },
  },
  '@media': { [small]: { maxBlockSize: `calc(var(--visual-viewport-height, 100dvh) - 2 * ${space.x2})` } },
});

export const size = variants(primitive, {
  small: { maxInlineSize: '27.5rem' },
  medium: { maxInlineSize: '36rem' },
  large: { maxInlineSize: '52rem' },
});

export const content = primitive({
  display: 'grid',
  // The foot makes its own row: without one there is no gap for it either.
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: space.x5,
  minBlockSize: 0,
  maxBlockSize: 'inherit',
  padding: space.x6,
  outline: 'none',
  '@media': { [small]: { padding: space.x5 } },
});

export const foot = primitive({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.x3,
  '@media': { [small]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
});
