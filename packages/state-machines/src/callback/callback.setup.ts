import { callbackProblem, isEmail, magicLinkCooldownMs, normaliseEmail } from '@mirror-studio/domain/auth';
import { requestLimits } from '@mirror-studio/domain/limits';
import { assign, emit, setup } from 'xstate';
import { missing } from '../shared/effects.ts';
import { isRateLimit, isRefusal, rateLimitMs, type Thrown, toFailure } from '../shared/failure.ts';
import { secondsUntil, waitFrom } from '../shared/time.ts';
import type {
  CallbackContext,
  CallbackEmitted,
  CallbackEvent,
  CallbackInput,
  Landing,
} from './callback.types.ts';

/** What the states of the landing are made of. */
export const callbackSetup = setup({
  types: {
    context: {} as CallbackContext,
    events: {} as CallbackEvent,
    emitted: {} as CallbackEmitted,
    input: {} as CallbackInput,
    tags: {} as 'pending',
  },
  actors: {
    openSession: missing<Landing, unknown>('openSession'),
    sendLink: missing<{ readonly email: string }, unknown>('sendLink'),
  },
  delays: {
    answerTimeout: requestLimits.answerMs,
    countdownTick: requestLimits.countdownTickMs,
    wait: ({ context }) => Math.max(0, context.waitUntilMs - context.now()),
  },
  guards: {
    hasSession: ({ context }) => context.landing.kind === 'code' || context.landing.kind === 'session',
    isExpired: ({ context }) => context.problem === 'linkExpired',
    isUsed: ({ context }) => context.problem === 'linkUsed',
    isWrongBrowser: ({ context }) => context.problem === 'linkWrongBrowser',
    isEmail: ({ context }) => isEmail(context.email),
    isRefused: (_, { error }: Thrown) => isRefusal(error),
    isRateLimited: (_, { error }: Thrown) => isRateLimit(error),
  },
  actions: {
    keepEmail: assign((_, email: string) => ({ email })),
    keepProblem: assign((_, { error }: Thrown) => ({
      problem: callbackProblem(toFailure(error).code),
      failure: toFailure(error),
    })),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    startCooldown: assign(({ context }) => waitFrom(context.now(), magicLinkCooldownMs)),
    startRateLimit: assign(({ context }, { error }: Thrown) => waitFrom(context.now(), rateLimitMs(error))),
    countDown: assign(({ context }) => ({
      secondsLeft: secondsUntil(context.waitUntilMs, context.now()),
    })),
    tellSent: emit(({ context }) => ({
      type: 'link.sent',
      email: normaliseEmail(context.email),
      atMs: context.now(),
    })),
  },
});
