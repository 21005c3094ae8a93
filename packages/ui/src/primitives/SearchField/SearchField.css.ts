import { primitive } from '../../theme/mixins.css.ts';

/** There is nothing to clear in an empty field. A suffix after it does not move when there is. */
export const clear = primitive({
  selectors: { '[data-empty] &': { visibility: 'hidden' }, '&:not(:last-child)': { marginInlineEnd: 0 } },
});
