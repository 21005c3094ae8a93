import { vars } from '../../../theme/contract.css.ts';
import { component } from '../../../theme/mixins.css.ts';

export const badges = component({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
export const address = component({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
