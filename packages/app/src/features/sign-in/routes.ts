import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import type { Pages } from '../../routes/pages.ts';

export const pages = {
  login: lazyWithRetry(() => import('./SignIn.tsx')),
  authCallback: lazyWithRetry(() => import('./Callback.tsx')),
} satisfies Pages;
