import { vars } from '../../theme/contract.css.ts';
import { primitive, transition } from '../../theme/mixins.css.ts';

/** Each level lies further in, and the deepest still have room for words. */
export const line = primitive({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
  paddingInlineStart: `min((var(--tree-item-level) - 1) * ${vars.space.x5}, 45cqi)`,
});

export const root = primitive({ containerType: 'inline-size' });

export const chevron = primitive({
  ...transition(['transform'], vars.motion.base),
  selectors: {
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
    '[data-expanded] &, [dir="rtl"] [data-expanded] &': { transform: 'rotate(90deg)' },
  },
});

/** Keeps the words of rows without a chevron under those of rows with one. */
export const noChevron = primitive({
  flexShrink: 0,
  inlineSize: '1.5rem',
  '@media': { '(pointer: coarse)': { inlineSize: '2.75rem' } },
});
