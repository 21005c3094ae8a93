import { requestLimits } from '@mirror-studio/domain/constants/requests';
import {
  checkOnboarding,
  isProfileComplete,
  type OnboardingForm,
  type UserProfile,
  useTypes,
} from '@mirror-studio/domain/profile';
import { assign, setup } from 'xstate';
import { missing } from '../shared/effects.ts';
import { isRefusal, type Thrown, toFailure } from '../shared/failure.ts';
import type { OnboardingContext, OnboardingEvent } from './onboarding.types.ts';

/** The form before anything is known. */
export const emptyForm: OnboardingForm = {
  displayName: '',
  useType: null,
  termsAccepted: false,
  complianceConfirmed: false,
};

/**
 * @param profile - The profile as it is stored.
 * @returns The form with what is known already.
 */
export function formOf(profile: UserProfile | null): OnboardingForm {
  return {
    displayName: profile?.display_name ?? '',
    useType: useTypes.find((type) => type === profile?.use_type) ?? null,
    termsAccepted: profile?.terms_accepted === true,
    complianceConfirmed: profile?.compliance_confirmed === true,
  };
}

/** What the states of the onboarding are made of. */
export const onboardingSetup = setup({
  types: {
    context: {} as OnboardingContext,
    events: {} as OnboardingEvent,
    tags: {} as 'pending' | 'form',
  },
  actors: {
    loadProfile: missing<void, UserProfile | null>('loadProfile'),
    saveProfile: missing<OnboardingForm, unknown>('saveProfile'),
  },
  delays: { answerTimeout: requestLimits.answerMs },
  guards: {
    isComplete: (_, { profile }: { profile: UserProfile | null }) => isProfileComplete(profile),
    isValid: ({ context }) => Object.keys(checkOnboarding(context.form)).length === 0,
    isRefused: (_, { error }: Thrown) => isRefusal(error),
  },
  actions: {
    readProfile: assign((_, { profile }: { profile: UserProfile | null }) => ({ form: formOf(profile) })),
    keepChange: assign(({ context }, change: Partial<OnboardingForm>) => ({
      form: { ...context.form, ...change },
    })),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
  },
});
