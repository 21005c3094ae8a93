import { vars } from '../../../theme/contract.css.ts';
import { component, figures } from '../../../theme/mixins.css.ts';

const { space, text } = vars;

export const root = component({ display: 'grid', gap: space.x3, minInlineSize: 0 });
export const row = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x3,
  rowGap: space.x3,
  minInlineSize: 0,
});
export const followers = component({ ...figures, color: text.muted, fontSize: vars.size.small });
/** What can be done stands before what is said, and the words take what is left. */
export const acts = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2 });
export const muted = component({ color: text.muted, fontSize: vars.size.small });
