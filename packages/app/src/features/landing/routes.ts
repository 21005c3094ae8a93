import { lazily } from '../../parts/lazily.ts';
import type { Pages } from '../../routes/pages.ts';

export const pages = {
  home: lazily(() => import('./Landing.tsx')),
} satisfies Pages;
