import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import type { Pages } from '../../routes/pages.ts';

export const pages = {
  gallery: lazyWithRetry(() => import('./Gallery.tsx')),
} satisfies Pages;
