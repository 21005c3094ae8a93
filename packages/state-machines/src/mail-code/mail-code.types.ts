import type { Effect } from '../shared/effects.ts';
import type { Failure } from '../shared/failure.ts';

/** What the mail was asked for: signing in, also with a confirmation, or another password. */
export type MailCodePurpose = 'signIn' | 'recovery';

export interface MailCodeInput {
  /** What the mail was asked for. */
  readonly purpose: MailCodePurpose;
  /** The address that the mail went to, or an empty text. */
  readonly email: string;
  /** The address is asked for too: on a device that did not ask for the mail. Default false. */
  readonly asksEmail?: boolean;
}

/** What was typed survives everything but its own success. */
export interface MailCodeContext {
  readonly purpose: MailCodePurpose;
  /** As typed. */
  readonly email: string;
  readonly asksEmail: boolean;
  /** The figures alone. */
  readonly code: string;
  readonly failure: Failure | null;
}

export type MailCodeEvent =
  | { readonly type: 'email.changed'; readonly email: string }
  | { readonly type: 'code.changed'; readonly code: string }
  | { readonly type: 'code.submitted' }
  | { readonly type: 'submission.cancelled' };

/** A code and the address whose mail it came with. */
export interface TypedMailCode {
  readonly email: string;
  readonly code: string;
  readonly purpose: MailCodePurpose;
}

/** What the flow needs from outside. */
export interface MailCodeActors {
  /** POST /verify with the address and the code; the session begins. Rejects with the auth service's error. */
  readonly useCode: Effect<TypedMailCode, unknown>;
  /** Signs out the session of an answer that came after it was cancelled or too late. */
  readonly refuseSession: (answer: unknown) => Promise<unknown>;
}
