import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import type { Pages } from '../../routes/pages.ts';

const legal = lazyWithRetry(() => import('./LegalPage.tsx'));
const about = lazyWithRetry(() => import('./AboutPages.tsx'));

export const pages = {
  terms: legal,
  termsNew: lazyWithRetry(() => import('./NewTermsPage.tsx')),
  privacy: legal,
  legalPrivacy: legal,
  legalPrivacyPlain: legal,
  legalTerms: legal,
  legalTermsPlain: legal,
  legalEthics: legal,
  legalPage: legal,
  about,
  pricing: about,
  features: about,
  discord: lazyWithRetry(() => import('./Discord.tsx')),
} satisfies Pages;
