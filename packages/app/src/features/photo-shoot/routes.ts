import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import type { Pages } from '../../routes/pages.ts';

export const pages = {
  photoShoot: lazyWithRetry(() => import('./PhotoShoot.tsx')),
} satisfies Pages;
