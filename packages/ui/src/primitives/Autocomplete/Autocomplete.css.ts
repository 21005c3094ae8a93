import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/mixins.css.ts';

/** The list scrolls under a search field that stays; its height is the place's. */
export const root = primitive({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  minInlineSize: 0,
  minBlockSize: 0,
});

export const search = primitive({ flexShrink: 0 });

/** What scrolls is round it. */
export const list = primitive({ maxBlockSize: 'none', overflowY: 'visible', padding: 0 });
