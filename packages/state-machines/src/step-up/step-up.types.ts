import type { Effect } from '../shared/effects.ts';
import type { FactorList, KnownTries } from '../shared/factors.ts';
import type { Failure } from '../shared/failure.ts';
import type { NoticeRaised } from '../shared/notice.ts';
import type { Now } from '../shared/time.ts';

/** A code of the app, or a recovery code in its place. */
export type ProofMethod = 'app' | 'recoveryCode';

export interface StepUpInput {
  /** The clock, in milliseconds since 1970. Default that of the browser. */
  readonly now?: Now;
  /** A browser can be remembered, so that its next sign-in asks for no code. Default false. */
  readonly canRemember?: boolean;
}

/** What was typed survives everything but its own success; each way of proving keeps its own. */
export interface StepUpContext extends FactorList, KnownTries {
  readonly now: Now;
  readonly method: ProofMethod;
  /** The app whose code is asked for; empty until the factors are known. */
  readonly factorId: string;
  /** As typed: the figures alone. */
  readonly code: string;
  /** As typed. */
  readonly recoveryCode: string;
  /** It is offered to remember this browser. */
  readonly canRemember: boolean;
  /** It was asked for. */
  readonly remembers: boolean;
  readonly failure: Failure | null;
  readonly waitUntilMs: number;
  readonly secondsLeft: number;
}

export type StepUpEvent =
  | { readonly type: 'factors.requested' }
  | { readonly type: 'code.changed'; readonly code: string }
  | { readonly type: 'recoveryCode.changed'; readonly recoveryCode: string }
  | { readonly type: 'method.changed'; readonly method: ProofMethod }
  | { readonly type: 'factor.chosen'; readonly factorId: string }
  | { readonly type: 'remember.changed'; readonly remembers: boolean }
  | { readonly type: 'code.submitted' };

export type StepUpEmitted = NoticeRaised;

/** What proves the second factor. */
export type SecondProof = (
  | { readonly method: 'app'; readonly factorId: string; readonly code: string }
  | { readonly method: 'recoveryCode'; readonly code: string }
) & {
  /** The browser is to be remembered with it. Left out where it is not. */
  readonly remembers?: true;
};

/** What came of a proof. */
export interface Proved {
  /** How many recovery codes are left after the use of one; null after a code of the app. */
  readonly recoveryCodesLeft: number | null;
  /** False where the browser was to be remembered and was not. */
  readonly isRemembered?: boolean;
}

/** What the flow needs from outside. */
export interface StepUpActors {
  /** The proved factors of whoever is signed in, and how many recovery codes are left. */
  readonly readFactors: Effect<void, FactorList>;
  /** POST /factors/{id}/challenge and /verify, or the use of a recovery code; the session goes on at aal2. */
  readonly prove: Effect<SecondProof, Proved>;
}
