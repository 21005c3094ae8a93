import { profileLimits } from '../constants/account.ts';
import type { TextKey } from '../texts/index.ts';
import { tidyName } from './name.ts';
import type { UseType } from './profile.ts';

/** What can be wrong with the onboarding form, each with the text of its name. */
export const onboardingProblems = [
  'nameEmpty',
  'nameTooLong',
  'useTypeMissing',
  'termsMissing',
  'complianceMissing',
] as const satisfies TextKey<'onboarding'>[];
export type OnboardingProblem = (typeof onboardingProblems)[number];

export interface OnboardingForm {
  readonly displayName: string;
  readonly useType: UseType | null;
  readonly termsAccepted: boolean;
  readonly complianceConfirmed: boolean;
}

/** The problem of each field that has one. */
export type OnboardingProblems = { readonly [Field in keyof OnboardingForm]?: OnboardingProblem };

/**
 * Checks the onboarding form (§5: a complete profile).
 *
 * @param form - The form.
 * @returns The problem of each field that has one: an empty object when the profile would be complete.
 */
export function checkOnboarding(form: OnboardingForm): OnboardingProblems {
  const name = tidyName(form.displayName);
  return {
    ...(name === '' && { displayName: 'nameEmpty' as const }),
    ...(Array.from(name).length > profileLimits.nameCharacters && { displayName: 'nameTooLong' as const }),
    ...(form.useType === null && { useType: 'useTypeMissing' as const }),
    ...(!form.termsAccepted && { termsAccepted: 'termsMissing' as const }),
    ...(!form.complianceConfirmed && { complianceConfirmed: 'complianceMissing' as const }),
  };
}
