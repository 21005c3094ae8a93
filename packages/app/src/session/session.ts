import type { Notice } from '@mirror-studio/state-machines/shared';

export interface SignedInUser {
  readonly id: string;
  /** Empty for a demonstration account. */
  readonly email: string;
  /** An anonymous account, opened in demo mode: it buys, gives and publishes nothing. */
  readonly isDemo: boolean;
}

/** Who uses this browser. `unknown` until the first session check (§4). */
export type Session =
  | { readonly status: 'unknown' }
  /** `isExpired`: the last session ended by itself, not because anybody signed out. */
  | { readonly status: 'signedOut'; readonly isExpired: boolean }
  | {
      readonly status: 'signedIn';
      readonly user: SignedInUser;
      /** They have a second factor, have not proved it in this session, and this browser is not remembered (§4). */
      readonly isStepUpDue: boolean;
    };

/** A visitor whom nobody knows yet. Pages are prerendered for one, and hydrated as one: whoever is there is shown right after. */
export const signedOut: Session = { status: 'signedOut', isExpired: false };

/** What the session tells besides its state. */
export type SessionNews =
  | { readonly type: 'noticed'; readonly notice: Notice }
  /** The person has gone: what was loaded for them is nobody's. */
  | { readonly type: 'cleared' }
  /** The same person is in again, on a page that was kept: what could not be read meanwhile can. */
  | { readonly type: 'resumed' };
