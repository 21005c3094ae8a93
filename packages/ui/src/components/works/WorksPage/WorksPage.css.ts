import { vars } from '../../../theme/contract.css.ts';
import { component } from '../../../theme/mixins.css.ts';

const { space, text } = vars;
const narrow = '(width < 40rem)';

export const root = component({
  display: 'grid',
  alignContent: 'start',
  gap: space.x5,
  padding: 'clamp(1.25rem, 2vw, 1.75rem)',
  minInlineSize: 0,
});
export const bar = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x3 });
/** The feeds and the words: a row each above what is chosen. */
export const search = component({ flex: '1 0 100%', minInlineSize: 0 });
export const choice = component({
  inlineSize: '12rem',
  '@media': { [narrow]: { flex: '1 1 8rem', inlineSize: 'auto', minInlineSize: 0 } },
});
export const more = component({
  display: 'grid',
  justifyItems: 'center',
  gap: space.x3,
  paddingBlock: space.x5,
  color: text.faint,
  fontSize: vars.size.label,
});
export const end = component({ margin: 0 });
export const moreFailed = component({ color: text.muted, fontSize: vars.size.body, textAlign: 'center' });
