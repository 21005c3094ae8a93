import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/mixins.css.ts';

export const root = primitive({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  maxInlineSize: '18rem',
  paddingInline: '0.625rem',
  paddingBlock: '0.375rem',
  borderRadius: vars.radius.control,
  fontSize: vars.size.label,
  lineHeight: vars.leading.control,
});
