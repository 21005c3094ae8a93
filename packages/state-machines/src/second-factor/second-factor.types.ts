import type { Effect } from '../shared/effects.ts';
import type { FactorList, KnownFactor, KnownTries } from '../shared/factors.ts';
import type { Failure } from '../shared/failure.ts';
import type { Now } from '../shared/time.ts';

/** A factor that is not proved yet: what an app for codes takes over. */
export interface Enrolment {
  readonly id: string;
  /** In base 32, to be typed. */
  readonly secret: string;
  /** The address that is scanned. */
  readonly uri: string;
}

export interface SecondFactorInput {
  /** The clock, in milliseconds since 1970. Default that of the browser. */
  readonly now?: Now;
}

/** What is typed survives everything but its own success. */
export interface SecondFactorContext extends FactorList, KnownTries {
  readonly now: Now;
  readonly name: string;
  readonly enrolment: Enrolment | null;
  readonly code: string;
  /** The factor that is to be removed. */
  readonly chosen: KnownFactor | null;
  /** New recovery codes, until they are confirmed as kept. */
  readonly codes: readonly string[];
  readonly isKept: boolean;
  readonly failure: Failure | null;
  readonly waitUntilMs: number;
  readonly secondsLeft: number;
}

export type SecondFactorEvent =
  | { readonly type: 'factors.requested' }
  | { readonly type: 'enrolment.begun' }
  | { readonly type: 'name.changed'; readonly name: string }
  | { readonly type: 'name.submitted' }
  | { readonly type: 'code.changed'; readonly code: string }
  | { readonly type: 'code.submitted' }
  | { readonly type: 'removal.begun'; readonly factorId: string }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'codes.requested' }
  | { readonly type: 'codes.kept'; readonly isKept: boolean }
  | { readonly type: 'codes.closed' }
  /** Back to the list, whatever was begun. */
  | { readonly type: 'task.cancelled' }
  /** The second factor was proved in this session, or not. */
  | { readonly type: 'stepUp.passed' }
  | { readonly type: 'stepUp.cancelled' };

/** What the flow needs from outside. */
export interface SecondFactorActors {
  /** The proved factors of whoever is signed in, and how many recovery codes are left. */
  readonly readFactors: Effect<void, FactorList>;
  /** POST /factors. One of this name that was begun and not proved makes room. */
  readonly enrol: Effect<{ readonly name: string }, Enrolment>;
  /** POST /factors/{id}/challenge and /verify. */
  readonly prove: Effect<{ readonly factorId: string; readonly code: string }, unknown>;
  /** DELETE /factors/{id}; one that is gone already is removed. */
  readonly remove: Effect<{ readonly factorId: string }, unknown>;
  /** Ten recovery codes in place of those before. */
  readonly makeCodes: Effect<void, readonly string[]>;
}
