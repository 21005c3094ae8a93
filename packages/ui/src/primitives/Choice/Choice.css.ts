import { vars } from '../../theme/contract.css.ts';
import { focusRing, primitive, transition } from '../../theme/mixins.css.ts';

const { space, text, line, status } = vars;

/** A box or a dot with its words: the whole line can be pressed. */
export const field = primitive({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const button = primitive({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: '0.625rem',
  paddingBlock: '0.25rem',
  cursor: 'pointer',
  color: text.base,
  fontSize: vars.size.body,
  lineHeight: 1.45,
  selectors: { '&[data-disabled]': { color: text.disabled, cursor: 'not-allowed' } },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.control.height, alignItems: 'center' } },
});

export const mark = primitive({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  // Centred on the first line of its words.
  marginBlockStart: '0.09em',
  border: `1.5px solid ${line.control}`,
  backgroundColor: vars.surface.field,
  color: text.onSilver,
  ...transition(['background-color', 'border-color']),
  selectors: {
    '[data-hovered] > &': { borderColor: text.muted },
    '[data-selected] > &, [data-indeterminate] > &': {
      backgroundColor: vars.silver.solid,
      borderColor: vars.silver.solid,
    },
    '[data-invalid] > &': { borderColor: status.danger.text },
    '[data-focus-visible] > &': focusRing,
    '[data-disabled] > &': {
      borderColor: line.hairTop,
      backgroundColor: vars.surface.sunken,
      color: text.disabled,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '[data-selected] > &': {
          backgroundColor: 'Highlight',
          borderColor: 'Highlight',
          forcedColorAdjust: 'none',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const box = primitive({ borderRadius: vars.radius.inner });
export const circle = primitive({ borderRadius: vars.radius.full });
export const dot = primitive({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: vars.radius.full,
  backgroundColor: 'currentColor',
});

/** Help and errors stand under the words, not under the mark. */
export const below = primitive({
  paddingInlineStart: '1.875rem',
  // Nearer to its own words than to the next choice.
  marginBlockStart: '-0.125rem',
  display: 'grid',
  gap: space.x1,
  selectors: { '&:empty': { display: 'none' } },
});

/** The choices of a group. */
export const options = primitive({
  display: 'grid',
  gap: space.x2,
  selectors: {
    // Choices that are explained stand further apart.
    '&:has([slot="description"])': { gap: space.x4 },
    '[data-orientation="horizontal"] > &': { display: 'flex', flexWrap: 'wrap', columnGap: space.x6 },
  },
});

/** A box without words, in a row that has them. */
export const target = primitive({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2rem',
  minBlockSize: '1.75rem',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
  '@media': { '(pointer: coarse)': { inlineSize: '2.75rem', minBlockSize: '2.75rem' } },
});
/** Lies over the whole box: what is pressed is the input itself. */
export const targetInput = primitive({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
export const targetMark = primitive({ selectors: { '&&': { marginBlockStart: 0 } } });
