import { createVar, keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { figures, primitive, variants } from '../../theme/mixins.css.ts';

/** How much is done, 0 to 1. */
export const done = createVar();

const run = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });
const breathe = keyframes({ from: { opacity: 0.6 }, '50%': { opacity: 0.25 }, to: { opacity: 0.6 } });
const calm = {
  animation: `${breathe} 1600ms ${vars.motion.standard} infinite`,
  inlineSize: '100%',
  insetInlineStart: 0,
};

export const root = primitive({ display: 'grid', gap: vars.space.x2, minInlineSize: 0 });

export const line = primitive({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  color: vars.text.muted,
  fontSize: vars.size.label,
  lineHeight: vars.leading.control,
});
export const value = primitive({ color: vars.text.faint, ...figures });

export const track = primitive({
  position: 'relative',
  blockSize: '3px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.fill.track,
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText', blockSize: '6px' } },
});

export const bar = primitive({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: `calc(${done} * 100%)`,
  borderRadius: 'inherit',
  transition: `inline-size ${vars.motion.slow} ${vars.motion.standard}`,
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const isIndeterminate = primitive({
  inlineSize: '40%',
  animation: `${run} 1400ms ${vars.motion.standard} infinite`,
  selectors: { '[data-motion="reduced"] &': calm },
  '@media': { '(prefers-reduced-motion: reduce)': calm },
});

export const tone = variants(primitive, {
  violet: { background: `linear-gradient(to right, ${vars.violet.bright}, ${vars.violet.text})` },
  neutral: { background: vars.text.muted },
  gold: { background: vars.gold.text },
  success: { background: vars.status.success.solid },
  warning: { background: vars.status.warning.solid },
  danger: { background: vars.status.danger.solid },
});
