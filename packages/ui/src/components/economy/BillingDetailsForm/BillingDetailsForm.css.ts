import { vars } from '../../../theme/contract.css.ts';
import { component } from '../../../theme/mixins.css.ts';

const { space, text } = vars;

export const root = component({ display: 'grid', gap: space.x3, maxInlineSize: '32rem', minInlineSize: 0 });
export const heading = component({
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: 1.15,
});
export const fields = component({ display: 'grid', gap: space.x4, paddingBlockStart: space.x2 });
export const saved = component({ color: text.muted, alignSelf: 'center' });
