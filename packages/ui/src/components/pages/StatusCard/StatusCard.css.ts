import { vars } from '../../../theme/contract.css.ts';
import { component } from '../../../theme/mixins.css.ts';

const { space, text } = vars;

export const root = component({ display: 'grid', gap: space.x3, alignContent: 'start' });
export const head = component({ display: 'flex', justifyContent: 'space-between', gap: space.x3 });
export const title = component({
  fontSize: vars.size.title,
  fontWeight: vars.weight.display,
  fontFamily: vars.font.display,
});
export const facts = component({ display: 'grid', gap: space.x1, fontSize: vars.size.small });
export const fact = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.x4}`,
});
export const term = component({ color: text.muted });
export const actions = component({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
