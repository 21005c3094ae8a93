import { vars } from '../../../theme/contract.css.ts';
import { component } from '../../../theme/mixins.css.ts';

export const fields = component({ display: 'grid', gap: vars.space.x5, minInlineSize: 0 });
export const lead = component({ color: vars.text.muted, textWrap: 'pretty' });
