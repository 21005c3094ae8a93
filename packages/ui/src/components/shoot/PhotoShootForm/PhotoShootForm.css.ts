import { vars } from '../../../theme/contract.css.ts';
import { component } from '../../../theme/mixins.css.ts';

export const ratio = component({ flexShrink: 0, color: vars.text.muted });
