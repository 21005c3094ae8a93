import type { AddressSide } from '@mirror-studio/domain/auth';
import type { Effect } from '../shared/effects.ts';
import type { Failure } from '../shared/failure.ts';
import type { NoticeRaised } from '../shared/notice.ts';

/** Somebody's address, and the change of it that is under way. */
export interface AddressState {
  /** Empty for whoever has a number alone. */
  readonly email: string;
  /** That number, which is asked in place of an address; left out or null where there is an address. */
  readonly phone?: string | null;
  readonly change: {
    readonly newEmail: string;
    /** When the messages were sent last, as ISO 8601; left out where that is not known. */
    readonly sentAt?: string;
    readonly isOldProved: boolean;
    readonly isNewProved: boolean;
  } | null;
  /** False where another service keeps the address: nothing is known of a change there. */
  readonly isAvailable: boolean;
}

/** How it stands, as guards and actions take it. */
export interface AddressRead {
  readonly state: AddressState;
}

/** What is typed survives everything but its own success. */
export interface AddressChangeContext extends AddressState {
  /** The address that is wanted, as typed. */
  readonly typed: string;
  /** The address whose code is asked for. */
  readonly side: AddressSide;
  /** The figures alone. */
  readonly code: string;
  readonly failure: Failure | null;
}

export type AddressChangeEvent =
  | { readonly type: 'address.requested' }
  /** How it stands was read: a link was pressed elsewhere, or nothing has happened. */
  | { readonly type: 'address.read'; readonly state: AddressState }
  | { readonly type: 'editing.begun' }
  | { readonly type: 'email.changed'; readonly email: string }
  | { readonly type: 'email.submitted' }
  /** Back to the address as it is. */
  | { readonly type: 'editing.cancelled' }
  | { readonly type: 'side.changed'; readonly side: AddressSide }
  | { readonly type: 'code.changed'; readonly code: string }
  | { readonly type: 'code.submitted' }
  | { readonly type: 'messages.requested' }
  | { readonly type: 'change.cancelled' }
  /** The second factor was proved in this session, or not. */
  | { readonly type: 'stepUp.passed' }
  | { readonly type: 'stepUp.cancelled' };

export type AddressChangeEmitted =
  | NoticeRaised
  /** The session is to learn the new address. */
  | { readonly type: 'address.changed' };

/** What the flow needs from outside. */
export interface AddressChangeActors {
  /** The address, and what is under way. */
  readonly readAddress: Effect<void, AddressState>;
  /** PUT /user with the new address: messages go to both. */
  readonly requestChange: Effect<{ readonly email: string }, unknown>;
  /** Proves one of the two by its code. */
  readonly prove: Effect<{ readonly side: AddressSide; readonly code: string }, AddressState>;
  /** The messages once more, to the addresses that are not proved. */
  readonly resend: Effect<void, AddressState>;
  /** Ends the change. */
  readonly cancel: Effect<void, unknown>;
}
