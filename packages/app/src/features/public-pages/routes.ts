import { lazily } from '../../parts/lazily.ts';
import type { Pages } from '../../routes/pages.ts';

const legal = lazily(() => import('./LegalPage.tsx'));
const about = lazily(() => import('./AboutPages.tsx'));

export const pages = {
  terms: legal,
  termsNew: legal,
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
  discord: lazily(() => import('./Discord.tsx')),
} satisfies Pages;
