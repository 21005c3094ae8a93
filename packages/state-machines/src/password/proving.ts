import { passwordSetup } from './password.setup.ts';

/**
 * A code is on its way by email, which proves anew who sets another password; another can be sent once a minute. The password stays
 * as it was typed.
 */
export const proving = passwordSetup.createStateConfig({
  tags: 'form',
  initial: 'coolingDown',
  on: {
    'field.changed': {
      actions: [{ type: 'keepChange', params: ({ event }) => event.change }, 'forgetFailure'],
    },
    'code.changed': { actions: [{ type: 'keepCode', params: ({ event }) => event }, 'forgetFailure'] },
    'credentials.submitted': [
      { guard: 'isProved', target: '#password.setting', actions: 'forgetTried' },
      { actions: ['markTried', 'forgetFailure'] },
    ],
  },
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
    ready: { on: { 'code.requested': { target: '#password.sendingCode', actions: 'forgetTried' } } },
  },
});
