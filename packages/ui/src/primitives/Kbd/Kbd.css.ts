import { vars } from '../../theme/contract.css.ts';
import { fill, hairline, hidden, primitive } from '../../theme/mixins.css.ts';

export const root = primitive({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.1875rem',
  flexShrink: 0,
});

export const key = primitive({
  ...hairline,
  vars: { [fill]: vars.surface.sunken },
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.25rem',
  minBlockSize: '1.25rem',
  paddingInline: '0.3125rem',
  borderRadius: vars.radius.inner,
  color: vars.text.faint,
  fontFamily: vars.font.sans,
  fontSize: '0.6875rem',
  fontWeight: vars.weight.medium,
  lineHeight: 1,
  letterSpacing: '0.02em',
});

export const sign = primitive({
  inlineSize: '0.75rem',
  blockSize: '0.75rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const letter = primitive({ ...hidden });
