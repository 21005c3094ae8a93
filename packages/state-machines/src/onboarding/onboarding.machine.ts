import { tidyName } from '@mirror-studio/domain/profile';
import { promised } from '../shared/effects.ts';
import { timedOut } from '../shared/failure.ts';
import { emptyForm, onboardingSetup } from './onboarding.setup.ts';
import type { OnboardingActors } from './onboarding.types.ts';

const retype = onboardingSetup.createStateConfig({
  on: {
    'field.changed': {
      target: '#onboarding.editing.touched',
      actions: { type: 'keepChange', params: ({ event }) => event.change },
    },
  },
});

/** Onboarding: the four fields of a complete profile (§2, §4, §5). Problems are shown once submission was tried. */
export const onboardingMachine = onboardingSetup.createMachine({
  id: 'onboarding',
  context: { form: emptyForm, failure: null },
  initial: 'loading',
  on: { 'profile.completed': { target: '.done' } },
  states: {
    loading: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        onDone: [
          {
            guard: { type: 'isComplete', params: ({ event }) => ({ profile: event.output }) },
            target: 'done',
          },
          {
            target: 'editing',
            actions: { type: 'readProfile', params: ({ event }) => ({ profile: event.output }) },
          },
        ],
        onError: {
          target: 'failedToLoad',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        answerTimeout: {
          target: 'failedToLoad',
          actions: { type: 'keepFailure', params: { error: timedOut } },
        },
      },
    },
    failedToLoad: { on: { 'load.retried': { target: 'loading' } } },
    editing: {
      tags: 'form',
      initial: 'untouched',
      on: {
        'profile.submitted': [{ guard: 'isValid', target: 'submitting' }, { target: '.invalid' }],
      },
      states: {
        untouched: {
          on: {
            'field.changed': {
              target: 'touched',
              actions: { type: 'keepChange', params: ({ event }) => event.change },
            },
          },
        },
        touched: {
          on: {
            'field.changed': { actions: { type: 'keepChange', params: ({ event }) => event.change } },
          },
        },
        /** Submission was tried: every problem is shown until it is solved. */
        invalid: {
          on: {
            'field.changed': { actions: { type: 'keepChange', params: ({ event }) => event.change } },
          },
        },
      },
    },
    submitting: {
      tags: ['pending', 'form'],
      entry: 'forgetFailure',
      invoke: {
        id: 'saveProfile',
        src: 'saveProfile',
        input: ({ context }) => ({ ...context.form, displayName: tidyName(context.form.displayName) }),
        onDone: { target: 'done' },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      after: {
        answerTimeout: { target: 'failed', actions: { type: 'keepFailure', params: { error: timedOut } } },
      },
      on: { 'submission.cancelled': { target: 'editing.touched' } },
    },
    /** The server said no. */
    refused: { tags: 'form', on: { ...retype.on, 'profile.submitted': { target: 'submitting' } } },
    /** No answer came; the same row can be sent again. */
    failed: { tags: 'form', on: { ...retype.on, 'profile.submitted': { target: 'submitting' } } },
    done: { type: 'final' },
  },
});

/**
 * @param actors - What the flow needs from outside.
 * @returns The machine that uses it.
 */
export function provideOnboarding(actors: OnboardingActors) {
  return onboardingMachine.provide({
    actors: { loadProfile: promised(actors.loadProfile), saveProfile: promised(actors.saveProfile) },
  });
}
