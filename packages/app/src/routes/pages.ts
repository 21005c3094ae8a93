import type { RouteId } from '@mirror-studio/domain/access';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Page = LazyExoticComponent<ComponentType>;

/** The pages that are built. A route that is not here says so in its own voice. */
export const pages: Partial<Record<RouteId, Page>> = {
  home: lazy(() => import('../features/landing/Landing.tsx')),
  login: lazy(() => import('../features/sign-in/SignIn.tsx')),
  authCallback: lazy(() => import('../features/sign-in/Callback.tsx')),
  onboarding: lazy(() => import('../features/onboarding/Onboarding.tsx')),
  photoShoot: lazy(() => import('../features/photo-shoot/PhotoShoot.tsx')),
  gallery: lazy(() => import('../features/gallery/Gallery.tsx')),
};
