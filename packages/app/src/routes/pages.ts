import type { RouteId } from '@mirror-studio/domain/access';
import type { ComponentType, LazyExoticComponent } from 'react';
import { lazily } from '../parts/lazily.ts';

type Page = LazyExoticComponent<ComponentType>;

const legal = lazily(() => import('../features/public-pages/LegalPage.tsx'));
const about = lazily(() => import('../features/public-pages/AboutPages.tsx'));
const event = lazily(() => import('../features/event/EventScreen.tsx'));

/** The pages that are built. A route that is not here says so in its own voice. */
export const pages: Partial<Record<RouteId, Page>> = {
  home: lazily(() => import('../features/landing/Landing.tsx')),
  login: lazily(() => import('../features/sign-in/SignIn.tsx')),
  authCallback: lazily(() => import('../features/sign-in/Callback.tsx')),
  onboarding: lazily(() => import('../features/onboarding/Onboarding.tsx')),
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
  help: lazily(() => import('../features/help/HelpPage.tsx')),
  discord: lazily(() => import('../features/public-pages/Discord.tsx')),
  eventStart: event,
  eventDashboard: event,
  event,
  promptStudio: lazily(() => import('../features/studio/StudioHome.tsx')),
  photoShoot: lazily(() => import('../features/photo-shoot/PhotoShoot.tsx')),
  gallery: lazily(() => import('../features/gallery/Gallery.tsx')),
};
