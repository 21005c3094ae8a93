import type { OnboardingForm, UserProfile } from '@mirror-studio/domain/profile';
import type { Effect } from '../shared/effects.ts';
import type { Failure } from '../shared/failure.ts';

export interface OnboardingContext {
  /** As typed and chosen; it survives every failure. */
  readonly form: OnboardingForm;
  readonly failure: Failure | null;
}

export type OnboardingEvent =
  | { readonly type: 'field.changed'; readonly change: Partial<OnboardingForm> }
  | { readonly type: 'profile.submitted' }
  | { readonly type: 'submission.cancelled' }
  | { readonly type: 'load.retried' }
  /** What was missing was said elsewhere: the terms at their gate, the rest in another tab. */
  | { readonly type: 'profile.completed' };

/** What the flow needs from outside. */
export interface OnboardingActors {
  /** Reads the row of user_profiles; null when there is none yet. */
  readonly loadProfile: Effect<void, UserProfile | null>;
  /** Writes the row. The same row twice is the same as once. */
  readonly saveProfile: Effect<OnboardingForm, unknown>;
}
