import { vars } from '../../theme/contract.css.ts';
import { focusRing, primitive, transition } from '../../theme/mixins.css.ts';

const { text, line, motion } = vars;

export const root = primitive({ display: 'grid', gap: vars.space.x1 });

/** Words first, the switch at the end of the line. */
export const button = primitive({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  minBlockSize: vars.control.heightSmall,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { color: text.disabled, cursor: 'not-allowed' } },
});

export const track = primitive({
  position: 'relative',
  flexShrink: 0,
  inlineSize: '2.5rem',
  blockSize: '1.5rem',
  border: `1.5px solid ${line.control}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.surface.field,
  ...transition(['background-color', 'border-color'], motion.base),
  selectors: {
    '[data-hovered] > &': { borderColor: text.muted },
    '[data-selected] > &': { backgroundColor: vars.silver.solid, borderColor: vars.silver.solid },
    '[data-focus-visible] > &': focusRing,
    '[data-disabled] > &': { borderColor: line.hairTop, backgroundColor: vars.fill.track },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '[data-selected] > &': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});

export const thumb = primitive({
  position: 'absolute',
  insetBlock: '0.1875rem',
  insetInlineStart: '0.1875rem',
  aspectRatio: '1',
  borderRadius: vars.radius.full,
  backgroundColor: line.control,
  transition: `inset-inline-start ${motion.base} ${motion.emphasised}, background-color ${motion.fast} ${motion.standard}`,
  selectors: {
    '[data-selected] &': { insetInlineStart: '1.1875rem', backgroundColor: text.onSilver },
    '[data-disabled] &': { backgroundColor: text.disabled },
  },
});
