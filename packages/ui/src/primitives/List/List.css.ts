import { vars } from '../../theme/contract.css.ts';
import { figures, primitive } from '../../theme/mixins.css.ts';

export const root = primitive({ listStyle: 'none', padding: 0, margin: 0, minInlineSize: 0 });

export const item = primitive({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: vars.control.row,
  paddingBlock: vars.space.x3,
  minInlineSize: 0,
  selectors: { '& + &': { boxShadow: `0 -1px 0 ${vars.line.divider}` } },
});

export const icon = primitive({ display: 'inline-flex', flexShrink: 0, color: vars.text.muted });
export const words = primitive({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gap: '0.125rem',
  overflowWrap: 'anywhere',
});
export const title = primitive({ fontWeight: vars.weight.medium });
export const description = primitive({ color: vars.text.faint, fontSize: vars.size.label, lineHeight: 1.45 });
export const aside = primitive({
  flexShrink: 0,
  color: vars.text.muted,
  fontSize: vars.size.small,
  textAlign: 'end',
  ...figures,
});
