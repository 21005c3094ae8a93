import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { checkOnboarding } from '@mirror-studio/domain/profile';
import { common } from '@mirror-studio/domain/texts/en/common';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { onboarding } from '@mirror-studio/domain/texts/en/onboarding';
import { defineFlow, done, failed } from '../explore/flow.ts';
import { button, field, type Interactions, sent, system } from '../explore/interactions.ts';
import type { Move } from '../explore/moves.ts';
import { onboardingMachine, provideOnboarding } from './onboarding.machine.ts';

const complete = {
  displayName: 'Iris Halcyon',
  useType: 'photographer',
  termsAccepted: true,
  complianceConfirmed: true,
} as const;

/** How each event comes about: by keyboard, by pointer, or from outside. */
const interactions: Interactions<typeof onboardingMachine> = {
  'load.retried': button(errors.action_retry),
  'field.changed': ({ change: { displayName = '', useType } }) => {
    const named = field(onboarding.displayName, displayName);
    if (useType === undefined || useType === null) return named;
    const rest = (by: 'keyboard' | 'pointer'): Move[] => [
      by === 'keyboard'
        ? { rove: ['radio', onboarding[`useType_${useType}`]] }
        : { click: ['radio', onboarding[`useType_${useType}`]] },
      ...(by === 'keyboard' ? [{ press: 'Space' }] : []),
      // Its name goes on with the link to the terms.
      { tick: ['checkbox', new RegExp(`^${onboarding.terms.slice(0, 24)}`)], by },
      { tick: ['checkbox', onboarding.compliance], by },
    ];
    return {
      keyboard: [...named.keyboard, ...rest('keyboard')],
      pointer: [...named.pointer, ...rest('pointer')],
    };
  },
  'profile.completed': system('the gate of the terms'),
  'profile.submitted': sent(onboarding.displayName, onboarding.submit),
  'submission.cancelled': button(common.cancel),
};

/** What an exploration of the onboarding sends, and what tells its states apart on screen. */
export const onboardingFlow = defineFlow({
  name: 'onboarding',
  about:
    'The four fields of a complete profile. Problems are told once submission was tried; whatever fails, what was typed stays.',
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
  variantOf: ({ context, status }) => {
    if (status === 'done') return [];
    const problems = Object.keys(checkOnboarding(context.form));
    return [problems.length === 0 ? 'complete' : problems.includes('displayName') ? '' : 'named'];
  },
  interactions,
  inexactEvents: ['field.changed'],
  window: { framed: true },
  shownBy: ['Components/OnboardingForm'],
});
