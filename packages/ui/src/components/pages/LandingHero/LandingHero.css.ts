import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { component, focusRing, steadyMeasures } from '../../../theme/mixins.css.ts';

const { space, text, line, surface } = vars;
const wide = 'screen and (min-width: 900px)';
const edge = 'clamp(1.25rem, 5vw, 4.5rem)';

export const root = component({
  vars: steadyMeasures,
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minBlockSize: '100dvh',
  overflow: 'clip',
  background: surface.canvas,
});
export const bar = component({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minBlockSize: '4.75rem',
  paddingInline: edge,
});
export const brand = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x3,
  marginInlineEnd: 'auto',
  fontFamily: vars.font.display,
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  color: text.base,
  textDecoration: 'none',
  '@media': { '(pointer: coarse)': { minBlockSize: '2.75rem' } },
  borderRadius: vars.radius.control,
  selectors: { '&[data-focus-visible]': focusRing },
});

export const main = component({
  // The glow lies behind the glass, and before the page.
  isolation: 'isolate',
  display: 'grid',
  alignItems: 'center',
  gap: space.x10,
  paddingInline: edge,
  paddingBlock: `${space.x6} ${space.x12}`,
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)', gap: 'clamp(2rem, 6vw, 6rem)' },
  },
});
export const words = component({ display: 'grid', justifyItems: 'start', gap: space.x6, minInlineSize: 0 });
export const title = component({
  fontFamily: vars.font.display,
  fontSize: vars.size.hero,
  fontWeight: vars.weight.display,
  letterSpacing: '-0.026em',
  lineHeight: 1.03,
  textWrap: 'balance',
  // Not in ch: a figure is not as wide in the face that stands in until the font is there.
  maxInlineSize: '7.61em',
});
export const lead = component({
  color: text.muted,
  fontSize: vars.size.lead,
  lineHeight: 1.5,
  textWrap: 'pretty',
  maxInlineSize: vars.measure.narrow,
});
export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });
export const note = component({ color: text.faint, fontSize: vars.size.label });

const wake = keyframes({ from: { opacity: 0, transform: 'scale(1.03)', filter: 'blur(10px)' } });

/** The mirror: an oval glass with a silvered edge, and what it throws on the floor. */
export const glass = component({
  position: 'relative',
  justifySelf: 'center',
  inlineSize: 'min(26rem, 68vw, 52dvh)',
  aspectRatio: '3 / 4',
  padding: '7px',
  borderRadius: '50%',
  background: `linear-gradient(155deg, ${line.lipBottom}, ${line.hairBottom} 42%, ${line.hairTop} 66%, ${line.lipBottom})`,
  boxShadow: vars.shadow.overlay,
  '@media': { [wide]: { inlineSize: 'min(30rem, 100%, 58dvh)' } },
});
export const picture = component({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  borderRadius: '50%',
  background: surface.sunken,
  animation: `${wake} 1100ms ${vars.motion.emphasised}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
export const glow = component({
  position: 'absolute',
  zIndex: -1,
  insetInline: '-20%',
  insetBlock: '8% -14%',
  inlineSize: '140%',
  maxInlineSize: 'none',
  blockSize: '106%',
  objectFit: 'cover',
  borderRadius: '50%',
  filter: 'blur(72px) saturate(1.1)',
  opacity: 0.22,
});

export const rooms = component({
  display: 'grid',
  gap: `${space.x5} clamp(1.5rem, 4vw, 4rem)`,
  paddingInline: edge,
  paddingBlock: space.x7,
  borderBlockStart: `1px solid ${line.divider}`,
  listStyle: 'none',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const links = component({ paddingInline: edge });
export const roomTitle = component({
  fontFamily: vars.font.display,
  fontSize: vars.size.lead,
  fontWeight: vars.weight.display,
});
export const room = component({
  color: text.muted,
  fontSize: vars.size.small,
  textWrap: 'pretty',
  maxInlineSize: '24.012em',
});
