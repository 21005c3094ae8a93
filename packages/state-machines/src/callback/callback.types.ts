import type { CallbackProblem, IdentityProblem } from '@mirror-studio/domain/auth';
import type { Effect } from '../shared/effects.ts';
import type { Failure } from '../shared/failure.ts';
import type { Now } from '../shared/time.ts';
import type { Waiting } from '../shared/waiting.ts';

/** What the address of the landing carries (§4, §7). */
export type Landing =
  /** `?code=`: to be exchanged for a session. */
  | { readonly kind: 'code'; readonly code: string }
  /** `?error_code=`: the link did not work; null when the address does not say why. */
  | { readonly kind: 'error'; readonly code: string | null }
  /** `#access_token=`: a whole session in the address. */
  | { readonly kind: 'session'; readonly fragment: string }
  /** Nothing: somebody opened the page by itself. */
  | { readonly kind: 'none' };

export interface CallbackInput {
  readonly landing: Landing;
  /** The saved address, or an empty text. */
  readonly email: string;
  readonly now?: Now;
}

export interface CallbackContext extends Waiting {
  readonly landing: Landing;
  readonly problem: CallbackProblem | null;
  /** What could not be done to the identities of somebody who stays signed in (§8). */
  readonly identityProblem: IdentityProblem | null;
  readonly failure: Failure | null;
}

export type CallbackEvent =
  /** Once more with the same code: only where no answer came or it was stopped. */
  | { readonly type: 'exchange.retried' }
  | { readonly type: 'exchange.cancelled' }
  | { readonly type: 'email.changed'; readonly email: string }
  | { readonly type: 'link.requested' }
  | { readonly type: 'request.cancelled' }
  /** On to the studio, with the session as it is. */
  | { readonly type: 'landing.left' };

export interface CallbackEmitted {
  readonly type: 'link.sent';
  readonly email: string;
  readonly atMs: number;
}

/** What the flow needs from outside. */
export interface CallbackActors {
  /** Makes a session of the code or the fragment, keeps it and cleans the address. Rejects with the auth service's error. */
  readonly openSession: Effect<Landing, unknown>;
  /** POST /otp. Rejects with the auth service's error. */
  readonly sendLink: Effect<{ readonly email: string }, unknown>;
  /** Signs out the session of an answer that came after it was cancelled or too late. */
  readonly refuseSession: (answer: unknown) => Promise<unknown>;
}
