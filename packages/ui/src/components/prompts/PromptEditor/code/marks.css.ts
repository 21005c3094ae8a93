import { vars } from '../../../../theme/contract.css.ts';
import { component, variants } from '../../../../theme/mixins.css.ts';

const { status, text, violet } = vars;
const off = '[data-disabled] &';

/**
 * What the machine will choose is violet, what it draws from a list is underlined besides: the signs themselves say it
 * without colour.
 */
export const kind = variants(component, {
  // Each alternation within another lays its own ground over that of the outer one.
  alternation: {
    paddingBlock: '0.125em',
    borderRadius: '0.1875rem',
    backgroundColor: `color-mix(in oklab, ${violet.solid} 11%, transparent)`,
    boxSizing: 'border-box',
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
    selectors: { [off]: { backgroundColor: vars.fill.hover } },
  },
  sign: { color: violet.text, fontWeight: vars.weight.strong, selectors: { [off]: { color: 'inherit' } } },
  weight: { color: text.faint, selectors: { [off]: { color: 'inherit' } } },
  list: {
    color: status.info.text,
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textDecorationColor: status.info.border,
    textUnderlineOffset: '0.25em',
    selectors: { [off]: { color: 'inherit' } },
  },
  unknown: { color: text.muted },
  escape: { color: text.faint },
});

export const fault = component({
  textDecorationLine: 'underline',
  textDecorationStyle: 'wavy',
  textDecorationThickness: '1px',
  textDecorationColor: status.danger.solid,
  textUnderlineOffset: '0.25em',
  textDecorationSkipInk: 'none',
});
