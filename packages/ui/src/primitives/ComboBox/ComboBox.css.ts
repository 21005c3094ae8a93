import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/mixins.css.ts';

export const arrow = primitive({ color: vars.text.faint });

/** Of what is looked for, in the place of an icon. */
export const wait = primitive({ color: vars.text.faint });
