import { lazily } from '../../parts/lazily.ts';
import type { Pages } from '../../routes/pages.ts';

export const pages = {
  onboarding: lazily(() => import('./Onboarding.tsx')),
} satisfies Pages;
