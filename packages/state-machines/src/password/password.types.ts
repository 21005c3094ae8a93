import type { AuthProviderId, PasswordPart } from '@mirror-studio/domain/auth';
import type { Effect } from '../shared/effects.ts';
import type { Failure } from '../shared/failure.ts';
import type { Now } from '../shared/time.ts';

/** Signing in, a new account, or another password for somebody who came by a recovery link. */
export type PasswordMode = 'signIn' | 'signUp' | 'newPassword';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Another password, and the code of a mail that proves anew who sets it; none where none was asked for. */
export interface NewPassword {
  readonly password: string;
  readonly nonce?: string;
}

export interface PasswordInput {
  /** Signing in, creating an account, or a new password. */
  readonly mode: PasswordMode;
  /** The address at first, or an empty text. */
  readonly email: string;
  /** Third parties that are set up, where that is known already. Default none. */
  readonly providers?: readonly AuthProviderId[];
  /** The clock, in milliseconds since 1970. Default that of the browser. */
  readonly now?: Now;
}

export interface PasswordContext extends Credentials {
  readonly mode: PasswordMode;
  readonly now: Now;
  /** The parts of the rule that the password does not meet yet; empty while signing in. */
  readonly missing: readonly PasswordPart[];
  readonly failure: Failure | null;
  readonly waitUntilMs: number;
  readonly secondsLeft: number;
  readonly providers: readonly AuthProviderId[];
  /** A code was mailed that proves anew who this is: the new password is sent with it. */
  readonly asksCode: boolean;
  /** The figures of it that were typed. */
  readonly code: string;
  /** It was tried without what is needed: what is missing is shown. */
  readonly isTried: boolean;
  /** The third party that was chosen last. */
  readonly provider: AuthProviderId | null;
}

export type PasswordEvent =
  | { readonly type: 'field.changed'; readonly change: Partial<Credentials> }
  | { readonly type: 'mode.changed'; readonly mode: PasswordMode }
  | { readonly type: 'credentials.submitted' }
  | { readonly type: 'submission.cancelled' }
  | { readonly type: 'code.changed'; readonly code: string }
  /** Another code is to be mailed. */
  | { readonly type: 'code.requested' }
  | { readonly type: 'confirmation.requested' }
  | { readonly type: 'email.edited' }
  /** It is known now which third parties are set up. */
  | { readonly type: 'providers.found'; readonly providers: readonly AuthProviderId[] }
  /** A third party is to say who this is. */
  | { readonly type: 'provider.chosen'; readonly provider: AuthProviderId };

/** What the flow needs from outside. */
export interface PasswordActors {
  /** POST /token?grant_type=password */
  readonly signIn: Effect<Credentials, unknown>;
  /** POST /signup; says whether a session came at once or the address must be confirmed first. */
  readonly signUp: Effect<Credentials, { readonly signedIn: boolean }>;
  /** PUT /user with another password for whoever is signed in, and with the code of a mail where it was asked for. */
  readonly setPassword: Effect<NewPassword, unknown>;
  /** GET /reauthenticate: mails that code. */
  readonly sendCode: Effect<void, unknown>;
  /** POST /resend of the confirmation. */
  readonly resend: Effect<{ readonly email: string }, unknown>;
  /** GET /authorize: leaves the page for the provider, which leads back to the callback. */
  readonly openProvider: Effect<{ readonly provider: AuthProviderId }, unknown>;
  /** Signs out the session of an answer that came after it was cancelled or too late. */
  readonly refuseSession: (answer: unknown) => Promise<unknown>;
}
