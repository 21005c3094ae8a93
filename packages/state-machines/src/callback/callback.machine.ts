import { callbackProblem, identityProblem, normaliseEmail } from '@mirror-studio/domain/auth';
import { promised, refusable } from '../shared/effects.ts';
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
    identityProblem: input.landing.kind === 'error' ? identityProblem(input.landing.code) : null,
    waits: {},
    waitUntilMs: 0,
    secondsLeft: 0,
  }),
  initial: 'landed',
  states: {
    landed: {
      always: [
        { guard: 'isStale', target: 'refused', actions: 'nameStale' },
        { guard: 'hasSession', target: 'exchanging' },
        { guard: 'keepsSession', target: 'kept' },
        { target: 'refused' },
      ],
    },
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
      on: { 'exchange.cancelled': { target: 'stopped' } },
    },
    /** No answer came: the code may still be good. */
    unreachable: { on: { 'exchange.retried': { target: 'exchanging' } } },
    /** Whoever waited did not want to any longer. */
    stopped: { on: { 'exchange.retried': { target: 'exchanging' } } },
    /** Something about the identities of somebody signed in did not work: they stay signed in (§8). */
    kept: { on: { 'landing.left': { target: 'done' } } },
    refused: {
      initial: 'read',
      on: {
        'email.changed': {
          target: '.read',
          actions: ['forgetFailure', { type: 'keepEmail', params: ({ event }) => event.email }],
        },
        'link.requested': [
          { guard: 'isLimitedForIt', target: 'rateLimited', actions: 'resumeWait' },
          { guard: 'isEmail', target: 'resending' },
          { target: '.emailInvalid' },
        ],
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
          after: { wait: { target: 'ready', actions: 'endWait' } },
          states: { counting: countdown },
        },
        ready: { on: { 'link.requested': { target: '#callback.resending' } } },
      },
    },
    rateLimited: {
      initial: 'counting',
      after: { wait: { target: 'refused', actions: ['endWait', 'forgetFailure'] } },
      on: {
        'email.changed': {
          target: 'refused',
          actions: ['forgetFailure', { type: 'keepEmail', params: ({ event }) => event.email }],
        },
      },
      states: { counting: countdown },
    },
    done: { type: 'final' },
  },
});

/** Takes what the flow needs from outside; returns the machine that uses it. */
export function provideCallback(actors: CallbackActors) {
  return callbackMachine.provide({
    actors: {
      openSession: promised(refusable(actors.openSession, actors.refuseSession)),
      sendLink: promised(actors.sendLink),
    },
  });
}
