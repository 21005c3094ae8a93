import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/mixins.css.ts';

export const root = primitive({ padding: 0, borderRadius: vars.radius.control });
export const isRound = primitive({ borderRadius: vars.radius.full });
