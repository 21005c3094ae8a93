import { vars } from '../../theme/contract.css.ts';
import { figures, primitive } from '../../theme/mixins.css.ts';

const { space, text } = vars;

/** The parts of a date, in the order of the language: in one line of text, whose direction may be another. */
export const date = primitive({
  minInlineSize: 0,
  ...figures,
});

/** Takes the room that is left before the button. */
export const last = primitive({ flex: 1 });

export const segment = primitive({
  paddingInline: '0.0625rem',
  paddingBlock: '0.125rem',
  borderRadius: vars.radius.inner,
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-type="literal"]': { color: text.faint, whiteSpace: 'pre' },
    '&[data-placeholder]': { color: text.faint },
    '&[data-focused]': { backgroundColor: vars.violet.surface, color: text.base },
    '&[data-disabled]': { color: text.disabled },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-focused]': {
          backgroundColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});

/** The ring is the well's while a part of the date has the focus. */
export const well = primitive({
  selectors: { '&:has([data-focused])': { outlineColor: vars.focus.ring } },
});

/** As high as a small well is inside its edge: it does not make the well higher than others. */
export const calendar = primitive({ marginBlock: '-1px' });

export const dash = primitive({ color: text.faint });

export const content = primitive({
  maxBlockSize: 'inherit',
  overflowY: 'auto',
  padding: space.x3,
  outline: 'none',
  borderRadius: 'inherit',
  '@media': {
    '(max-width: 24em)': { padding: space.x2 },
    // The ground of the surface is an image, which forced colours leave out.
    '(forced-colors: active)': { backgroundColor: 'Canvas' },
  },
});
