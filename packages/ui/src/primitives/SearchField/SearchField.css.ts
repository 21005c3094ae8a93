import { primitive } from '../../theme/mixins.css.ts';

/** There is nothing to clear in an empty field. */
export const clear = primitive({ selectors: { '[data-empty] &': { visibility: 'hidden' } } });
