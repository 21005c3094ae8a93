import {
  isSessionOver,
  isSignedOutAnyway,
  needsRefresh,
  nextAssuranceLevel,
  refreshRetryMs,
} from '@mirror-studio/domain/auth';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { sessionLimits } from '@mirror-studio/domain/constants/session';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { missing } from '../shared/effects.ts';
import { isRateLimit, isRefusal, type Thrown, toFailure } from '../shared/failure.ts';
import { notice, textRef } from '../shared/notice.ts';
import type {
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
  StudioSession,
} from './session.types.ts';

type Happened = Omit<Extract<SessionEvent, { type: 'auth.happened' }>, 'type'>;

type Refused = { readonly accessToken: string };

/** What the states of the session are made of. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    input: {} as SessionInput,
    tags: {} as 'ready' | 'pending',
  },
  actors: {
    readSession: missing<void, StudioSession | null>('readSession'),
    refreshSession: missing<{ readonly refreshToken: string }, StudioSession>('refreshSession'),
    signOut: missing<void, unknown>('signOut'),
  },
  delays: {
    answerTimeout: requestLimits.answerMs,
    tick: sessionLimits.tickMs,
    backOff: ({ context }) => {
      const waitMs = refreshRetryMs(context.failures);
      return waitMs === 'never' ? sessionLimits.tickMs : waitMs;
    },
  },
  guards: {
    isFound: (_, { session }: { session: StudioSession | null }) => session !== null,
    isHidden: ({ context }) => context.hidden,
    isDueForRefresh: ({ context: { session, now } }) =>
      session !== null && needsRefresh(session.expires_at, now()),
    isCurrent: ({ context: { session } }, { accessToken }: Refused) => session?.access_token === accessToken,
    isRefusedAgain: ({ context: { session, refused } }, { accessToken }: Refused) =>
      refused && session?.access_token === accessToken,
    isNotRetryable: (_, { error }: Thrown) => isRefusal(error) && !isRateLimit(error),
    isOutAnyway: (_, { error }: Thrown) => isSignedOutAnyway(toFailure(error).status),
    /** Whoever removed the session says that it was over: another may be kept in its place by now. */
    isKnownEnd: ({ context }, { event, hasExpired = false }: Happened) =>
      event === 'SIGNED_OUT' && hasExpired && context.session !== null,
    /** Nobody signed out: the token had come to its end and there was no other. */
    isEnd: ({ context: { session, now } }, { event }: Happened) =>
      event === 'SIGNED_OUT' && session !== null && isSessionOver(session.expires_at, now()),
    isSignOut: ({ context }, { event }: Happened) => event === 'SIGNED_OUT' && context.session !== null,
    isPasswordRecovery: (_, { event, session }: Happened) =>
      event === 'PASSWORD_RECOVERY' && session !== null,
    isFoundAgain: ({ context: { session: kept } }, { event, session }: Happened) =>
      event === 'SIGNED_IN' &&
      session !== null &&
      session.access_token === kept?.access_token &&
      session.user.id === kept.user.id,
    isSession: (_, { session }: Happened) => session !== null,
    isSignedOutElsewhere: (_, { event }: Happened) => event === 'SIGNED_OUT',
    isNobody: (_, { event, session }: Happened) => event === 'INITIAL_SESSION' && session === null,
    isAssured: ({ context }) => context.session?.aal === 'aal2',
    isAssuranceDue: ({ context }) => nextAssuranceLevel(context.session?.user.factors ?? []) === 'aal2',
  },
  actions: {
    keepSession: assign((_, { session }: { session: StudioSession | null }) => ({
      session,
      expired: false,
      failures: 0,
      failure: null,
    })),
    rememberRefusal: assign({ refused: true }),
    forgetRefusal: assign({ refused: false }),
    hide: assign({ hidden: true }),
    show: assign({ hidden: false }),
    forgetSession: assign({ session: null, failures: 0, refused: false }),
    keepFailure: assign(({ context }, { error }: Thrown) => ({
      failure: toFailure(error),
      failures: context.failures + 1,
    })),
    notifySession: emit(({ context }) => ({ type: 'session.changed', session: context.session })),
    rememberEnd: assign({ expired: true }),
    notifyRemoved: enqueueActions(({ enqueue }) => {
      enqueue.assign({ expired: true });
      enqueue.emit({ type: 'session.removed' });
    }),
    notifyCleared: emit({ type: 'state.cleared' }),
    /** Another user came without a sign-out between: in another tab, or by another's link. */
    clearForOther: enqueueActions(({ context, enqueue }, { session }: { session: StudioSession | null }) => {
      const before = context.session?.user.id;
      if (before !== undefined && before !== session?.user.id) enqueue.emit({ type: 'state.cleared' });
    }),
    askForPassword: emit({ type: 'password.asked' }),
    noticeSignedOut: emit(
      notice('success', textRef('toasts', 'signedOutTitle'), textRef('toasts', 'signedOut')),
    ),
    noticeNotSignedOut: emit(
      notice('error', textRef('toasts', 'signOutFailedTitle'), textRef('toasts', 'signOutFailed')),
    ),
  },
});
