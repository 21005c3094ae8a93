import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import type { Pages } from '../../routes/pages.ts';

export const pages = {
  help: lazyWithRetry(() => import('./HelpPage.tsx')),
} satisfies Pages;
