import type { AssuranceLevel, AuthEvent, FactorStatus } from '@mirror-studio/domain/auth';
import type { Effect } from '../shared/effects.ts';
import type { Failure } from '../shared/failure.ts';
import type { NoticeRaised } from '../shared/notice.ts';
import type { Now } from '../shared/time.ts';

/** What the flow needs to know of a session (§3). */
export interface StudioSession {
  readonly access_token: string;
  readonly refresh_token: string;
  /** In seconds, as the auth service gives it. */
  readonly expires_at: number;
  /** The assurance level that the access token claims. */
  readonly aal: AssuranceLevel;
  readonly user: {
    readonly id: string;
    readonly email?: string | undefined;
    /** An account without an address: a demonstration. */
    readonly is_anonymous?: boolean | undefined;
    readonly factors?: ReadonlyArray<{ readonly status: FactorStatus }> | undefined;
  };
}

export interface SessionInput {
  /** The clock, in milliseconds since 1970. Default that of the browser. */
  readonly now?: Now;
}

export interface SessionContext {
  readonly now: Now;
  readonly session: StudioSession | null;
  /** The last session ended because it was no longer good. */
  readonly expired: boolean;
  /** Nobody sees the tab. */
  readonly hidden: boolean;
  /** The server has refused a token lately, and the one there is now came in its place. */
  readonly refused: boolean;
  /** Refreshes that failed in a row. */
  readonly failures: number;
  readonly failure: Failure | null;
}

export type SessionEvent =
  /** One of the seven auth events (§4), from this tab or another. */
  | {
      readonly type: 'auth.happened';
      readonly event: AuthEvent;
      readonly session: StudioSession | null;
      /** Nobody signed out: the session that was removed was no longer good. */
      readonly hasExpired?: boolean;
    }
  /** The server answered 401 to a request with this token. */
  | { readonly type: 'token.refused'; readonly accessToken: string }
  | { readonly type: 'tab.shown' }
  | { readonly type: 'tab.hidden' }
  | { readonly type: 'signOut.requested' }
  | { readonly type: 'signOut.cancelled' };

export type SessionEmitted =
  | NoticeRaised
  /** The token to send with requests is another one, or none. */
  | { readonly type: 'session.changed'; readonly session: StudioSession | null }
  /** The stored session is no good: remove it. */
  | { readonly type: 'session.removed' }
  /** The user is gone, signed out or another one: clear what belongs to them. */
  | { readonly type: 'state.cleared' }
  /** Somebody came by a recovery link: ask for a new password. */
  | { readonly type: 'password.asked' };

/** What the flow needs from outside. */
export interface SessionActors {
  /** Reads the stored session, or the one in the address, cleaning it. Rejects when what is stored is no session. */
  readonly readSession: Effect<void, StudioSession | null>;
  /** POST /token?grant_type=refresh_token. Rejects with the auth service's error. */
  readonly refreshSession: Effect<{ readonly refreshToken: string }, StudioSession>;
  /** POST /logout. Rejects with the auth service's error. */
  readonly signOut: Effect<void, unknown>;
}
