import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import type { Pages } from '../../routes/pages.ts';

export const pages = {
  onboarding: lazyWithRetry(() => import('./Onboarding.tsx')),
} satisfies Pages;
