import { lazily } from '../../parts/lazily.ts';
import type { Pages } from '../../routes/pages.ts';

export const pages = {
  login: lazily(() => import('./SignIn.tsx')),
  authCallback: lazily(() => import('./Callback.tsx')),
} satisfies Pages;
