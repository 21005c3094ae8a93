import { vars } from '../../../theme/contract.css.ts';
import { component, focusRing, transition, variants } from '../../../theme/mixins.css.ts';

const { space, status, text } = vars;

/** `field` is the well that every field has; on a page the text stands on the page itself. */
export const well = component({ alignItems: 'stretch', padding: 0, borderRadius: vars.radius.card });
export const page = component({ position: 'relative', minInlineSize: 0 });

export const place = component({
  flex: 1,
  minInlineSize: 0,
  borderRadius: 'inherit',
  ...transition(['outline-color', 'border-color']),
});

/** How the text is set: the field's own rules read these, since they lie in no layer. */
export const set = variants(component, {
  field: {
    outline: '2px solid transparent',
    outlineOffset: '-1px',
    selectors: { '&:focus-within': { outlineColor: vars.focus.ring } },
    vars: {
      '--prompt-size': vars.size.small,
      '--prompt-leading': '1.7',
      '--prompt-block': '0.75rem',
      '--prompt-inline': '0.875rem',
      '--prompt-most': '28rem',
    },
    '@media': {
      // iOS zooms into a field whose text is under 16 px.
      '(pointer: coarse)': { vars: { '--prompt-size': '1rem' } },
    },
  },
  // On a page the caret is in the page: a line beside the text says that it is there.
  page: {
    marginInlineStart: `calc(-1px - ${space.x4})`,
    paddingInlineStart: space.x4,
    borderInlineStart: '1px solid transparent',
    borderRadius: 0,
    selectors: { '&:focus-within': { borderInlineStartColor: vars.focus.ring } },
    vars: {
      '--prompt-size': vars.size.body,
      '--prompt-leading': '1.85',
      '--prompt-block': '0.5rem',
      '--prompt-inline': '0px',
      '--prompt-most': 'none',
    },
    '@media': { '(pointer: coarse)': { vars: { '--prompt-size': '1rem' } } },
  },
});

export const over = component({ color: status.danger.text, fontWeight: vars.weight.strong });

export const faults = component({
  display: 'grid',
  gap: space.x1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: text.muted,
  fontSize: vars.size.label,
  lineHeight: 1.45,
});
export const fault = component({ display: 'flex', alignItems: 'flex-start', gap: space.x2 });
export const faultIcon = component({ flexShrink: 0, marginBlockStart: '0.0625rem', color: text.faint });
export const faultWords = component({ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' });
export const isError = component({ color: status.danger.text });
/** A word in the sentence that can be pressed. */
export const faultAction = component({
  display: 'inline',
  padding: 0,
  border: 0,
  background: 'none',
  borderRadius: '0.1875rem',
  color: text.muted,
  font: 'inherit',
  textAlign: 'start',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textDecorationColor: text.faint,
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  ...transition(['color']),
  selectors: {
    '&[data-hovered]': { color: text.base },
    '&[data-focus-visible]': focusRing,
  },
});
