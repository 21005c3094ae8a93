import type { RouteId } from '@mirror-studio/domain/access';
import type { ComponentType } from 'react';
import { type LazyComponent, lazyWithRetry } from '../lazy/lazyWithRetry.ts';

/** Pages by the route that shows them, as the `routes.ts` of a feature names its own. */
export type Pages = Partial<Record<RouteId, LazyComponent<object>>>;

type PageModule = { readonly default: ComponentType };

/** `../features/saved-prompts/saved-prompts.route.tsx` shows the route `savedPrompts`. */
const routeOfFile = (path: string) =>
  path.replace(/^.*\/|\.route\.tsx$/g, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const ofFiles = Object.entries(import.meta.glob<PageModule>('../features/*/*.route.tsx')).map(
  ([path, load]) => [routeOfFile(path), lazyWithRetry(load)] as const,
);

/**
 * The pages that are built: each `<route>.route.tsx` of a feature, and what its `routes.ts` names where one component shows
 * several routes. A route that no feature names says so in its own voice.
 */
export const pages: Pages = Object.assign(
  Object.fromEntries(ofFiles),
  ...Object.values(import.meta.glob<Pages>('../features/*/routes.ts', { eager: true, import: 'pages' })),
);
