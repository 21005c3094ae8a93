import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { primitive, variants } from '../../theme/mixins.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });
const still = '(prefers-reduced-motion: reduce)';

export const root = primitive({ display: 'inline-flex', flexShrink: 0 });

export const arc = primitive({
  animation: `${turn} 900ms linear infinite`,
  '@media': { [still]: { animation: `${breathe} 1600ms ${vars.motion.standard} infinite` } },
  selectors: {
    '[data-motion="reduced"] &': { animation: `${breathe} 1600ms ${vars.motion.standard} infinite` },
  },
});

export const track = primitive({ opacity: 0.22 });

export const tone = variants(primitive, {
  inherit: { color: 'inherit' },
  violet: { color: vars.violet.text },
  running: { color: vars.status.running.text },
});
