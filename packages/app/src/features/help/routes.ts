import { lazily } from '../../parts/lazily.ts';
import type { Pages } from '../../routes/pages.ts';

export const pages = {
  help: lazily(() => import('./HelpPage.tsx')),
} satisfies Pages;
