import { lazyWithRetry } from '../lazy/lazyWithRetry.ts';

export const Toasts = lazyWithRetry(() => import('./Toasts.tsx'));
