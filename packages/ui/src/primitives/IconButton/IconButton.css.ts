import { vars } from '../../theme/contract.css.ts';
import { primitive, variants } from '../../theme/mixins.css.ts';

/** As wide as high. */
export const square = variants(primitive, {
  medium: { minInlineSize: vars.control.height, paddingInline: 0 },
  small: { minInlineSize: vars.control.heightSmall, paddingInline: 0 },
});

export const root = primitive({ padding: 0, borderRadius: vars.radius.control });
export const isRound = primitive({ borderRadius: vars.radius.full });
