import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import type { Pages } from '../../routes/pages.ts';

export const pages = {
  promptStudio: lazyWithRetry(() => import('./StudioHome.tsx')),
} satisfies Pages;
