import { vars } from '../../theme/contract.css.ts';
import { component } from '../../theme/mixins.css.ts';

export const form = component({ display: 'grid', gap: vars.space.x5 });
export const agreements = component({ display: 'grid', gap: vars.space.x3 });
export const links = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x1} ${vars.space.x4}`,
  fontSize: vars.size.small,
  color: vars.text.muted,
});
export const buttons = component({ display: 'grid', gap: vars.space.x2 });

/** As high as a finger on touch. */
export const link = component({
  '@media': {
    '(pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minBlockSize: vars.control.height },
  },
});
