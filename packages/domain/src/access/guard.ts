import type { Flags } from '../flags/index.ts';
import { isProfileComplete, passesAdminGuard, type UserProfile } from '../profile/index.ts';
import type { Route } from './route.ts';
import type { RouteId } from './routes.ts';

/** What is known of whoever looks at a page. */
export type Visitor =
  | { readonly auth: 'unknown' }
  | { readonly auth: 'signedOut' }
  | { readonly auth: 'signedIn'; readonly profile: ProfileAnswer };

/** The answer of the profile query. `failed` is only logged: the page then decides without it (§4). */
export type ProfileAnswer =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly profile: UserProfile | null };

/** What the guard does; `openDemo` begins a demonstration at `/`; a redirect always replaces the entry in the history (§4). */
export type GuardDecision =
  | { readonly kind: 'wait' }
  | { readonly kind: 'show' }
  | { readonly kind: 'openDemo' }
  | { readonly kind: 'redirect'; readonly to: Extract<RouteId, 'login' | 'onboarding' | 'promptStudio'> };

const wait: GuardDecision = { kind: 'wait' };
const show: GuardDecision = { kind: 'show' };

/**
 * The route guard (§4). Takes the route and what is known of the visitor. When the profile query failed, completeness
 * is unknown and the page shows; an admin-only page does not, because nothing says that the role is there.
 *
 * @returns Whether to wait with a spinner, to show the page, or where to go.
 */
export function guardRoute(
  route: Pick<Route, 'area' | 'allowsIncompleteProfile'>,
  visitor: Visitor,
): GuardDecision {
  if (route.area === 'public' || route.area === 'event') return show;
  if (visitor.auth === 'unknown') return wait;
  if (visitor.auth === 'signedOut') return { kind: 'redirect', to: 'login' };
  const answer = visitor.profile;
  if (answer.status === 'loading') return wait;
  const profile = answer.status === 'loaded' ? answer.profile : null;
  const incomplete = answer.status === 'loaded' && !isProfileComplete(profile);
  if (incomplete && !route.allowsIncompleteProfile) return { kind: 'redirect', to: 'onboarding' };
  if (route.area === 'adminOnly' && !passesAdminGuard(profile?.role)) {
    return { kind: 'redirect', to: 'promptStudio' };
  }
  return show;
}

/**
 * What happens at an address: what `/` does, and the guard everywhere else (§2, §4).
 * Takes the route, the two flags and what is known of the visitor.
 */
export function pageDecision(
  route: Pick<Route, 'id' | 'area' | 'allowsIncompleteProfile'>,
  flags: Pick<Flags, 'siteMode' | 'demo'>,
  visitor: Visitor,
): GuardDecision {
  if (route.id !== 'home') return guardRoute(route, visitor);
  const decision = homeDecision(flags, visitor);
  return decision.kind === 'landing' ? show : decision;
}

/** What `/` does. */
export type HomeDecision =
  | { readonly kind: 'wait' }
  | { readonly kind: 'landing' }
  | { readonly kind: 'openDemo' }
  | { readonly kind: 'redirect'; readonly to: Extract<RouteId, 'login' | 'onboarding' | 'promptStudio'> };

/**
 * What `/` does (§2). Takes the two flags and what is known of the visitor. A failed profile query leads to the
 * dashboard, whose guard decides. In demo mode a visitor gets a demonstration account; whoever is signed in stays who
 * they are.
 *
 * @returns The landing page, a place to go, or a wait while it is not known who looks.
 */
export function homeDecision(flags: Pick<Flags, 'siteMode' | 'demo'>, visitor: Visitor): HomeDecision {
  if (visitor.auth === 'unknown') return { kind: 'wait' };
  if (flags.demo) {
    return visitor.auth === 'signedOut' ? { kind: 'openDemo' } : { kind: 'redirect', to: 'promptStudio' };
  }
  if (visitor.auth === 'signedOut') {
    return flags.siteMode === 'hero' ? { kind: 'landing' } : { kind: 'redirect', to: 'login' };
  }
  const answer = visitor.profile;
  if (answer.status === 'loading') return { kind: 'wait' };
  const done = answer.status === 'failed' || isProfileComplete(answer.profile);
  return { kind: 'redirect', to: done ? 'promptStudio' : 'onboarding' };
}
