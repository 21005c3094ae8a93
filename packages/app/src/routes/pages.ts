import type { RouteId } from '@mirror-studio/domain/access';
import type { ComponentType, LazyExoticComponent } from 'react';

/** Pages by the route that shows them, as the `routes.ts` of a feature names its own. */
export type Pages = Partial<Record<RouteId, LazyExoticComponent<ComponentType>>>;

/** The pages that are built. A route that no feature names says so in its own voice. */
export const pages: Pages = Object.assign(
  {},
  ...Object.values(import.meta.glob<Pages>('../features/*/routes.ts', { eager: true, import: 'pages' })),
);
