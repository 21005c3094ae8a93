import { vars } from '../../../theme/contract.css.ts';
import { component } from '../../../theme/mixins.css.ts';

export const form = component({ display: 'grid', gap: vars.space.x5 });
export const agreements = component({ display: 'grid', gap: vars.space.x3 });
