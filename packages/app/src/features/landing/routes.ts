import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import type { Pages } from '../../routes/pages.ts';

export const pages = {
  home: lazyWithRetry(() => import('./Landing.tsx')),
} satisfies Pages;
