import { vars } from '../../theme/contract.css.ts';
import { figures, primitive, variants } from '../../theme/mixins.css.ts';

export const well = variants(primitive, {
  medium: {
    minBlockSize: vars.control.height,
    paddingInlineStart: '0.75rem',
    paddingInlineEnd: '0.25rem',
    fontSize: vars.size.body,
  },
  large: {
    minBlockSize: '3.625rem',
    paddingInlineStart: vars.space.x4,
    paddingInlineEnd: '0.875rem',
    gap: vars.space.x3,
    borderRadius: vars.radius.card,
    fontSize: vars.size.title,
    fontWeight: vars.weight.strong,
  },
});

export const input = primitive({ ...figures });
export const steppers = primitive({ display: 'inline-flex', gap: '0.375rem', flexShrink: 0 });
