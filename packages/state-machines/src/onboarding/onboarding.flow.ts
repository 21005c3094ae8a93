import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { checkOnboarding } from '@mirror-studio/domain/profile';
import { defineFlow, done, failed } from '../walk/flow.ts';
import { onboardingMachine, provideOnboarding } from './onboarding.machine.ts';

const complete = {
  displayName: 'Iris Halcyon',
  useType: 'photographer',
  termsAccepted: true,
  complianceConfirmed: true,
} as const;

/** What a walk through the onboarding sends, and what tells its states apart on screen. */
export const onboardingFlow = defineFlow({
  name: 'onboarding',
  machine: onboardingMachine,
  provide: provideOnboarding,
  inputs: { start: undefined },
  events: [
    done('loadProfile', null),
    done('loadProfile', {
      display_name: 'Iris Halcyon',
      use_type: 'photographer',
      terms_accepted: true,
      compliance_confirmed: true,
    }),
    failed('loadProfile', networkError()),
    { type: 'load.retried' },
    { type: 'profile.completed' },
    { type: 'field.changed', change: { displayName: complete.displayName } },
    { type: 'field.changed', change: { displayName: '' } },
    { type: 'field.changed', change: complete },
    { type: 'profile.submitted' },
    { type: 'submission.cancelled' },
    done('saveProfile', {}),
    failed(
      'saveProfile',
      new ApiError({ status: 422, code: 'INPUT_INVALID', message: 'Choose another name' }),
    ),
    failed('saveProfile', networkError()),
  ],
  classOf: ({ context, status }) => {
    if (status === 'done') return [];
    const problems = Object.keys(checkOnboarding(context.form));
    return [problems.length === 0 ? 'complete' : problems.includes('displayName') ? '' : 'named'];
  },
});
