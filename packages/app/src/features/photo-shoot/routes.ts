import { lazily } from '../../parts/lazily.ts';
import type { Pages } from '../../routes/pages.ts';

export const pages = {
  photoShoot: lazily(() => import('./PhotoShoot.tsx')),
} satisfies Pages;
