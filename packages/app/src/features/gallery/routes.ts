import { lazily } from '../../parts/lazily.ts';
import type { Pages } from '../../routes/pages.ts';

export const pages = {
  gallery: lazily(() => import('./Gallery.tsx')),
} satisfies Pages;
