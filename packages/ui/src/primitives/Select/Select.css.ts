import { vars } from '../../theme/contract.css.ts';
import { fill, fillProperty, oneLine, primitive, transition } from '../../theme/mixins.css.ts';

export const button = primitive({
  inlineSize: '100%',
  textAlign: 'start',
  cursor: 'pointer',
  ...transition([fillProperty, 'outline-color']),
  selectors: {
    '&[data-hovered]': { vars: { [fill]: vars.fill.quiet } },
    '[data-invalid] > &': { borderColor: vars.status.danger.text },
  },
});

export const value = primitive({
  ...oneLine,
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  selectors: { '&[data-placeholder]': { color: vars.text.faint } },
});

export const arrow = primitive({ flexShrink: 0, color: vars.text.faint, marginInlineEnd: '-0.25rem' });
export const popover = primitive({ minInlineSize: 'var(--trigger-width)' });
