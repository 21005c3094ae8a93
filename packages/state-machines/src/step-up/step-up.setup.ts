import { isFactorCode, isRecoveryCode, readFactorCode, readRecoveryCode } from '@mirror-studio/domain/auth';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { assign, emit, setup } from 'xstate';
import { missing } from '../shared/effects.ts';
import { countWrong, type FactorList, isWrongCode } from '../shared/factors.ts';
import { isRateLimit, isRefusal, rateLimitMs, type Thrown, toFailure } from '../shared/failure.ts';
import { notice, textRef } from '../shared/notice.ts';
import { secondsUntil, waitFrom } from '../shared/time.ts';
import type {
  ProofMethod,
  Proved,
  SecondProof,
  StepUpContext,
  StepUpEmitted,
  StepUpEvent,
  StepUpInput,
} from './step-up.types.ts';

/**
 * Takes the context.
 *
 * @returns What is sent.
 */
export const proofOf = ({ context }: { context: StepUpContext }): SecondProof => {
  const { method, factorId, code, recoveryCode, canRemember, remembers } = context;
  const also = canRemember && remembers ? { remembers } : {};
  return method === 'app'
    ? { method, factorId, code, ...also }
    : { method, code: readRecoveryCode(recoveryCode), ...also };
};

/** What the states of proving the second factor are made of. */
export const stepUpSetup = setup({
  types: {
    context: {} as StepUpContext,
    events: {} as StepUpEvent,
    emitted: {} as StepUpEmitted,
    input: {} as StepUpInput,
    tags: {} as 'pending' | 'form',
  },
  actors: {
    readFactors: missing<void, FactorList>('readFactors'),
    prove: missing<SecondProof, Proved>('prove'),
  },
  delays: {
    answerTimeout: requestLimits.answerMs,
    countdownTick: requestLimits.countdownTickMs,
    wait: ({ context }) => Math.max(0, context.waitUntilMs - context.now()),
  },
  guards: {
    hasFactors: (_, { factors }: FactorList) => factors.length > 0,
    isUntouched: ({ context: { method, code, recoveryCode } }) =>
      (method === 'app' ? code : recoveryCode) === '',
    isComplete: ({ context: { method, code, recoveryCode } }) =>
      method === 'app' ? isFactorCode(code) : isRecoveryCode(readRecoveryCode(recoveryCode)),
    isOffered: ({ context }, { method }: { method: ProofMethod }) =>
      method === 'app' || (context.recoveryCodesLeft ?? 0) > 0,
    isKnown: ({ context: { factors } }, { factorId }: { factorId: string }) =>
      factors.some(({ id }) => id === factorId),
    isLimited: (_, { error }: Thrown) => isRateLimit(error),
    isWrong: (_, { error }: Thrown) => isWrongCode(error),
    isRefused: (_, { error }: Thrown) => isRefusal(error),
    canRemember: ({ context }) => context.canRemember,
    isNotRemembered: (_, { isRemembered }: Proved) => isRemembered === false,
    usedRecoveryCode: (_, { recoveryCodesLeft }: Proved) => recoveryCodesLeft !== null,
  },
  actions: {
    keepFactors: assign(({ context }, { factors, recoveryCodesLeft }: FactorList) => ({
      factors,
      recoveryCodesLeft,
      // A service without recovery codes remembers no browsers either.
      canRemember: context.canRemember && recoveryCodesLeft !== null,
      factorId: factors[0]?.id ?? '',
    })),
    keepCode: assign((_, { code }: { code: string }) => ({ code: readFactorCode(code) })),
    keepRecoveryCode: assign((_, { recoveryCode }: { recoveryCode: string }) => ({ recoveryCode })),
    keepMethod: assign((_, { method }: { method: ProofMethod }) => ({ method })),
    keepFactor: assign((_, { factorId }: { factorId: string }) => ({ factorId })),
    keepRemembers: assign((_, { remembers }: { remembers: boolean }) => ({ remembers })),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    countWrong: assign(({ context }) =>
      countWrong(context, context.now(), context.recoveryCodesLeft !== null),
    ),
    startWait: assign(({ context }, { error }: Thrown) => waitFrom(context.now(), rateLimitMs(error))),
    countDown: assign(({ context }) => ({
      secondsLeft: secondsUntil(context.waitUntilMs, context.now()),
    })),
    /** A code is not kept longer than it is needed. */
    forgetCodes: assign({ code: '', recoveryCode: '' }),
    tellNotRemembered: emit(() =>
      notice(
        'warning',
        textRef('toasts', 'browserNotRememberedTitle'),
        textRef('toasts', 'browserNotRemembered'),
      ),
    ),
    tellLeft: emit((_, { recoveryCodesLeft }: Proved) =>
      notice(
        'info',
        textRef('toasts', 'recoveryCodeUsedTitle'),
        textRef('toasts', 'recoveryCodesLeft', { count: recoveryCodesLeft ?? 0 }),
      ),
    ),
  },
});
