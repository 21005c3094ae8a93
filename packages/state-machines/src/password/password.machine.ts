import { promised, refusable } from '../shared/effects.ts';
import { timedOut } from '../shared/failure.ts';
import { credentialsOf, partsMissing, passwordSetup } from './password.setup.ts';
import type { PasswordActors } from './password.types.ts';
import { proving } from './proving.ts';
import { unconfirmed } from './unconfirmed.ts';

const form = passwordSetup.createStateConfig({
  tags: 'form',
  on: {
    'field.changed': {
      target: '#password.editing',
      actions: { type: 'keepChange', params: ({ event }) => event.change },
    },
    // Somebody who came by a recovery link is in already.
    'mode.changed': {
      guard: { type: 'isOtherMode', params: ({ event }) => event },
      target: '#password.editing',
      actions: { type: 'keepMode', params: ({ event }) => event },
    },
    'provider.chosen': {
      guard: { type: 'isSetUp', params: ({ event }) => event },
      target: '#password.openingProvider',
      actions: { type: 'keepProvider', params: ({ event }) => event },
    },
  },
});

const submitCredentials = [
  { guard: 'isSignIn', target: '#password.signingIn' },
  { guard: 'isSignUp', target: '#password.signingUp' },
] as const;
const refuse = { target: '#password.editing.invalid' } as const;

const submit = [
  ...submitCredentials,
  { guard: 'isNewPassword', target: '#password.setting' },
  refuse,
] as const;

const again = passwordSetup.createStateConfig({
  ...form,
  on: { ...form.on, 'credentials.submitted': submit },
});

const keepTimeout = { type: 'keepFailure', params: { error: timedOut } } as const;
const answers = passwordSetup.createStateConfig({
  tags: ['pending', 'form'],
  entry: 'forgetFailure',
  after: {
    answerTimeout: { target: '#password.failed', actions: keepTimeout },
  },
  on: { 'submission.cancelled': { target: '#password.editing' } },
});

/** Where a code was asked for, its field and what was typed stay. */
const ofNewPassword = passwordSetup.createStateConfig({
  ...answers,
  after: {
    answerTimeout: [
      { guard: 'isCodeAsked', target: '#password.proving', actions: keepTimeout },
      { target: '#password.failed', actions: keepTimeout },
    ],
  },
  on: {
    'submission.cancelled': [
      { guard: 'isCodeAsked', target: '#password.proving' },
      { target: '#password.editing' },
    ],
  },
});
const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const keepFailure = { type: 'keepFailure', params: errorOf } as const;
/** Nothing came of it. */
const failing = { target: '#password.failed', actions: keepFailure } as const;
/** The service said no, or nothing came of it. */
const notDone = [
  { guard: { type: 'isRefused', params: errorOf }, target: '#password.refused', actions: keepFailure },
  failing,
] as const;

/** The same, with the field for the code where it was asked for. */
const notProved = [
  { guard: 'isCodeAsked', target: '#password.proving', actions: keepFailure },
  ...notDone,
] as const;

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
    asksCode: false,
    code: '',
    isTried: false,
    providers: input.providers ?? [],
    provider: null,
  }),
  on: {
    'providers.found': {
      guard: 'isSigningIn',
      actions: { type: 'keepProviders', params: ({ event }) => event },
    },
  },
  initial: 'editing',
  states: {
    editing: {
      ...form,
      on: {
        ...form.on,
        'credentials.submitted': submit,
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
          // The page was loaded anew since the sign-up: there the message can be sent again, and its code typed.
          {
            guard: { type: 'isUnconfirmed', params: errorOf },
            target: 'unconfirmed',
            actions: ['forgetPassword', keepFailure],
          },
          ...notDone,
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
        onError: notDone,
      },
    },
    /** Another password for somebody who is signed in. */
    setting: {
      ...ofNewPassword,
      invoke: {
        id: 'setPassword',
        src: 'setPassword',
        input: ({ context: { password, asksCode, code } }) => ({
          password,
          ...(asksCode && { nonce: code }),
        }),
        onDone: { target: 'done' },
        onError: [{ guard: { type: 'isCodeNeeded', params: errorOf }, target: 'sendingCode' }, ...notProved],
      },
    },
    /** The session began too long ago for another password: a code is mailed that proves who this is. */
    sendingCode: {
      ...ofNewPassword,
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        onDone: { target: 'proving', actions: ['askCode', 'startCooldown'] },
        onError: [
          // One was mailed a moment ago, as before the page was loaded anew: it is good.
          {
            guard: { type: 'isTooSoon', params: errorOf },
            target: 'proving',
            actions: ['askCode', { type: 'startRetryWait', params: errorOf }],
          },
          ...notProved,
        ],
      },
    },
    proving,
    openingProvider: {
      ...answers,
      invoke: {
        id: 'openProvider',
        src: 'openProvider',
        input: ({ context: { provider } }) => {
          if (provider === null) throw new RangeError('There is no provider to open.');
          return { provider };
        },
        onDone: { target: 'leaving' },
        onError: failing,
      },
    },
    /** The browser goes to the provider. Whoever comes back by its Back button finds the form. */
    leaving: { ...form, on: { ...form.on, 'credentials.submitted': [...submitCredentials, refuse] } },
    /** The service said no to what was sent, which can be sent again as it is. */
    refused: {
      ...form,
      on: {
        ...form.on,
        'credentials.submitted': [
          { guard: 'isSignIn', target: 'signingIn' },
          { guard: 'isSignUp', target: 'signingUp' },
          { target: 'setting' },
        ],
      },
    },
    failed: again,
    unconfirmed,
    done: { type: 'final', entry: 'forgetPassword' },
  },
});

/**
 * @param actors - What the flow needs from outside.
 * @returns The machine that uses it.
 */
export function providePassword(actors: PasswordActors) {
  return passwordMachine.provide({
    actors: {
      signIn: promised(refusable(actors.signIn, actors.refuseSession)),
      signUp: promised(
        refusable(actors.signUp, async (answer) => answer.signedIn && actors.refuseSession(answer)),
      ),
      setPassword: promised(actors.setPassword),
      sendCode: promised(actors.sendCode),
      resend: promised(actors.resend),
      openProvider: promised(actors.openProvider),
    },
  });
}
