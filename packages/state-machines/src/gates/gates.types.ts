import type { GateAnswers, LocalGateFlags, Route } from '@mirror-studio/domain/access';
import type { Effect } from '../shared/effects.ts';
import type { Failure } from '../shared/failure.ts';

export type GateRoute = Pick<Route, 'exemptFromBan' | 'legalText'>;

/** The four questions behind the gates (§7). */
export const gateStatuses = ['legal', 'invite', 'flags', 'terms'] as const;
export type GateStatus = (typeof gateStatuses)[number];

/** What has been ticked in the modal that is open. */
export interface Agreement {
  readonly legal: boolean;
  readonly terms: boolean;
  readonly compliance: boolean;
}

export interface GatesInput {
  /** What the page asks of its visitor. */
  readonly route: GateRoute;
  /** Who is signed in, null when nobody is. */
  readonly userId: string | null;
  /** What this browser remembers of them. */
  readonly local: LocalGateFlags;
}

export type GateVisitor = Pick<GatesInput, 'userId' | 'local'>;

export interface GatesContext extends GatesInput {
  readonly answers: GateAnswers;
  readonly agreement: Agreement;
  readonly failure: Failure | null;
}

export type GatesEvent =
  | { readonly type: 'route.changed'; readonly route: GateRoute }
  | ({ readonly type: 'visitor.changed' } & GateVisitor)
  | { readonly type: 'agreement.changed'; readonly change: Partial<Agreement> }
  | { readonly type: 'acceptance.submitted' }
  | { readonly type: 'acceptance.cancelled' }
  | { readonly type: 'statuses.refreshed' };

export interface GatesEmitted {
  /** To be remembered in this browser. */
  readonly type: 'acceptance.kept';
  readonly what: 'legal' | 'terms';
}

/** What the flow needs from outside. */
export interface GatesActors {
  /** Asks the questions named; an answer that could not be had is left out (§4: the local flag counts then). */
  readonly readStatuses: Effect<{ readonly statuses: readonly GateStatus[] }, GateAnswers>;
  /** POST /api/legal/accept */
  readonly acceptLegal: Effect<void, unknown>;
  /** POST /api/profile/terms */
  readonly acceptTerms: Effect<void, unknown>;
}
