import { promised } from '../shared/effects.ts';
import { assurance, fresh } from './regions.ts';
import { sessionSetup } from './session.setup.ts';
import type { SessionActors } from './session.types.ts';

/** Who is signed in (§4 auth): unknown until the first check, then ready with a user or none. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({
    now: input.now ?? Date.now,
    session: null,
    hidden: false,
    failures: 0,
    failure: null,
  }),
  initial: 'unknown',
  on: {
    'tab.hidden': { actions: 'hide' },
    'tab.shown': { actions: 'show' },
    'auth.happened': [
      {
        guard: { type: 'isSignOut', params: ({ event }) => event },
        target: '.signedOut',
        actions: ['forgetSession', 'tellCleared'],
      },
      {
        guard: { type: 'isPasswordRecovery', params: ({ event }) => event },
        target: '.signedIn',
        actions: [{ type: 'keepSession', params: ({ event }) => event }, 'tellSession', 'askForPassword'],
      },
      {
        guard: { type: 'isSession', params: ({ event }) => event },
        target: '.signedIn',
        actions: [{ type: 'keepSession', params: ({ event }) => event }, 'tellSession'],
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
              'tellSession',
            ],
          },
          { target: 'signedOut' },
        ],
        onError: { target: 'signedOut', actions: 'tellRemoved' },
      },
      after: { answerTimeout: { target: 'signedOut' } },
    },
    signedOut: { tags: 'ready', entry: 'tellSession' },
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
        onDone: { target: 'signedOut', actions: ['forgetSession', 'tellCleared', 'noticeSignedOut'] },
        onError: [
          {
            guard: { type: 'isOutAnyway', params: ({ event }) => ({ error: event.error }) },
            target: 'signedOut',
            actions: ['forgetSession', 'tellCleared', 'noticeSignedOut'],
          },
          { target: 'signedIn', actions: 'noticeNotSignedOut' },
        ],
      },
      after: { answerTimeout: { target: 'signedIn', actions: 'noticeNotSignedOut' } },
    },
  },
});

/** Takes what the flow needs from outside; returns the machine that uses it. */
export function provideSession(actors: SessionActors) {
  return sessionMachine.provide({
    actors: {
      readSession: promised(actors.readSession),
      refreshSession: promised(actors.refreshSession),
      signOut: promised(actors.signOut),
    },
  });
}
