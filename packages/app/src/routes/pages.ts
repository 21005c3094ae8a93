import type { RouteId } from '@mirror-studio/domain/access';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Page = LazyExoticComponent<ComponentType>;

const legal = lazy(() => import('../features/public-pages/LegalPage.tsx'));
const about = lazy(() => import('../features/public-pages/AboutPages.tsx'));
const event = lazy(() => import('../features/event/EventScreen.tsx'));

/** The pages that are built. A route that is not here says so in its own voice. */
export const pages: Partial<Record<RouteId, Page>> = {
  home: lazy(() => import('../features/landing/Landing.tsx')),
  login: lazy(() => import('../features/sign-in/SignIn.tsx')),
  authCallback: lazy(() => import('../features/sign-in/Callback.tsx')),
  onboarding: lazy(() => import('../features/onboarding/Onboarding.tsx')),
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
  help: lazy(() => import('../features/help/HelpPage.tsx')),
  discord: lazy(() => import('../features/public-pages/Discord.tsx')),
  eventStart: event,
  eventDashboard: event,
  event,
  promptStudio: lazy(() => import('../features/studio/StudioHome.tsx')),
  photoShoot: lazy(() => import('../features/photo-shoot/PhotoShoot.tsx')),
  gallery: lazy(() => import('../features/gallery/Gallery.tsx')),
};
