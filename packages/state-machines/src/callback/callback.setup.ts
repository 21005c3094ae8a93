import {
  addressSessionAgeMs,
  callbackProblem,
  isAddressSessionStale,
  isEmail,
  normaliseEmail,
} from '@mirror-studio/domain/auth';
import { requestLimits } from '@mirror-studio/domain/limits';
import { assign, emit, setup } from 'xstate';
import { missing } from '../shared/effects.ts';
import { isRateLimit, isRefusal, type Thrown, toFailure } from '../shared/failure.ts';
import {
  countedDown,
  endedWait,
  mustWait,
  resumedWait,
  waitAfterLimit,
  waitAfterSent,
} from '../shared/waiting.ts';
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
    /** A session that lay in the address for two minutes may be anybody's by now (§9). */
    isStale: ({ context: { landing, now } }) =>
      landing.kind === 'session' && isAddressSessionStale(addressSessionAgeMs(landing.fragment, now())),
    keepsSession: ({ context }) => context.identityProblem !== null,
    hasSession: ({ context }) => context.landing.kind === 'code' || context.landing.kind === 'session',
    isExpired: ({ context }) => context.problem === 'linkExpired',
    isUsed: ({ context }) => context.problem === 'linkUsed',
    isWrongBrowser: ({ context }) => context.problem === 'linkWrongBrowser',
    isLimitedForIt: ({ context }) => mustWait(context, 'rateLimited'),
    isEmail: ({ context }) => isEmail(context.email),
    isRefused: (_, { error }: Thrown) => isRefusal(error),
    isRateLimited: (_, { error }: Thrown) => isRateLimit(error),
  },
  actions: {
    keepEmail: assign((_, email: string) => ({ email })),
    keepProblem: assign((_, { error }: Thrown) => ({ problem: callbackProblem(toFailure(error).code) })),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    nameStale: assign({ problem: 'linkExpired' }),
    startCooldown: assign(({ context }) => waitAfterSent(context)),
    startRateLimit: assign(({ context }, { error }: Thrown) => waitAfterLimit(context, error)),
    countDown: assign(({ context }) => countedDown(context)),
    resumeWait: assign(({ context }) => resumedWait(context)),
    endWait: assign(({ context }) => endedWait(context)),
    tellSent: emit(({ context }) => ({
      type: 'link.sent',
      email: normaliseEmail(context.email),
      atMs: context.now(),
    })),
  },
});
