import { vars } from '../../theme/contract.css.ts';
import { pattern } from '../../theme/mixins.css.ts';

export const glass = pattern({ color: vars.status.danger.text });
export const details = pattern({
  inlineSize: '100%',
  maxInlineSize: vars.measure.narrow,
  marginBlockStart: vars.space.x4,
  textAlign: 'start',
});
export const code = pattern({
  fontFamily: vars.font.mono,
  fontSize: vars.size.label,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
