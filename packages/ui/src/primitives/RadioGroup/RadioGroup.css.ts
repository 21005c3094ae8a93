import { vars } from '../../theme/contract.css.ts';
import { primitive } from '../../theme/mixins.css.ts';

export const options = primitive({
  display: 'grid',
  gap: vars.space.x2,
  selectors: {
    // Choices that are explained stand further apart.
    '&:has([slot="description"])': { gap: vars.space.x4 },
    '[data-orientation="horizontal"] > &': { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x6 },
  },
});
