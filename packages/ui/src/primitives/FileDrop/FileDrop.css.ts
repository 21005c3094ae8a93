import { vars } from '../../theme/contract.css.ts';
import {
  edged,
  fill,
  fillProperty,
  focusRing,
  lip,
  oneLine,
  primitive,
  transition,
} from '../../theme/mixins.css.ts';

export const zone = primitive({
  ...lip,
  vars: { [fill]: vars.surface.field },
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x4,
  minBlockSize: '5rem',
  padding: vars.space.x3,
  borderRadius: vars.radius.card,
  ...transition([fillProperty]),
  selectors: {
    '&[data-drop-target]': { ...edged(vars.violet.text), vars: { [fill]: vars.violet.surface } },
    '&[data-focus-visible]': focusRing,
    '&[data-invalid]': edged(vars.status.danger.text),
    '&[data-disabled]': { vars: { [fill]: vars.surface.sunken }, color: vars.text.disabled },
  },
});

export const preview = primitive({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  overflow: 'hidden',
  // Concentric with the zone: its radius less its padding, and never sharp.
  borderRadius: vars.radius.inner,
  backgroundColor: vars.fill.hover,
  color: vars.text.faint,
});

export const picture = primitive({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const words = primitive({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gap: '0.125rem',
  justifyItems: 'start',
});
export const name = primitive({ ...oneLine, maxInlineSize: '100%', fontWeight: vars.weight.medium });
export const line = primitive({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
  color: vars.text.faint,
  fontSize: vars.size.label,
  selectors: { [`${zone}[data-drop-target] &`]: { color: vars.text.muted } },
});

/** A word in a line that can be pressed. */
export const link = primitive({
  padding: 0,
  minBlockSize: '1.5rem',
  border: 0,
  borderRadius: '0.25rem',
  background: 'none',
  color: vars.text.muted,
  fontSize: 'inherit',
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  textDecoration: 'underline',
  textDecorationColor: vars.line.control,
  textUnderlineOffset: '0.2em',
  selectors: {
    '&[data-hovered]': { color: vars.text.base },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: vars.control.heightSmall, minInlineSize: vars.control.heightSmall },
  },
});
export const choose = primitive({ fontSize: vars.size.body, color: vars.text.base });
