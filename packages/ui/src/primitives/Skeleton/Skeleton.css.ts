import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { primitive, variants } from '../../theme/mixins.css.ts';

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } });
const noMotion = { animation: 'none', opacity: 0 };

export const root = primitive({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: vars.fill.skeleton,
  maxInlineSize: '100%',
  selectors: {
    // A gleam crosses it, as light crosses a mirror.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      background: `linear-gradient(100deg, transparent 20%, ${vars.fill.skeletonGleam} 50%, transparent 80%)`,
      animation: `${pass} 1800ms ${vars.motion.standard} infinite`,
    },
    '[data-motion="reduced"] &::after': noMotion,
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&::after': noMotion } },
    '(forced-colors: active)': { outline: '1px solid GrayText', outlineOffset: '-1px' },
  },
});

export const shape = variants(primitive, {
  block: { borderRadius: vars.radius.control },
  picture: { borderRadius: vars.radius.card, inlineSize: '100%' },
  text: { borderRadius: vars.radius.inner, blockSize: '0.72em', marginBlock: '0.415em' },
  circle: { borderRadius: vars.radius.full, aspectRatio: '1' },
});
