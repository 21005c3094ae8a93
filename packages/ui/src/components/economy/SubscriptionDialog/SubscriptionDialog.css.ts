import { vars } from '../../../theme/contract.css.ts';
import { component, figures } from '../../../theme/mixins.css.ts';

const { space, text, line } = vars;

export const root = component({ display: 'grid', gap: space.x4 });
export const facts = component({
  ...figures,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: `${space.x2} ${space.x4}`,
  margin: 0,
  paddingBlock: space.x4,
  borderBlock: `1px dashed ${line.divider}`,
});
export const term = component({ color: text.muted });
export const said = component({ margin: 0, textAlign: 'end' });
export const due = component({
  margin: 0,
  fontSize: vars.size.lead,
  fontWeight: vars.weight.strong,
  textAlign: 'end',
});
export const gain = component({ margin: 0, color: vars.gold.text, textAlign: 'end' });
