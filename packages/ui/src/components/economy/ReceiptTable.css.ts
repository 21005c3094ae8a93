import { component } from '../../theme/mixins.css.ts';

/** A long list scrolls in its own place: only what is in sight is in the document. */
export const window = component({ maxBlockSize: 'max(24rem, calc(100dvh - 19rem))' });
