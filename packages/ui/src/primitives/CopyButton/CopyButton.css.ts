import { primitive } from '../../theme/mixins.css.ts';

/** As wide for what it says once it has copied, so that nothing beside it moves. */
export const words = primitive({
  display: 'inline-grid',
  justifyItems: 'start',
  minInlineSize: 0,
  selectors: {
    '&::after': {
      content: 'attr(data-copied)',
      blockSize: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      userSelect: 'none',
    },
  },
});
