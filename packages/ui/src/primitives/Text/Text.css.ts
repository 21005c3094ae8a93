import { createVar } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { figures, oneLine, primitive, variants } from '../../theme/mixins.css.ts';

const { status, text } = vars;

export const root = primitive({ overflowWrap: 'anywhere', minInlineSize: 0 });

export const size = variants(primitive, {
  lead: { fontSize: vars.size.lead, lineHeight: vars.leading.body },
  body: { fontSize: vars.size.body, lineHeight: vars.leading.body },
  small: { fontSize: vars.size.small, lineHeight: vars.leading.body },
  label: { fontSize: vars.size.label, lineHeight: vars.leading.control },
  caption: { fontSize: vars.size.caption, lineHeight: vars.leading.control },
});

export const tone = variants(primitive, {
  base: { color: text.base },
  muted: { color: text.muted },
  faint: { color: text.faint },
  value: { color: vars.gold.text },
  success: { color: status.success.text },
  warning: { color: status.warning.text },
  danger: { color: status.danger.text },
});

export const weight = variants(primitive, {
  regular: { fontWeight: vars.weight.regular },
  medium: { fontWeight: vars.weight.medium },
  strong: { fontWeight: vars.weight.strong },
});

export const isMono = primitive({ fontFamily: vars.font.mono });
export const isTabular = primitive(figures);
export const isMeasured = primitive({ maxInlineSize: vars.measure.text });

export const wrap = variants(primitive, {
  pretty: { textWrap: 'pretty' },
  balance: { textWrap: 'balance' },
});

const lines = createVar();

export const isOneLine = primitive({ ...oneLine, display: 'block' });
export const areLines = primitive({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: lines,
  overflow: 'hidden',
});
export const atMost = variants(primitive, {
  2: { vars: { [lines]: '2' } },
  3: { vars: { [lines]: '3' } },
  4: { vars: { [lines]: '4' } },
});
