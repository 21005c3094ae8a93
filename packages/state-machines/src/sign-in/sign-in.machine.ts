import { magicLinkWaitMs, normaliseEmail } from '@mirror-studio/domain/auth';
import { promised } from '../shared/effects.ts';
import { timedOut } from '../shared/failure.ts';
import { waitFrom } from '../shared/time.ts';
import { signInSetup } from './sign-in.setup.ts';
import type { SignInActors } from './sign-in.types.ts';

const retype = signInSetup.createStateConfig({
  on: {
    'email.changed': {
      target: '#signIn.editing',
      actions: { type: 'keepEmail', params: ({ event }) => event.email },
    },
  },
});

/** A link is asked for where that may be: to an address, and once a minute. */
const asksForLink = [
  { guard: 'isSentToIt', target: '#signIn.sent', actions: 'resumeWait' },
  { guard: 'isLimitedForIt', target: '#signIn.rateLimited', actions: 'resumeWait' },
  { guard: 'isEmail', target: '#signIn.sending' },
  { target: '#signIn.editing.invalid' },
] as const;

/** Where a third party may be chosen in place of a link. */
const form = signInSetup.createStateConfig({
  on: {
    ...retype.on,
    'provider.chosen': {
      guard: { type: 'isSetUp', params: ({ event }) => event },
      target: '#signIn.openingProvider',
      actions: { type: 'keepProvider', params: ({ event }) => event.provider },
    },
  },
});

const countdown = signInSetup.createStateConfig({
  after: { countdownTick: { target: 'counting', reenter: true, actions: 'countDown' } },
});

/** Signing in by a magic link, and asking for one again from the re-auth button (§1, §2, §5, §8). */
export const signInMachine = signInSetup.createMachine({
  id: 'signIn',
  context: ({ input }) => {
    const now = input.now ?? Date.now;
    const wait = waitFrom(now(), magicLinkWaitMs(input.lastRequestMs, now()));
    const sentBefore = { untilMs: wait.waitUntilMs, because: 'sent' as const };
    return {
      purpose: input.purpose,
      email: input.email,
      failure: null,
      providers: input.providers ?? [],
      provider: null,
      now,
      waits: input.lastRequestMs === null ? {} : { [normaliseEmail(input.email)]: sentBefore },
      ...wait,
    };
  },
  on: {
    'providers.found': {
      guard: 'isSigningIn',
      actions: { type: 'keepProviders', params: ({ event }) => event.providers },
    },
  },
  initial: 'remembered',
  states: {
    remembered: { always: [{ guard: 'isSentToIt', target: 'sent' }, { target: 'editing' }] },
    editing: {
      initial: 'read',
      on: {
        ...form.on,
        'link.requested': [{ guard: 'isReAuthWithoutEmail', actions: 'noticeNoEmail' }, ...asksForLink],
      },
      states: {
        read: { always: [{ guard: 'isEmpty', target: 'untouched' }, { target: 'typed' }] },
        untouched: {},
        typed: {},
        invalid: {},
      },
    },
    sending: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'sendLink',
        src: 'sendLink',
        input: ({ context }) => ({ email: normaliseEmail(context.email) }),
        onDone: { target: 'sent', actions: ['startCooldown', 'notifySent', 'noticeSent'] },
        onError: [
          {
            guard: { type: 'isRateLimited', params: ({ event }) => ({ error: event.error }) },
            target: 'rateLimited',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              { type: 'startRateLimit', params: ({ event }) => ({ error: event.error }) },
              'noticeTooMany',
            ],
          },
          {
            target: 'failed',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              'noticeFailed',
            ],
          },
        ],
      },
      after: {
        answerTimeout: {
          target: 'failed',
          actions: [{ type: 'keepFailure', params: { error: timedOut } }, 'noticeFailed'],
        },
      },
      on: { 'request.cancelled': { target: 'editing' } },
    },
    sent: {
      initial: 'coolingDown',
      on: { 'email.edited': { target: 'editing' } },
      states: {
        coolingDown: {
          initial: 'counting',
          after: { wait: { target: 'ready', actions: 'endWait' } },
          states: { counting: countdown },
        },
        ready: { on: { 'link.requested': { target: '#signIn.sending' } } },
      },
    },
    rateLimited: {
      initial: 'counting',
      on: form.on,
      after: { wait: { target: 'editing', actions: 'endWait' } },
      states: { counting: countdown },
    },
    failed: {
      on: { ...form.on, 'link.requested': asksForLink },
    },
    openingProvider: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'openProvider',
        src: 'openProvider',
        input: ({ context: { provider } }) => {
          if (provider === null) throw new RangeError('There is no provider to open.');
          return { provider };
        },
        // The browser goes there. Whoever comes back by its Back button finds the form.
        onDone: { target: 'editing' },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        answerTimeout: {
          target: 'failed',
          actions: { type: 'keepFailure', params: { error: timedOut } },
        },
      },
      on: { 'request.cancelled': { target: 'editing' } },
    },
  },
});

/**
 * @param actors - What the flow needs from outside.
 * @returns The machine that uses it.
 */
export function provideSignIn(actors: SignInActors) {
  return signInMachine.provide({
    actors: { sendLink: promised(actors.sendLink), openProvider: promised(actors.openProvider) },
  });
}
