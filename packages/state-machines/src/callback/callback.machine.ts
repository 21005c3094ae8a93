import { callbackProblem, normaliseEmail } from '@mirror-studio/domain/auth';
import { promised } from '../shared/effects.ts';
import { timedOut } from '../shared/failure.ts';
import { callbackSetup } from './callback.setup.ts';
import type { CallbackActors } from './callback.types.ts';

const countdown = callbackSetup.createStateConfig({
  after: { countdownTick: { target: 'counting', reenter: true, actions: 'countDown' } },
});

/** The landing of a link: a session, or why there is none and another link (§2, §4, §8). */
export const callbackMachine = callbackSetup.createMachine({
  id: 'callback',
  context: ({ input }) => ({
    landing: input.landing,
    now: input.now ?? Date.now,
    email: input.email,
    problem: input.landing.kind === 'error' ? callbackProblem(input.landing.code) : null,
    failure: null,
    waitUntilMs: 0,
    secondsLeft: 0,
  }),
  initial: 'landed',
  states: {
    landed: { always: [{ guard: 'hasSession', target: 'exchanging' }, { target: 'refused' }] },
    exchanging: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'openSession',
        src: 'openSession',
        input: ({ context }) => context.landing,
        onDone: { target: 'done' },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: { type: 'keepProblem', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'unreachable',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      after: {
        answerTimeout: {
          target: 'unreachable',
          actions: { type: 'keepFailure', params: { error: timedOut } },
        },
      },
      on: { 'exchange.cancelled': { target: 'refused' } },
    },
    /** No answer came: the code may still be good. */
    unreachable: { on: { 'exchange.retried': { target: 'exchanging' } } },
    refused: {
      initial: 'read',
      on: {
        'email.changed': {
          target: '.read',
          actions: { type: 'keepEmail', params: ({ event }) => event.email },
        },
        'link.requested': [{ guard: 'isEmail', target: 'resending' }, { target: '.emailInvalid' }],
      },
      states: {
        read: {
          always: [
            { guard: 'isExpired', target: 'expired' },
            { guard: 'isUsed', target: 'used' },
            { guard: 'isWrongBrowser', target: 'wrongBrowser' },
            { target: 'failed' },
          ],
        },
        expired: {},
        used: {},
        wrongBrowser: {},
        failed: {},
        emailInvalid: {},
      },
    },
    resending: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'sendLink',
        src: 'sendLink',
        input: ({ context }) => ({ email: normaliseEmail(context.email) }),
        onDone: { target: 'resent', actions: ['startCooldown', 'tellSent'] },
        onError: [
          {
            guard: { type: 'isRateLimited', params: ({ event }) => ({ error: event.error }) },
            target: 'rateLimited',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              { type: 'startRateLimit', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            target: 'refused',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      after: {
        answerTimeout: { target: 'refused', actions: { type: 'keepFailure', params: { error: timedOut } } },
      },
      on: { 'request.cancelled': { target: 'refused' } },
    },
    resent: {
      initial: 'coolingDown',
      states: {
        coolingDown: {
          initial: 'counting',
          after: { wait: { target: 'ready' } },
          states: { counting: countdown },
        },
        ready: { on: { 'link.requested': { target: '#callback.resending' } } },
      },
    },
    rateLimited: {
      initial: 'counting',
      after: { wait: { target: 'refused' } },
      states: { counting: countdown },
    },
    done: { type: 'final' },
  },
});

/** Takes what the flow needs from outside; returns the machine that uses it. */
export function provideCallback(actors: CallbackActors) {
  return callbackMachine.provide({
    actors: { openSession: promised(actors.openSession), sendLink: promised(actors.sendLink) },
  });
}
