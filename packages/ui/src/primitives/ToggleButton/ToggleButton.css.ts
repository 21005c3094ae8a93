import { vars } from '../../theme/contract.css.ts';
import { edged, fill, primitive, variants } from '../../theme/mixins.css.ts';

/** What is on, over the faces of Button. */
export const variant = variants(primitive, {
  secondary: {
    selectors: {
      '&[data-selected]': { ...edged(vars.violet.border), vars: { [fill]: vars.violet.surface } },
    },
  },
  ghost: {
    selectors: {
      '&[data-selected]': { backgroundColor: vars.fill.selected },
      '&[data-selected]:not([data-disabled])': { color: vars.text.base },
    },
  },
});
