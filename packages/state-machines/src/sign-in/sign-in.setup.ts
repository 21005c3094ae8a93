import { type AuthProviderId, isEmail, normaliseEmail } from '@mirror-studio/domain/auth';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { missing } from '../shared/effects.ts';
import { isRateLimit, type Thrown, toFailure } from '../shared/failure.ts';
import { type Notice, notice, type TextRef, textRef } from '../shared/notice.ts';
import {
  countedDown,
  endedWait,
  mustWait,
  resumedWait,
  waitAfterLimit,
  waitAfterSent,
} from '../shared/waiting.ts';
import type { SignInContext, SignInEmitted, SignInEvent, SignInInput } from './sign-in.types.ts';

/** Raises a notice where no page shows the state: for the re-auth button. */
function reAuthNotice(
  tone: Notice['tone'],
  title: 'magicLinkSentTitle' | 'magicLinkFailedTitle' | 'noSavedEmailTitle',
  description: TextRef,
) {
  return enqueueActions<
    SignInContext,
    SignInEvent,
    undefined,
    SignInEvent,
    never,
    never,
    never,
    never,
    SignInEmitted
  >(({ context, enqueue }) => {
    if (context.purpose === 'reAuth') enqueue.emit(notice(tone, textRef('toasts', title), description));
  });
}

/** What the states of the sign-in are made of. */
export const signInSetup = setup({
  types: {
    context: {} as SignInContext,
    events: {} as SignInEvent,
    emitted: {} as SignInEmitted,
    input: {} as SignInInput,
    tags: {} as 'pending',
  },
  actors: {
    sendLink: missing<{ readonly email: string }, unknown>('sendLink'),
    openProvider: missing<{ readonly provider: AuthProviderId }, unknown>('openProvider'),
  },
  delays: {
    answerTimeout: requestLimits.answerMs,
    countdownTick: requestLimits.countdownTickMs,
    wait: ({ context }) => Math.max(0, context.waitUntilMs - context.now()),
  },
  guards: {
    /** One link a minute: what was asked for already is not asked for again. */
    isSentToIt: ({ context }) => context.email !== '' && mustWait(context, 'sent'),
    isLimitedForIt: ({ context }) => mustWait(context, 'rateLimited'),
    isEmpty: ({ context }) => context.email === '',
    isEmail: ({ context }) => isEmail(context.email),
    /** There is no field to mend it in. */
    isReAuthWithoutEmail: ({ context }) => context.purpose === 'reAuth' && !isEmail(context.email),
    /** They are beside the form of the sign-in alone. */
    isSigningIn: ({ context }) => context.purpose === 'signIn',
    isSetUp: ({ context }, { provider }: { provider: AuthProviderId }) =>
      context.providers.includes(provider),
    isRateLimited: (_, { error }: Thrown) => isRateLimit(error),
  },
  actions: {
    keepEmail: assign((_, email: string) => ({ email })),
    keepProviders: assign((_, providers: readonly AuthProviderId[]) => ({ providers })),
    keepProvider: assign((_, provider: AuthProviderId) => ({ provider })),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    startCooldown: assign(({ context }) => waitAfterSent(context)),
    startRateLimit: assign(({ context }, { error }: Thrown) => waitAfterLimit(context, error)),
    countDown: assign(({ context }) => countedDown(context)),
    resumeWait: assign(({ context }) => resumedWait(context)),
    endWait: assign(({ context }) => endedWait(context)),
    notifySent: emit(({ context }) => ({
      type: 'link.sent',
      email: normaliseEmail(context.email),
      atMs: context.now(),
    })),
    noticeSent: reAuthNotice('success', 'magicLinkSentTitle', textRef('toasts', 'magicLinkSent')),
    noticeFailed: reAuthNotice('error', 'magicLinkFailedTitle', textRef('toasts', 'magicLinkFailed')),
    noticeTooMany: reAuthNotice('error', 'magicLinkFailedTitle', textRef('signIn', 'tooManyLinks')),
    noticeNoEmail: reAuthNotice('error', 'noSavedEmailTitle', textRef('toasts', 'noSavedEmail')),
  },
});
