import { promised } from '../shared/effects.ts';
import { assurance, fresh } from './regions.ts';
import { sessionSetup } from './session.setup.ts';
import type { SessionActors, SessionEvent } from './session.types.ts';

type Happened = Extract<SessionEvent, { type: 'auth.happened' }>;

const taken = [
  { type: 'clearForOther', params: ({ event }: { event: Happened }) => event },
  { type: 'keepSession', params: ({ event }: { event: Happened }) => event },
  { type: 'notifySession' },
] as const;

/** Who is signed in (§4 auth): unknown until the first check, then ready with a user or none. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({
    now: input.now ?? Date.now,
    session: null,
    expired: false,
    hidden: false,
    refused: false,
    failures: 0,
    failure: null,
  }),
  initial: 'unknown',
  on: {
    'tab.hidden': { actions: 'hide' },
    'tab.shown': { actions: 'show' },
    'auth.happened': [
      {
        guard: { type: 'isKnownEnd', params: ({ event }) => event },
        target: '.signedOut',
        actions: ['forgetSession', 'rememberEnd', 'notifyCleared'],
      },
      {
        guard: { type: 'isEnd', params: ({ event }) => event },
        target: '.signedOut',
        actions: ['forgetSession', 'notifyRemoved', 'notifyCleared'],
      },
      {
        guard: { type: 'isSignOut', params: ({ event }) => event },
        target: '.signedOut',
        actions: ['forgetSession', 'notifyCleared'],
      },
      {
        guard: { type: 'isPasswordRecovery', params: ({ event }) => event },
        target: '.signedIn',
        actions: [...taken, 'askForPassword'],
      },
      {
        guard: { type: 'isSession', params: ({ event }) => event },
        target: '.signedIn',
        actions: taken,
      },
    ],
  },
  states: {
    unknown: {
      tags: 'pending',
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ session: event.output }) },
            target: 'signedIn',
            actions: [
              { type: 'keepSession', params: ({ event }) => ({ session: event.output }) },
              'notifySession',
            ],
          },
          { target: 'signedOut' },
        ],
        onError: { target: 'signedOut', actions: 'notifyRemoved' },
      },
      after: { answerTimeout: { target: 'signedOut' } },
      on: {
        'auth.happened': [
          {
            guard: { type: 'isSignedOutElsewhere', params: ({ event }) => event },
            target: 'signedOut',
            actions: 'notifyCleared',
          },
          { guard: { type: 'isNobody', params: ({ event }) => event }, target: 'signedOut' },
        ],
      },
    },
    signedOut: { tags: 'ready', entry: 'notifySession' },
    signedIn: {
      tags: 'ready',
      type: 'parallel',
      on: { 'signOut.requested': { target: 'signingOut' } },
      states: { fresh, assurance },
    },
    signingOut: {
      tags: ['ready', 'pending'],
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: { target: 'signedOut', actions: ['forgetSession', 'notifyCleared', 'noticeSignedOut'] },
        onError: [
          {
            guard: { type: 'isOutAnyway', params: ({ event }) => ({ error: event.error }) },
            target: 'signedOut',
            actions: ['forgetSession', 'notifyCleared', 'noticeSignedOut'],
          },
          { target: 'signedIn', actions: 'noticeNotSignedOut' },
        ],
      },
      after: { answerTimeout: { target: 'signedIn', actions: 'noticeNotSignedOut' } },
      on: {
        'signOut.cancelled': { target: 'signedIn' },
        // A refresh that ends now, here or in another tab, does not take the sign-out back.
        'auth.happened': { guard: { type: 'isSession', params: ({ event }) => event }, actions: taken },
      },
    },
  },
});

/**
 * @param actors - What the flow needs from outside.
 * @returns The machine that uses it.
 */
export function provideSession(actors: SessionActors) {
  return sessionMachine.provide({
    actors: {
      readSession: promised(actors.readSession),
      refreshSession: promised(actors.refreshSession),
      signOut: promised(actors.signOut),
    },
  });
}
