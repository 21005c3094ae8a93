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
      now,
      waits: input.lastRequestMs === null ? {} : { [normaliseEmail(input.email)]: sentBefore },
      ...wait,
    };
  },
  initial: 'remembered',
  states: {
    remembered: { always: [{ guard: 'isSentToIt', target: 'sent' }, { target: 'editing' }] },
    editing: {
      initial: 'read',
      on: {
        ...retype.on,
        'link.requested': [
          { guard: 'isReAuthWithoutEmail', actions: 'noticeNoEmail' },
          { guard: 'isSentToIt', target: 'sent', actions: 'resumeWait' },
          { guard: 'isLimitedForIt', target: 'rateLimited', actions: 'resumeWait' },
          { guard: 'isEmail', target: 'sending' },
          { target: '.invalid' },
        ],
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
      on: retype.on,
      after: { wait: { target: 'editing', actions: 'endWait' } },
      states: { counting: countdown },
    },
    failed: {
      on: { ...retype.on, 'link.requested': { target: 'sending' } },
    },
  },
});

/**
 * @param actors - What the flow needs from outside.
 * @returns The machine that uses it.
 */
export function provideSignIn(actors: SignInActors) {
  return signInMachine.provide({ actors: { sendLink: promised(actors.sendLink) } });
}
