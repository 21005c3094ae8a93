import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/mixins.css.ts';

export const text = primitive({ color: vars.text.muted, maxInlineSize: vars.measure.text });
