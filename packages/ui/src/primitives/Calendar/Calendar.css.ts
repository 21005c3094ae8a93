import { vars } from '../../theme/contract.css.ts';
import { figures, oneLine, primitive } from '../../theme/mixins.css.ts';

const { space, text } = vars;

export const root = primitive({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x3,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  ...figures,
});

export const months = primitive({ display: 'flex', flexWrap: 'wrap', gap: `${space.x4} ${space.x6}` });
export const month = primitive({ inlineSize: '19rem', minInlineSize: 0, maxInlineSize: '100%' });

/** The ways to other months lie at the ends of the line of names, also where months lie under one another. */
export const previous = primitive({ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 });
export const next = primitive({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 });
export const title = primitive({
  ...oneLine,
  paddingInline: '3rem',
  textAlign: 'center',
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontSize: vars.size.lead,
  lineHeight: vars.control.heightSmall,
  marginBlockEnd: space.x2,
  '@media': { '(pointer: coarse)': { lineHeight: '2.75rem' } },
});
export const arrow = primitive({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

export const grid = primitive({ inlineSize: '100%', tableLayout: 'fixed', borderSpacing: '0 2px' });

export const weekday = primitive({
  paddingBlockEnd: space.x1,
  color: text.faint,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
});

export const day = primitive({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2rem',
  blockSize: '2.25rem',
  borderRadius: vars.radius.control,
  fontSize: vars.size.small,
  cursor: 'pointer',
  outline: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.fill.hover },
    '&[data-pressed]': { backgroundColor: vars.fill.pressed },
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-disabled]': { color: text.disabled, cursor: 'default' },
    '&[data-unavailable]': { color: text.faint, textDecoration: 'line-through', cursor: 'default' },
    // Today is a point under its figure, whatever else it is: of border, which forced colours keep.
    '&[data-today]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: '0.25rem',
      border: '0.125rem solid',
      borderRadius: vars.radius.full,
    },
    '&[data-focus-visible]': { outline: `2px solid ${vars.focus.ring}`, outlineOffset: '-2px' },
  },
  '@media': { '(pointer: coarse)': { blockSize: '2.75rem' } },
});

const solid = {
  backgroundColor: vars.silver.solid,
  color: text.onSilver,
  fontWeight: vars.weight.strong,
};
const forced = { backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } as const;

/** One day that is chosen. */
export const single = primitive({
  selectors: {
    '&[data-selected]': solid,
    '&[data-selected][data-focus-visible]': { outlineOffset: '1px' },
    '&[data-selected][data-invalid]': {
      backgroundColor: vars.status.danger.surface,
      color: vars.status.danger.text,
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-selected]': forced } } },
});

/** The days of a range lie on one band, that is round where a week ends; the ends of the range are solid. */
const startRadii = {
  borderStartStartRadius: vars.radius.control,
  borderEndStartRadius: vars.radius.control,
};
const endRadii = { borderStartEndRadius: vars.radius.control, borderEndEndRadius: vars.radius.control };
export const ranged = primitive({
  selectors: {
    '&[data-selected]': { backgroundColor: vars.fill.selected, borderRadius: 0 },
    'td:first-child > &[data-selected]': startRadii,
    'td:last-child > &[data-selected]': endRadii,
    '&[data-selection-start]': { ...solid, ...startRadii },
    '&[data-selection-end]': { ...solid, ...endRadii },
    '&[data-selected][data-focus-visible]': { outlineOffset: '1px', zIndex: 1 },
    '&[data-selected][data-invalid]': {
      backgroundColor: vars.status.danger.surface,
      color: vars.status.danger.text,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-selected], &[data-selection-start], &[data-selection-end]': forced },
    },
  },
});

const dimmed = {
  backgroundColor: vars.fill.selected,
  color: text.disabled,
  fontWeight: vars.weight.regular,
};
/** What is chosen in a calendar that cannot be used. */
export const kept = primitive({
  ...dimmed,
  '@media': { '(forced-colors: active)': { outline: '1px solid GrayText' } },
});

/** The same of a range: one band, without ends that stand out. */
export const keptRange = primitive({
  borderRadius: 0,
  selectors: {
    'td:first-child > &': startRadii,
    'td:last-child > &': endRadii,
    '&[data-selection-start]': { ...dimmed, ...startRadii },
    '&[data-selection-end]': { ...dimmed, ...endRadii },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-selection-start], &[data-selection-end]': {
          backgroundColor: 'Canvas',
          color: 'GrayText',
        },
      },
    },
  },
});

export const error = primitive({ color: vars.status.danger.text, fontSize: vars.size.label });
