import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { component, figures, hidden as unseen } from '../../../theme/mixins.css.ts';

const { space, text, line, motion } = vars;

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  paddingBlockStart: space.x6,
  borderBlockStart: `1px solid ${line.divider}`,
  maxInlineSize: '52rem',
});
export const head = component({ display: 'grid', gap: space.x3, justifyItems: 'start' });
export const step = component({ ...figures, color: text.faint, fontSize: vars.size.label });
/** Seven beads on a string, those that were passed lit. */
export const beads = component({ display: 'flex', alignItems: 'center', gap: space.x2 });
export const bead = component({
  inlineSize: '1.5rem',
  blockSize: '1px',
  backgroundColor: line.divider,
  selectors: { '&[data-passed]': { backgroundColor: text.muted } },
  '@media': {
    '(forced-colors: active)': { backgroundColor: 'GrayText', forcedColorAdjust: 'none' },
  },
});
const come = keyframes({ from: { opacity: 0, transform: `translateY(${vars.motion.travel})` } });
export const question = component({
  fontFamily: vars.font.display,
  fontSize: vars.size.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.display,
  textWrap: 'balance',
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${come} ${motion.slow} ${motion.emphasised}` },
  },
});
/** As high as what comes. */
export const waiting = component({
  blockSize: '20rem',
  borderRadius: vars.radius.card,
  backgroundColor: vars.fill.skeleton,
});
export const hidden = component(unseen);
/** Always in sight: the choices may be longer than the screen. */
export const foot = component({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.raised,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x3,
  paddingBlock: space.x3,
  borderBlockStart: `1px solid ${line.divider}`,
  background: vars.surface.canvas,
  '@media': { '(max-height: 30rem)': { position: 'static' } },
});
export const end = component({ marginInlineStart: 'auto' });
