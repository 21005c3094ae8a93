import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/mixins.css.ts';

export const group = primitive({ display: 'grid', gap: vars.space.x2, minInlineSize: 0 });

/** Under the box that ticks all of them, where its words begin. */
export const underAll = primitive({ paddingInlineStart: '1.875rem' });
