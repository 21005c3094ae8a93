import { lazily } from '../../parts/lazily.ts';
import type { Pages } from '../../routes/pages.ts';

export const pages = {
  promptStudio: lazily(() => import('./StudioHome.tsx')),
} satisfies Pages;
