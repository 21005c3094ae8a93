import type { InvitationProblem } from '@mirror-studio/domain/invitations';
import type { Effect } from '../shared/effects.ts';
import type { Failure } from '../shared/failure.ts';

export interface InvitationInput {
  /** The code that a link brought, which is claimed at once; an empty text without one. */
  readonly code: string;
}

/** What was typed survives everything but its own success. */
export interface InvitationContext {
  /** As typed. */
  readonly code: string;
  /** What is wrong with the invitation, where the server has said so. */
  readonly problem: InvitationProblem | null;
  readonly failure: Failure | null;
}

export type InvitationEvent =
  | { readonly type: 'field.opened' }
  | { readonly type: 'field.closed' }
  | { readonly type: 'code.changed'; readonly code: string }
  | { readonly type: 'claim.submitted' }
  | { readonly type: 'claim.cancelled' };

export type InvitationEmitted =
  /** It is taken: whoever claimed it goes on to the terms. */
  | { readonly type: 'invitation.claimed' }
  /** The server said no: the same code will not be another's either. */
  | { readonly type: 'invitation.refused'; readonly problem: InvitationProblem };

/** What came of a claim: the server's answer, or what is wrong with the invitation. */
export interface ClaimOutcome {
  /** Null when it is claimed. */
  readonly problem: InvitationProblem | null;
}

/** What the flow needs from outside. */
export interface InvitationActors {
  /** POST /api/invite/claim, with the letters of the code. Rejects where nothing is known of the invitation by it. */
  readonly claim: Effect<{ readonly code: string }, ClaimOutcome>;
}
