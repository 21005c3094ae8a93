import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/mixins.css.ts';

export const side = createVar();
/** Hue of the letter's ground, in degrees. */
export const hue = createVar();

export const root = primitive({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: side,
  blockSize: side,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  background: `linear-gradient(150deg, oklch(0.52 0.11 ${hue}), oklch(0.4 0.12 calc(${hue} + 40)))`,
  boxShadow: `inset 0 0 0 1px ${vars.line.hairTop}`,
  color: 'white',
  fontSize: `calc(${side} * 0.42)`,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
  userSelect: 'none',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const image = primitive({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
