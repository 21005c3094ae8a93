import { factorNameProblem, isFactorCode, readFactorCode } from '@mirror-studio/domain/auth';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { assign, setup } from 'xstate';
import { missing } from '../shared/effects.ts';
import { countWrong, type FactorList, isLevelNeeded, isWrongCode } from '../shared/factors.ts';
import { isRateLimit, isRefusal, rateLimitMs, type Thrown, toFailure } from '../shared/failure.ts';
import { secondsUntil, waitFrom } from '../shared/time.ts';
import type {
  Enrolment,
  SecondFactorContext,
  SecondFactorEvent,
  SecondFactorInput,
} from './second-factor.types.ts';

/** What the states of the second factor are made of. */
export const secondFactorSetup = setup({
  types: {
    context: {} as SecondFactorContext,
    events: {} as SecondFactorEvent,
    input: {} as SecondFactorInput,
    tags: {} as 'pending' | 'stepUp',
  },
  actors: {
    readFactors: missing<void, FactorList>('readFactors'),
    enrol: missing<{ readonly name: string }, Enrolment>('enrol'),
    prove: missing<{ readonly factorId: string; readonly code: string }, unknown>('prove'),
    remove: missing<{ readonly factorId: string }, unknown>('remove'),
    makeCodes: missing<void, readonly string[]>('makeCodes'),
  },
  delays: {
    answerTimeout: requestLimits.answerMs,
    countdownTick: requestLimits.countdownTickMs,
    wait: ({ context }) => Math.max(0, context.waitUntilMs - context.now()),
  },
  guards: {
    isNamed: ({ context }) => factorNameProblem(context.name) === null,
    isComplete: ({ context }) => isFactorCode(context.code),
    isKnown: ({ context: { factors } }, { factorId }: { factorId: string }) =>
      factors.some(({ id }) => id === factorId),
    hasFactors: ({ context }) => context.factors.length > 0,
    /** Nothing stands for the app yet when it is lost. */
    isWithoutCodes: ({ context }) => context.recoveryCodesLeft === 0,
    hasCodes: ({ context }) => context.recoveryCodesLeft !== null,
    isKept: ({ context }) => context.isKept,
    isLevelNeeded: (_, { error }: Thrown) => isLevelNeeded(error),
    isLimited: (_, { error }: Thrown) => isRateLimit(error),
    isWrong: (_, { error }: Thrown) => isWrongCode(error),
    isRefused: (_, { error }: Thrown) => isRefusal(error),
  },
  actions: {
    keepFactors: assign((_, { factors, recoveryCodesLeft }: FactorList) => ({
      factors,
      recoveryCodesLeft,
      name: '',
      code: '',
      chosen: null,
      enrolment: null,
      failure: null,
    })),
    keepName: assign((_, { name }: { name: string }) => ({ name })),
    keepEnrolment: assign((_, { enrolment }: { enrolment: Enrolment }) => ({ enrolment, code: '' })),
    keepCode: assign((_, { code }: { code: string }) => ({ code: readFactorCode(code) })),
    keepChosen: assign(({ context: { factors } }, { factorId }: { factorId: string }) => ({
      chosen: factors.find(({ id }) => id === factorId) ?? null,
    })),
    keepCodes: assign((_, { codes }: { codes: readonly string[] }) => ({ codes, isKept: false })),
    keepKept: assign((_, { isKept }: { isKept: boolean }) => ({ isKept })),
    /** They are shown once. */
    forgetCodes: assign({ codes: [], isKept: false }),
    /** A secret is not kept longer than it is needed. */
    forgetEnrolment: assign({ enrolment: null, code: '' }),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    countWrong: assign(({ context }) =>
      countWrong(context, context.now(), context.recoveryCodesLeft !== null),
    ),
    startWait: assign(({ context }, { error }: Thrown) => waitFrom(context.now(), rateLimitMs(error))),
    countDown: assign(({ context }) => ({
      secondsLeft: secondsUntil(context.waitUntilMs, context.now()),
    })),
  },
});

/**
 * Takes the context.
 *
 * @returns The factor that is removed. Throws RangeError where none was chosen.
 */
export const removedOf = ({ context: { chosen } }: { context: SecondFactorContext }) => {
  if (chosen === null) throw new RangeError('There is no factor to remove.');
  return { factorId: chosen.id };
};

/**
 * Takes the context.
 *
 * @returns The proof of the new factor. Throws RangeError where none was begun.
 */
export const proofOf = ({ context: { enrolment, code } }: { context: SecondFactorContext }) => {
  if (enrolment === null) throw new RangeError('There is no factor to prove.');
  return { factorId: enrolment.id, code };
};

const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
/** What went wrong is kept. */
export const keepFailure = { type: 'keepFailure', params: errorOf } as const;
/** The parameters of guards and actions that read an error. */
export const ofError = errorOf;
