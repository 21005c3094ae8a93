import { lazyWithRetry } from '../lazy/lazyWithRetry.ts';

/** The card of a creator, fetched where it is shown. */
export const Arcana = lazyWithRetry(async () => ({ default: (await import('./Arcana.tsx')).Arcana }));
