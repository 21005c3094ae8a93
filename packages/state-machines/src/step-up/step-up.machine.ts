import { promised } from '../shared/effects.ts';
import { timedOut } from '../shared/failure.ts';
import { proofOf, stepUpSetup } from './step-up.setup.ts';
import type { StepUpActors } from './step-up.types.ts';

const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const keepFailure = { type: 'keepFailure', params: errorOf } as const;
const late = { type: 'keepFailure', params: { error: timedOut } } as const;

/** What is typed or chosen while nothing is asked. */
const changes = stepUpSetup.createStateConfig({
  tags: 'form',
  on: {
    'code.changed': {
      target: '#stepUp.asking',
      actions: { type: 'keepCode', params: ({ event }) => event },
    },
    'recoveryCode.changed': {
      target: '#stepUp.asking',
      actions: { type: 'keepRecoveryCode', params: ({ event }) => event },
    },
    'method.changed': {
      guard: { type: 'isOffered', params: ({ event }) => event },
      target: '#stepUp.asking',
      actions: { type: 'keepMethod', params: ({ event }) => event },
    },
    'remember.changed': {
      guard: 'canRemember',
      actions: { type: 'keepRemembers', params: ({ event }) => event },
    },
    'factor.chosen': {
      guard: { type: 'isKnown', params: ({ event }) => event },
      target: '#stepUp.asking',
      actions: { type: 'keepFactor', params: ({ event }) => event },
    },
  },
});

/** What was sent is whole, and can be sent again as it is. */
const again = stepUpSetup.createStateConfig({
  ...changes,
  on: { ...changes.on, 'code.submitted': { target: '#stepUp.proving' } },
});

/** Proving the second factor, by a code of the app or a recovery code (§4: aal1 to aal2). */
export const stepUpMachine = stepUpSetup.createMachine({
  id: 'stepUp',
  context: ({ input }) => ({
    now: input.now ?? Date.now,
    method: 'app',
    factors: [],
    recoveryCodesLeft: null,
    factorId: '',
    code: '',
    recoveryCode: '',
    canRemember: input.canRemember ?? false,
    remembers: false,
    failure: null,
    fullAtMs: 0,
    triesLeft: null,
    waitUntilMs: 0,
    secondsLeft: 0,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'readFactors',
        src: 'readFactors',
        onDone: [
          {
            guard: { type: 'hasFactors', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'keepFactors', params: ({ event }) => event.output },
          },
          // The last one was removed meanwhile: there is nothing to prove.
          { target: 'done' },
        ],
        onError: { target: 'unread', actions: keepFailure },
      },
      after: { answerTimeout: { target: 'unread', actions: late } },
    },
    /** The factors could not be read. */
    unread: { on: { 'factors.requested': { target: 'loading' } } },
    asking: {
      ...changes,
      on: {
        ...changes.on,
        'code.submitted': [{ guard: 'isComplete', target: 'proving' }, { target: '.invalid' }],
      },
      initial: 'read',
      states: {
        read: { always: [{ guard: 'isUntouched', target: 'untouched' }, { target: 'typed' }] },
        untouched: {},
        typed: {},
        /** Submission was tried: what is missing is shown. */
        invalid: {},
      },
    },
    proving: {
      tags: ['pending', 'form'],
      entry: 'forgetFailure',
      invoke: {
        id: 'prove',
        src: 'prove',
        input: proofOf,
        onDone: [
          {
            guard: { type: 'usedRecoveryCode', params: ({ event }) => event.output },
            target: 'done',
            actions: { type: 'tellLeft', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isNotRemembered', params: ({ event }) => event.output },
            target: 'done',
            actions: 'tellNotRemembered',
          },
          { target: 'done' },
        ],
        onError: [
          {
            guard: { type: 'isLimited', params: errorOf },
            target: 'limited',
            actions: [keepFailure, { type: 'startWait', params: errorOf }],
          },
          {
            guard: { type: 'isWrong', params: errorOf },
            target: 'refused',
            actions: [keepFailure, 'countWrong'],
          },
          { guard: { type: 'isRefused', params: errorOf }, target: 'refused', actions: keepFailure },
          { target: 'failed', actions: keepFailure },
        ],
      },
      after: { answerTimeout: { target: 'failed', actions: late } },
    },
    /** The service said no to what was sent. */
    refused: again,
    /** Nothing came of it; whether the code was taken is not known. Another can be given. */
    failed: again,
    /** Too many wrong codes: what is typed meanwhile stays. */
    limited: {
      tags: 'form',
      initial: 'counting',
      after: { wait: { target: 'asking' } },
      on: {
        'code.changed': { actions: { type: 'keepCode', params: ({ event }) => event } },
        'recoveryCode.changed': { actions: { type: 'keepRecoveryCode', params: ({ event }) => event } },
        'remember.changed': {
          guard: 'canRemember',
          actions: { type: 'keepRemembers', params: ({ event }) => event },
        },
      },
      states: {
        counting: {
          after: { countdownTick: { target: 'counting', reenter: true, actions: 'countDown' } },
        },
      },
    },
    done: { type: 'final', entry: 'forgetCodes' },
  },
});

/**
 * @param actors - What the flow needs from outside.
 * @returns The machine that uses it.
 */
export function provideStepUp(actors: StepUpActors) {
  return stepUpMachine.provide({
    actors: { readFactors: promised(actors.readFactors), prove: promised(actors.prove) },
  });
}
