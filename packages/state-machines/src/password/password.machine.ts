import { promised } from '../shared/effects.ts';
import { timedOut } from '../shared/failure.ts';
import { credentialsOf, partsMissing, passwordSetup } from './password.setup.ts';
import type { PasswordActors } from './password.types.ts';
import { unconfirmed } from './unconfirmed.ts';

const form = passwordSetup.createStateConfig({
  tags: 'form',
  on: {
    'field.changed': {
      target: '#password.editing',
      actions: { type: 'keepChange', params: ({ event }) => event.change },
    },
    'mode.changed': {
      guard: { type: 'isOtherMode', params: ({ event }) => event },
      target: '#password.editing',
      actions: { type: 'keepMode', params: ({ event }) => event },
    },
  },
});

/** What was sent as it is can be sent again. */
const again = passwordSetup.createStateConfig({
  ...form,
  on: {
    ...form.on,
    'credentials.submitted': [{ guard: 'isSignIn', target: 'signingIn' }, { target: 'signingUp' }],
  },
});

const answers = passwordSetup.createStateConfig({
  tags: ['pending', 'form'],
  entry: 'forgetFailure',
  after: {
    answerTimeout: {
      target: '#password.failed',
      actions: { type: 'keepFailure', params: { error: timedOut } },
    },
  },
  on: { 'submission.cancelled': { target: '#password.editing' } },
});

/** Signing in and signing up with email and password (§1, §5, §7). */
export const passwordMachine = passwordSetup.createMachine({
  id: 'password',
  context: ({ input }) => ({
    mode: input.mode,
    now: input.now ?? Date.now,
    email: input.email,
    password: '',
    missing: partsMissing(input.mode, ''),
    failure: null,
    waitUntilMs: 0,
    secondsLeft: 0,
  }),
  initial: 'editing',
  states: {
    editing: {
      ...form,
      on: {
        ...form.on,
        'credentials.submitted': [
          { guard: 'isSignIn', target: 'signingIn' },
          { guard: 'isSignUp', target: 'signingUp' },
          { target: '.invalid' },
        ],
      },
      initial: 'read',
      states: {
        read: { always: [{ guard: 'isEmpty', target: 'untouched' }, { target: 'typed' }] },
        untouched: {},
        typed: {},
        /** Submission was tried: what is missing is shown. */
        invalid: {},
      },
    },
    signingIn: {
      ...answers,
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: credentialsOf,
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
    },
    signingUp: {
      ...answers,
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: credentialsOf,
        onDone: [
          { guard: { type: 'isSignedIn', params: ({ event }) => event.output }, target: 'done' },
          { target: 'unconfirmed', actions: ['forgetPassword', 'startCooldown'] },
        ],
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
    },
    refused: again,
    failed: again,
    unconfirmed,
    done: { type: 'final', entry: 'forgetPassword' },
  },
});

/** Takes what the flow needs from outside; returns the machine that uses it. */
export function providePassword(actors: PasswordActors) {
  return passwordMachine.provide({
    actors: {
      signIn: promised(actors.signIn),
      signUp: promised(actors.signUp),
      resend: promised(actors.resend),
    },
  });
}
