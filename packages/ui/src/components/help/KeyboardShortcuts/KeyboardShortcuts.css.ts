import { vars } from '../../../theme/contract.css.ts';
import { component } from '../../../theme/mixins.css.ts';

const { space, text, line } = vars;

export const root = component({ display: 'grid', gap: space.x5, minInlineSize: 0 });
export const group = component({ display: 'grid' });
export const title = component({
  color: text.faint,
  fontSize: vars.size.label,
  fontWeight: vars.weight.medium,
  paddingBlockEnd: space.x1,
});
export const row = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x4,
  minBlockSize: vars.control.row,
  paddingBlock: space.x2,
  borderBlockEnd: `1px solid ${line.divider}`,
});
export const keys = component({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.x2,
  color: text.faint,
  fontSize: vars.size.label,
});
export const hint = component({ color: text.faint, fontSize: vars.size.label });
