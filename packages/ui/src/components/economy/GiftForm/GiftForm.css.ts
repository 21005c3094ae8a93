import { vars } from '../../../theme/contract.css.ts';
import { component, figures } from '../../../theme/mixins.css.ts';

const { space, text, line } = vars;

export const root = component({
  display: 'grid',
  gap: space.x5,
  alignContent: 'start',
  minInlineSize: 0,
  maxInlineSize: '36rem',
});
export const title = component({
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: 1.15,
});
export const given = component({ marginBlockStart: space.x4 });
export const form = component({ display: 'grid', gap: space.x5, minInlineSize: 0 });
export const today = component({
  ...figures,
  display: 'grid',
  gap: space.x1,
  paddingBlockStart: space.x4,
  borderBlockStart: `1px dashed ${line.divider}`,
  color: text.muted,
  fontSize: vars.size.small,
});
export const left = component({ color: text.base });
export const notes = component({
  display: 'grid',
  gap: space.x2,
  color: text.muted,
  fontSize: vars.size.small,
  lineHeight: 1.45,
});
export const said = component({ overflowWrap: 'anywhere' });
