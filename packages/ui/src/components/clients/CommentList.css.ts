import { vars } from '../../theme/contract.css.ts';
import { component } from '../../theme/mixins.css.ts';

const { space, text } = vars;

export const list = component({ display: 'grid', gap: space.x4, listStyle: 'none', minInlineSize: 0 });
export const comment = component({ display: 'grid', gap: space.x1, minInlineSize: 0 });
export const by = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.x2,
  color: text.faint,
  fontSize: vars.size.label,
});
export const author = component({
  color: text.muted,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});
export const words = component({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxInlineSize: '65ch' });
