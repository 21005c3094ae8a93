import type {
  BegunSignIn,
  CallbackProblem,
  IdentityProblem,
  ProviderProblem,
} from '@mirror-studio/domain/auth';
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
  /** `#access_token=`: a whole session in the address. `issuedAtMs`: when its token says that it was made. */
  | { readonly kind: 'session'; readonly fragment: string; readonly issuedAtMs: number | null }
  /** Nothing: somebody opened the page by itself. */
  | { readonly kind: 'none' };

/** Whose a session is, as the auth service says. `email` is empty for an account without one. */
export interface SessionOwner {
  readonly id: string;
  readonly email: string;
}

/** The session that was made of the address. */
export interface OpenedSession {
  /** It came by a link for a forgotten password (PASSWORD_RECOVERY): another one is to be set. */
  readonly isRecovery: boolean;
}

export interface CallbackInput {
  /** What the address carries. */
  readonly landing: Landing;
  /** Who is signed in already. Default nobody. */
  readonly signedIn?: SessionOwner | null;
  /** What this browser asked for, if it did. Default nothing. */
  readonly begun?: BegunSignIn | null;
  /** The saved address, or an empty text. */
  readonly email: string;
  /** The clock, in milliseconds since 1970. Default that of the browser. */
  readonly now?: Now;
}

export interface CallbackContext extends Waiting {
  readonly landing: Landing;
  readonly signedIn: SessionOwner | null;
  readonly begun: BegunSignIn | null;
  /** Whose the session in the address is; null until the auth service has said it, and for a code. */
  readonly owner: SessionOwner | null;
  readonly problem: CallbackProblem | null;
  /** What could not be done to the identities of somebody who stays signed in (§8). */
  readonly identityProblem: IdentityProblem | ProviderProblem | null;
  readonly failure: Failure | null;
}

export type CallbackEvent =
  /** Once more with the same code: only where no answer came or it was stopped. */
  | { readonly type: 'exchange.retried' }
  | { readonly type: 'exchange.cancelled' }
  /** "Continue as ...": the session of the address is wanted. */
  | { readonly type: 'session.accepted' }
  /** It is not: nothing is done with it. */
  | { readonly type: 'session.declined' }
  /** Somebody has signed in or out here meanwhile, in another tab. */
  | { readonly type: 'visitor.changed'; readonly signedIn: SessionOwner | null }
  | { readonly type: 'email.changed'; readonly email: string }
  | { readonly type: 'link.requested' }
  | { readonly type: 'request.cancelled' }
  /** On to the studio, with the session as it is. */
  | { readonly type: 'landing.left' };

export interface CallbackEmitted {
  /** To be remembered: the address and when the link was sent. */
  readonly type: 'link.sent';
  readonly email: string;
  readonly atMs: number;
}

/** What the flow needs from outside. */
export interface CallbackActors {
  /** GET /user with the token of the fragment: whose it is. Changes nothing. Rejects with the auth service's error. */
  readonly readOwner: Effect<Landing, SessionOwner>;
  /** Makes a session of the code, or of the fragment of `owner`, and keeps it. Rejects with the auth service's error. */
  readonly openSession: Effect<
    { readonly landing: Landing; readonly owner: SessionOwner | null },
    OpenedSession
  >;
  /** POST /otp. Rejects with the auth service's error. */
  readonly sendLink: Effect<{ readonly email: string }, unknown>;
  /** Signs out the session of an answer that came after it was cancelled or too late. */
  readonly refuseSession: (answer: unknown) => Promise<unknown>;
}
