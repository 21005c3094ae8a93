import { promised } from '../shared/effects.ts';
import { timedOut } from '../shared/failure.ts';
import { enrolling, naming, proving, scanning } from './enrolling.ts';
import { keepFailure, ofError, removedOf, secondFactorSetup } from './second-factor.setup.ts';
import type { SecondFactorActors } from './second-factor.types.ts';

const late = { type: 'keepFailure', params: { error: timedOut } } as const;
const toList = { target: '#secondFactor.listed', actions: 'forgetFailure' } as const;

/** The second factor of an account (§4): apps for codes, and recovery codes that stand for them. */
export const secondFactorMachine = secondFactorSetup.createMachine({
  id: 'secondFactor',
  context: ({ input }) => ({
    now: input.now ?? Date.now,
    factors: [],
    recoveryCodesLeft: null,
    name: '',
    enrolment: null,
    code: '',
    chosen: null,
    codes: [],
    isKept: false,
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
        onDone: {
          target: 'listed',
          actions: { type: 'keepFactors', params: ({ event }) => event.output },
        },
        onError: { target: 'unread', actions: keepFailure },
      },
      after: { answerTimeout: { target: 'unread', actions: late } },
    },
    /** The factors could not be read. */
    unread: { on: { 'factors.requested': { target: 'loading' } } },
    listed: {
      initial: 'read',
      on: {
        'enrolment.begun': { target: 'naming' },
        'removal.begun': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: 'removing.asking',
          actions: { type: 'keepChosen', params: ({ event }) => event },
        },
      },
      states: {
        read: { always: [{ guard: 'hasFactors', target: 'some' }, { target: 'none' }] },
        none: {},
        some: {
          on: { 'codes.requested': { guard: 'hasCodes', target: '#secondFactor.makingCodes' } },
        },
      },
    },
    naming,
    enrolling,
    scanning,
    proving,
    makingCodes: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'makeCodes',
        src: 'makeCodes',
        onDone: {
          target: 'codesShown',
          actions: { type: 'keepCodes', params: ({ event }) => ({ codes: event.output }) },
        },
        onError: [
          { guard: { type: 'isLevelNeeded', params: ofError }, target: 'steppingUp.toMakeCodes' },
          { target: 'codesFailed', actions: keepFailure },
        ],
      },
      after: { answerTimeout: { target: 'codesFailed', actions: late } },
    },
    /** None came. Asking again is safe: the new ones take the place of what may have been made. */
    codesFailed: {
      on: { 'codes.requested': { target: 'makingCodes' }, 'task.cancelled': { target: 'loading' } },
    },
    codesShown: {
      on: {
        'codes.kept': { actions: { type: 'keepKept', params: ({ event }) => event } },
        'codes.closed': { guard: 'isKept', target: 'loading' },
      },
      exit: 'forgetCodes',
    },
    removing: {
      initial: 'asking',
      states: {
        asking: { on: { 'removal.confirmed': { target: 'asked' }, 'task.cancelled': toList } },
        asked: {
          tags: 'pending',
          entry: 'forgetFailure',
          invoke: {
            id: 'remove',
            src: 'remove',
            input: removedOf,
            onDone: { target: '#secondFactor.loading' },
            onError: [
              {
                guard: { type: 'isLevelNeeded', params: ofError },
                target: '#secondFactor.steppingUp.toRemove',
              },
              { target: 'failed', actions: keepFailure },
            ],
          },
          after: { answerTimeout: { target: 'failed', actions: late } },
        },
        /** Asking again is safe: what is gone already counts as removed. */
        failed: { on: { 'removal.confirmed': { target: 'asked' }, 'task.cancelled': toList } },
      },
    },
    /** The session has not proved the second factor: that comes first, then what was asked for. */
    steppingUp: {
      tags: 'stepUp',
      initial: 'toEnrol',
      states: {
        toEnrol: {
          on: {
            'stepUp.passed': { target: '#secondFactor.enrolling' },
            'stepUp.cancelled': { target: '#secondFactor.naming' },
          },
        },
        toRemove: {
          on: {
            'stepUp.passed': { target: '#secondFactor.removing.asked' },
            'stepUp.cancelled': { target: '#secondFactor.removing' },
          },
        },
        toMakeCodes: {
          on: {
            'stepUp.passed': { target: '#secondFactor.makingCodes' },
            'stepUp.cancelled': { target: '#secondFactor.loading' },
          },
        },
      },
    },
  },
});

/**
 * @param actors - What the flow needs from outside.
 * @returns The machine that uses it.
 */
export function provideSecondFactor(actors: SecondFactorActors) {
  return secondFactorMachine.provide({
    actors: {
      readFactors: promised(actors.readFactors),
      enrol: promised(actors.enrol),
      prove: promised(actors.prove),
      remove: promised(actors.remove),
      makeCodes: promised(actors.makeCodes),
    },
  });
}
