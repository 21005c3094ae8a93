import type { Route, RouteId, Visitor } from '@mirror-studio/domain/access';
import type { Flags } from '@mirror-studio/domain/flags';
import type { UserProfile } from '@mirror-studio/domain/profile';
import type { Effect } from '../shared/effects.ts';
import type { Failure } from '../shared/failure.ts';

export type GuardedRoute = Pick<Route, 'id' | 'area' | 'allowsIncompleteProfile'>;
export type GuardTarget = Extract<RouteId, 'login' | 'onboarding' | 'promptStudio'>;

export interface RouteGuardInput {
  /** What the page asks of its visitor. */
  readonly route: GuardedRoute;
  /** What `/` does depends on them. */
  readonly flags: Pick<Flags, 'siteMode' | 'demo'>;
}

export interface RouteGuardContext extends RouteGuardInput {
  readonly userId: string | null;
  readonly visitor: Visitor;
}

export type RouteGuardEvent =
  /** The session is known: the user's id, or null when nobody is signed in. */
  | { readonly type: 'visitor.changed'; readonly userId: string | null }
  | { readonly type: 'route.changed'; readonly route: GuardedRoute }
  /** The profile was written: read it again. The page stays meanwhile. */
  | { readonly type: 'profile.changed' };

export type RouteGuardEmitted =
  /** Go there, replacing the entry in the history. */
  | { readonly type: 'redirect.asked'; readonly to: GuardTarget }
  /** Only to be logged (§4). */
  | { readonly type: 'profile.failed'; readonly failure: Failure };

/** What the flow needs from outside. */
export interface RouteGuardActors {
  /** Reads the row of user_profiles; null when there is none yet. */
  readonly loadProfile: Effect<{ readonly userId: string }, UserProfile | null>;
}
