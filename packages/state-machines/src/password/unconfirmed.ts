import { normaliseEmail } from '@mirror-studio/domain/auth';
import { timedOut } from '../shared/failure.ts';
import { passwordSetup } from './password.setup.ts';

/** The confirmation is on its way by email; it can be sent again once a minute. */
export const unconfirmed = passwordSetup.createStateConfig({
  initial: 'coolingDown',
  on: { 'email.edited': { target: '#password.editing' } },
  states: {
    coolingDown: {
      initial: 'counting',
      after: { wait: { target: 'ready' } },
      states: {
        counting: {
          after: { countdownTick: { target: 'counting', reenter: true, actions: 'countDown' } },
        },
      },
    },
    ready: { on: { 'confirmation.requested': { target: 'resending' } } },
    resending: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'resend',
        src: 'resend',
        input: ({ context }) => ({ email: normaliseEmail(context.email) }),
        onDone: { target: 'coolingDown', actions: 'startCooldown' },
        onError: {
          target: 'coolingDown',
          actions: [
            { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            { type: 'startRetryWait', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
      after: {
        answerTimeout: {
          target: 'ready',
          actions: { type: 'keepFailure', params: { error: timedOut } },
        },
      },
      on: { 'submission.cancelled': { target: 'ready' } },
    },
  },
});
