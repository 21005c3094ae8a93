import {
  addressSessionAgeMs,
  type BegunSignIn,
  callbackProblem,
  isAddressSessionStale,
  isEmail,
  normaliseEmail,
} from '@mirror-studio/domain/auth';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { sessionLimits } from '@mirror-studio/domain/constants/session';
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
  OpenedSession,
  SessionOwner,
} from './callback.types.ts';

type Owned = { readonly owner: SessionOwner };

const ageOf = (landing: Extract<Landing, { kind: 'session' }>, nowMs: number) =>
  addressSessionAgeMs(landing.fragment, landing.issuedAtMs, nowMs);

const isAskedBy = (begun: BegunSignIn | null, email: string) =>
  begun !== null && begun.email !== null && normaliseEmail(begun.email) === normaliseEmail(email);

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
    readOwner: missing<Landing, SessionOwner>('readOwner'),
    openSession: missing<{ readonly landing: Landing; readonly owner: SessionOwner | null }, OpenedSession>(
      'openSession',
    ),
    sendLink: missing<{ readonly email: string }, unknown>('sendLink'),
  },
  delays: {
    answerTimeout: requestLimits.answerMs,
    countdownTick: requestLimits.countdownTickMs,
    /** What is left of the two minutes of a session in the address. */
    staleness: ({ context: { landing, now } }) =>
      landing.kind === 'session'
        ? Math.max(0, sessionLimits.addressStaleMs - ageOf(landing, now()))
        : sessionLimits.addressStaleMs,
    wait: ({ context }) => Math.max(0, context.waitUntilMs - context.now()),
  },
  guards: {
    /** A session that lay in the address for two minutes may be anybody's by now (§9). */
    isStale: ({ context: { landing, now } }) =>
      landing.kind === 'session' && isAddressSessionStale(ageOf(landing, now())),
    isWhole: ({ context }) => context.landing.kind === 'session',
    keepsSession: ({ context }) => context.identityProblem !== null,
    /** A code works only in the browser that asked for it; a whole session may be anybody's. */
    isOwnerUnread: ({ context: { landing, owner } }) => landing.kind === 'session' && owner === null,
    /**
     * Somebody is signed in whom this would replace: by a whole session of another person, or by a code of a way that
     * another person may have begun here.
     */
    mayReplace: ({ context: { landing, signedIn, begun } }) =>
      signedIn !== null && (landing.kind === 'session' || !isAskedBy(begun, signedIn.email)),
    isCode: ({ context }) => context.landing.kind === 'code',
    isSignedIn: ({ context: { signedIn } }, { owner }: Owned) => signedIn?.id === owner.id,
    isOwner: ({ context: { owner } }, { signedIn }: { signedIn: SessionOwner | null }) =>
      owner !== null && signedIn?.id === owner.id,
    isBegunHere: ({ context: { signedIn, begun } }, { owner }: Owned) =>
      signedIn === null && isAskedBy(begun, owner.email),
    isExpired: ({ context }) => context.problem === 'linkExpired',
    isUsed: ({ context }) => context.problem === 'linkUsed',
    isWrongBrowser: ({ context }) => context.problem === 'linkWrongBrowser',
    isLimitedForIt: ({ context }) => mustWait(context, 'rateLimited'),
    isRecovery: (_, { isRecovery }: OpenedSession) => isRecovery,
    isEmail: ({ context }) => isEmail(context.email),
    isRefused: (_, { error }: Thrown) => isRefusal(error),
    isRateLimited: (_, { error }: Thrown) => isRateLimit(error),
  },
  actions: {
    keepSignedIn: assign((_, signedIn: SessionOwner | null) => ({ signedIn })),
    keepOwner: assign((_, { owner }: Owned) => ({ owner })),
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
    notifySent: emit(({ context }) => ({
      type: 'link.sent',
      email: normaliseEmail(context.email),
      atMs: context.now(),
    })),
  },
});
