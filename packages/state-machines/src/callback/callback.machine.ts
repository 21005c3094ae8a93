import {
  callbackProblem,
  identityProblem,
  normaliseEmail,
  providerProblem,
} from '@mirror-studio/domain/auth';
import { and } from 'xstate';
import { promised, refusable } from '../shared/effects.ts';
import { type Thrown, timedOut } from '../shared/failure.ts';
import { callbackSetup } from './callback.setup.ts';
import type { CallbackActors, SessionOwner } from './callback.types.ts';

/** Why an address did not sign in: by a third party, else by a link. */
const problemOf = (code: string | null) => providerProblem(code) ?? callbackProblem(code);

/** Somebody who is signed in and comes back from a third party empty-handed stays as they were. */
const keptProblem = (code: string | null, signedIn: SessionOwner | null) =>
  identityProblem(code) ?? (signedIn === null ? null : providerProblem(code));

const countdown = callbackSetup.createStateConfig({
  after: { countdownTick: { target: 'counting', reenter: true, actions: 'countDown' } },
});

const notOpened = [
  {
    guard: { type: 'isRefused', params: ({ event }: { event: Thrown }) => ({ error: event.error }) },
    target: '#callback.refused',
    actions: { type: 'keepProblem', params: ({ event }: { event: Thrown }) => ({ error: event.error }) },
  },
  {
    target: '#callback.unreachable',
    actions: { type: 'keepFailure', params: ({ event }: { event: Thrown }) => ({ error: event.error }) },
  },
] as const;

const followsVisitor = callbackSetup.createStateConfig({
  on: { 'visitor.changed': { actions: { type: 'keepSignedIn', params: ({ event }) => event.signedIn } } },
});

/** The same where it may be known already whose the session is: whoever it is of has come by themselves. */
const followsOwner = callbackSetup.createStateConfig({
  on: {
    'visitor.changed': [
      { guard: { type: 'isOwner', params: ({ event }) => event }, target: '#callback.done' },
      { actions: { type: 'keepSignedIn', params: ({ event }) => event.signedIn } },
    ],
  },
});

const unanswered = callbackSetup.createStateConfig({
  after: {
    answerTimeout: {
      target: '#callback.unreachable',
      actions: { type: 'keepFailure', params: { error: timedOut } },
    },
  },
  on: { 'exchange.cancelled': { target: '#callback.stopped' } },
});

const growsStale = callbackSetup.createStateConfig({
  after: { staleness: { guard: 'isWhole', target: '#callback.refused', actions: 'nameStale' } },
});

const again = [
  { guard: 'isOwnerUnread', target: '#callback.identifying' },
  { guard: 'mayReplace', target: '#callback.asking' },
  { target: '#callback.exchanging' },
] as const;

/** The landing of a link: a session, or why there is none and another link (§2, §4, §8). */
export const callbackMachine = callbackSetup.createMachine({
  id: 'callback',
  context: ({ input }) => ({
    landing: input.landing,
    signedIn: input.signedIn ?? null,
    begun: input.begun ?? null,
    owner: null,
    now: input.now ?? Date.now,
    email: input.email,
    problem: input.landing.kind === 'error' ? problemOf(input.landing.code) : null,
    failure: null,
    identityProblem:
      input.landing.kind === 'error' ? keptProblem(input.landing.code, input.signedIn ?? null) : null,
    waits: {},
    waitUntilMs: 0,
    secondsLeft: 0,
  }),
  initial: 'landed',
  states: {
    landed: {
      always: [
        { guard: 'isStale', target: 'refused', actions: 'nameStale' },
        { guard: 'isOwnerUnread', target: 'identifying' },
        { guard: and(['isCode', 'mayReplace']), target: 'asking' },
        { guard: 'isCode', target: 'exchanging' },
        { guard: 'keepsSession', target: 'kept' },
        { target: 'refused' },
      ],
    },
    /** A whole session in the address: whose it is, before anything is done with it. */
    identifying: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'readOwner',
        src: 'readOwner',
        input: ({ context }) => context.landing,
        onDone: [
          // Their own session goes on: the one in the address is not needed.
          { guard: { type: 'isSignedIn', params: ({ event }) => ({ owner: event.output }) }, target: 'done' },
          {
            guard: { type: 'isBegunHere', params: ({ event }) => ({ owner: event.output }) },
            target: 'exchanging',
            actions: { type: 'keepOwner', params: ({ event }) => ({ owner: event.output }) },
          },
          {
            target: 'asking',
            actions: { type: 'keepOwner', params: ({ event }) => ({ owner: event.output }) },
          },
        ],
        onError: notOpened,
      },
      ...unanswered,
      on: { ...unanswered.on, ...followsVisitor.on },
    },
    /** It did not begin here, or would replace somebody who is signed in: one press decides. */
    asking: {
      ...growsStale,
      on: {
        ...followsOwner.on,
        'session.accepted': { target: 'exchanging' },
        'session.declined': { target: 'declined' },
      },
    },
    exchanging: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'openSession',
        src: 'openSession',
        input: ({ context: { landing, owner } }) => ({ landing, owner }),
        onDone: [
          { guard: { type: 'isRecovery', params: ({ event }) => event.output }, target: 'recovered' },
          { target: 'done' },
        ],
        onError: notOpened,
      },
      ...unanswered,
    },
    /** No answer came: the code may still be good. */
    unreachable: { ...growsStale, on: { ...followsOwner.on, 'exchange.retried': again } },
    /** Whoever waited did not want to any longer. */
    stopped: { ...growsStale, on: { ...followsOwner.on, 'exchange.retried': again } },
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
        onDone: { target: 'resent', actions: ['startCooldown', 'notifySent'] },
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
    declined: { type: 'final' },
    /** Signed in to set another password. */
    recovered: { type: 'final' },
    done: { type: 'final' },
  },
});

/**
 * @param actors - What the flow needs from outside.
 * @returns The machine that uses it.
 */
export function provideCallback(actors: CallbackActors) {
  return callbackMachine.provide({
    actors: {
      readOwner: promised(actors.readOwner),
      openSession: promised(refusable(actors.openSession, actors.refuseSession)),
      sendLink: promised(actors.sendLink),
    },
  });
}
