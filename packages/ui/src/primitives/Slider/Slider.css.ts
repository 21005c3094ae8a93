import { createVar } from '@vanilla-extract/css';
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

/** It stays readable when the slider is disabled: it says what the value is. */
export const label = primitive({ color: text.muted, fontWeight: vars.weight.medium });

export const output = primitive({
  color: text.base,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  ...figures,
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

/** What the filled part is painted with. */
const paint = createVar();

export const filling = primitive({
  selectors: {
    // It starts at the end of the line, where the thumb's edge can go.
    '&::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: '-0.5625rem',
      insetInlineEnd: 0,
      insetBlockStart: 'calc(50% - 1.5px)',
      blockSize: '3px',
      borderRadius: vars.radius.full,
      background: paint,
    },
    '[data-disabled] &::after': { background: vars.line.control, opacity: 0.5 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&::after': { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});

export const tone = variants(primitive, {
  violet: { vars: { [paint]: `linear-gradient(to right, ${violet.bright}, ${violet.text})` } },
  gold: { vars: { [paint]: gold.text } },
  neutral: { vars: { [paint]: text.muted } },
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
