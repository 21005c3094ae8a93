import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { component } from '../../../theme/mixins.css.ts';

const { space, text, motion } = vars;

export const root = component({ display: 'grid', gap: space.x3, minInlineSize: 0 });
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;
export const line = component({ ...row, gap: space.x3 });
/** What the composer does, and who that is. */
export const composer = component({ ...row, gap: space.x3 });
export const by = component({ color: text.faint, fontSize: vars.size.label });
/** On a line of its own, below what was pressed. */
export const missing = component({
  flexBasis: '100%',
  fontSize: vars.size.small,
  color: text.muted,
  selectors: { '&:empty': { display: 'none' } },
});
const come = keyframes({ from: { opacity: 0 } });
/** The built-in composer is done before anybody could take it back. */
export const cancel = component({
  animation: `${come} ${motion.fast} ${motion.emphasised} ${motion.slow} backwards`,
});
export const quiet = component({ ...row, gap: space.x1, marginInlineStart: `calc(-1 * ${space.x2})` });
