import type { Flags } from '../flags/index.ts';
import { pageDecision, type Visitor } from './guard.ts';
import { existingRoutes } from './paths.ts';
import type { Route } from './route.ts';
import type { RouteId } from './routes.ts';

/** Steps of a flow, which lead nowhere by themselves, and the page for those who develop the gates. */
const steps: ReadonlySet<RouteId> = new Set([
  'login',
  'authCallback',
  'onboarding',
  'shopSuccess',
  'debugGates',
]);

/** §2 Says whether a route is a page of administration that asks for a sign-in alone: its role is checked on the page, and only admins are led there. */
export const isSignedInAdminPage = ({ area, path }: Route) =>
  area === 'signedIn' && /\/admin(\/|$)/.test(path);

/**
 * The pages that somebody can be led to as they are: they exist, their address needs no parameter, the guard lets this
 * person in, and they are no step of something else. Those of administration are for admins, as in the sidebar (§2). Takes
 * the flags and what is known of the visitor.
 *
 * @returns The rows of the route table in its order.
 */
export function enterableRoutes(
  flags: Flags,
  visitor: Visitor,
): readonly (Route & { readonly id: RouteId })[] {
  const isAdmin =
    visitor.auth === 'signedIn' &&
    visitor.profile.status === 'loaded' &&
    visitor.profile.profile?.is_admin === true;
  return existingRoutes(flags).filter(
    (route) =>
      !steps.has(route.id) &&
      (isAdmin || !isSignedInAdminPage(route)) &&
      !/:\w+(\/|$)/.test(route.path) &&
      pageDecision(route, flags, visitor).kind === 'show',
  );
}
