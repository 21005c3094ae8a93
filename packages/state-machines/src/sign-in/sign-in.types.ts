import type { AuthProviderId } from '@mirror-studio/domain/auth';
import type { Effect } from '../shared/effects.ts';
import type { Failure } from '../shared/failure.ts';
import type { NoticeRaised } from '../shared/notice.ts';
import type { Now } from '../shared/time.ts';
import type { Waiting } from '../shared/waiting.ts';

export interface SignInInput {
  /**
   * The sign-in page shows its states itself, as does the page of a forgotten password; the re-auth button tells them in
   * toasts.
   */
  readonly purpose: 'signIn' | 'recovery' | 'reAuth';
  /** The saved address, or an empty text. */
  readonly email: string;
  /** When a link was last sent to it, as kept over a reload; null when not known. */
  readonly lastRequestMs: number | null;
  /** Third parties that are set up, where that is known already. Default none. */
  readonly providers?: readonly AuthProviderId[];
  /** The clock, in milliseconds since 1970. Default that of the browser. */
  readonly now?: Now;
}

/** The typed address survives everything. */
export interface SignInContext extends Waiting {
  readonly purpose: SignInInput['purpose'];
  readonly failure: Failure | null;
  readonly providers: readonly AuthProviderId[];
  /** The third party that was chosen last. */
  readonly provider: AuthProviderId | null;
}

export type SignInEvent =
  | { readonly type: 'email.changed'; readonly email: string }
  | { readonly type: 'link.requested' }
  | { readonly type: 'request.cancelled' }
  /** 'Use another email' */
  | { readonly type: 'email.edited' }
  /** It is known now which third parties are set up. */
  | { readonly type: 'providers.found'; readonly providers: readonly AuthProviderId[] }
  /** A third party is to say who this is. */
  | { readonly type: 'provider.chosen'; readonly provider: AuthProviderId };

export type SignInEmitted =
  | NoticeRaised
  /** To be remembered: the address and when the link was sent. */
  | { readonly type: 'link.sent'; readonly email: string; readonly atMs: number };

/** What the flow needs from outside. */
export interface SignInActors {
  /** POST /otp, or /recover for a forgotten password. Rejects with the auth service's error. */
  readonly sendLink: Effect<{ readonly email: string }, unknown>;
  /** GET /authorize: leaves the page for the third party, which leads back to the callback. Rejects with the auth service's error. */
  readonly openProvider: Effect<{ readonly provider: AuthProviderId }, unknown>;
}
