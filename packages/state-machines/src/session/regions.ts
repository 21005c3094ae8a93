import { timedOut } from '../shared/failure.ts';
import { sessionSetup } from './session.setup.ts';
import type { SessionEvent } from './session.types.ts';

type Happened = Extract<SessionEvent, { type: 'auth.happened' }>;

/** The auth client tells of the session that it finds when it is made: its token is refused all the same, and being replaced. */
const foundAgain = {
  guard: { type: 'isFoundAgain', params: ({ event }: { event: Happened }) => event },
  actions: [
    { type: 'keepSession', params: ({ event }: { event: Happened }) => event },
    { type: 'notifySession' },
  ],
} as const;

/** Keeping the session fresh while the tab is seen. */
export const fresh = sessionSetup.createStateConfig({
  initial: 'read',
  on: { 'tab.hidden': { target: '.asleep', actions: 'hide' } },
  states: {
    read: {
      always: [
        { guard: 'isHidden', target: 'asleep' },
        { guard: 'isDueForRefresh', target: 'refreshing' },
        { target: 'rested' },
      ],
    },
    rested: {
      after: { tick: { target: 'read', actions: 'forgetRefusal' } },
      on: {
        'token.refused': [
          // Another token did not help: whatever it says itself, the session is over.
          {
            guard: { type: 'isRefusedAgain', params: ({ event }) => event },
            target: '#session.signedOut',
            actions: ['forgetSession', 'notifyRemoved', 'notifyCleared'],
          },
          {
            guard: { type: 'isCurrent', params: ({ event }) => event },
            target: 'refreshing',
            actions: 'rememberRefusal',
          },
        ],
      },
    },
    refreshing: {
      invoke: {
        id: 'refreshSession',
        src: 'refreshSession',
        input: ({ context }) => ({ refreshToken: context.session?.refresh_token ?? '' }),
        onDone: {
          target: 'rested',
          actions: [
            { type: 'clearForOther', params: ({ event }) => ({ session: event.output }) },
            { type: 'keepSession', params: ({ event }) => ({ session: event.output }) },
            'notifySession',
          ],
        },
        onError: [
          {
            guard: { type: 'isNotRetryable', params: ({ event }) => ({ error: event.error }) },
            target: '#session.signedOut',
            actions: ['forgetSession', 'notifyRemoved', 'notifyCleared'],
          },
          {
            target: 'waiting',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      after: {
        answerTimeout: { target: 'waiting', actions: { type: 'keepFailure', params: { error: timedOut } } },
      },
      on: { 'auth.happened': foundAgain },
    },
    /** Before another try: from 200 ms, doubling. */
    waiting: { after: { backOff: { target: 'refreshing' } }, on: { 'auth.happened': foundAgain } },
    /** No refresh while the tab is hidden; another tab may have signed out meanwhile. */
    asleep: { on: { 'tab.shown': { target: 'recovering', actions: 'show' } } },
    recovering: {
      invoke: {
        id: 'readSession',
        src: 'readSession',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ session: event.output }) },
            target: '#session.signedIn',
            actions: [
              { type: 'clearForOther', params: ({ event }) => ({ session: event.output }) },
              { type: 'keepSession', params: ({ event }) => ({ session: event.output }) },
              'notifySession',
            ],
          },
          { target: '#session.signedOut', actions: ['forgetSession', 'notifyCleared'] },
        ],
        onError: {
          target: '#session.signedOut',
          actions: ['forgetSession', 'notifyRemoved', 'notifyCleared'],
        },
      },
      after: { answerTimeout: { target: 'read' } },
    },
  },
});

/** From aal1 to aal2 once a factor is verified. */
export const assurance = sessionSetup.createStateConfig({
  initial: 'read',
  states: {
    read: {
      always: [
        { guard: 'isAssured', target: 'aal2' },
        { guard: 'isAssuranceDue', target: 'aal2Due' },
        { target: 'aal1' },
      ],
    },
    aal1: {},
    aal2Due: {},
    aal2: {},
  },
});
