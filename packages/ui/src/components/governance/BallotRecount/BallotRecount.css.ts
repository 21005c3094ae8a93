import { vars } from '../../../theme/contract.css.ts';
import { component } from '../../../theme/mixins.css.ts';

const { space, text, size } = vars;

export const root = component({ display: 'grid', gap: space.x4, minInlineSize: 0 });
export const heading = component({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: size.heading,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
});
export const words = component({ margin: 0, maxInlineSize: vars.measure.text, color: text.muted });
export const form = component({ display: 'grid', gap: space.x4, minInlineSize: 0 });
export const verdict = component({
  display: 'grid',
  gap: space.x3,
  minInlineSize: 0,
  selectors: { '&:empty': { display: 'none' } },
});
export const faults = component({
  display: 'grid',
  gap: space.x2,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const fault = component({ margin: 0 });
export const told = component({
  display: 'grid',
  gap: space.x1,
  margin: 0,
  paddingInlineStart: space.x5,
});
