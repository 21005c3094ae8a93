import { vars } from '../../theme/contract.css.ts';
import { figures, focusRing, primitive, variants } from '../../theme/mixins.css.ts';

const { violet, gold, text } = vars;

export const root = primitive({ display: 'grid', gap: '0.25rem', minInlineSize: 0 });

export const line = primitive({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  fontSize: vars.size.label,
});

export const output = primitive({
  color: text.base,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  ...figures,
  selectors: { '[data-disabled] &': { color: text.disabled } },
});

export const track = primitive({
  position: 'relative',
  blockSize: vars.control.heightSmall,
  cursor: 'pointer',
  // The line is thin, what can be pressed is not.
  marginInline: '0.5625rem',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: '-0.5625rem',
      insetBlockStart: 'calc(50% - 1.5px)',
      blockSize: '3px',
      borderRadius: vars.radius.full,
      backgroundColor: vars.fill.track,
    },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&::before': { backgroundColor: 'CanvasText' } } } },
});

export const filling = primitive({
  insetBlockStart: 'calc(50% - 1.5px)',
  blockSize: '3px',
  borderRadius: vars.radius.full,
  selectors: { '[data-disabled] &': { background: vars.line.control, opacity: 0.5 } },
  '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
});

export const tone = variants(primitive, {
  violet: { background: `linear-gradient(to right, ${violet.solid}, ${violet.bright})` },
  gold: { background: `linear-gradient(to right, ${gold.solidBottom}, ${gold.solidTop})` },
  neutral: { background: text.muted },
});

export const thumb = primitive({
  insetBlockStart: '50%',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.fill.thumb,
  boxShadow: `0 0 0 1px ${vars.line.control}, ${vars.shadow.raised}`,
  transition: `box-shadow ${vars.motion.fast} ${vars.motion.standard}`,
  selectors: {
    '&[data-dragging]': { boxShadow: `0 0 0 1px ${vars.line.control}, 0 0 0 8px ${vars.fill.hover}` },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { backgroundColor: vars.line.control, boxShadow: 'none' },
  },
  '@media': { '(forced-colors: active)': { backgroundColor: 'ButtonText', forcedColorAdjust: 'none' } },
});
