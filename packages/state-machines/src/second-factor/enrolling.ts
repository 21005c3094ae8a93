import { timedOut } from '../shared/failure.ts';
import { keepFailure, ofError, proofOf, secondFactorSetup } from './second-factor.setup.ts';

const late = { type: 'keepFailure', params: { error: timedOut } } as const;

/** The name is typed. */
export const naming = secondFactorSetup.createStateConfig({
  initial: 'typing',
  on: {
    'name.changed': {
      target: '.typing',
      actions: [{ type: 'keepName', params: ({ event }) => event }, 'forgetFailure'],
    },
    'name.submitted': [{ guard: 'isNamed', target: '#secondFactor.enrolling' }, { target: '.invalid' }],
    'task.cancelled': { target: '#secondFactor.listed', actions: 'forgetFailure' },
  },
  states: {
    typing: {},
    /** Submission was tried without one. */
    invalid: {},
    /** The service said no, or nothing came of it. Asking again is safe: what was begun before makes room. */
    failed: {},
  },
});

export const enrolling = secondFactorSetup.createStateConfig({
  tags: 'pending',
  entry: 'forgetFailure',
  invoke: {
    id: 'enrol',
    src: 'enrol',
    input: ({ context }) => ({ name: context.name.trim() }),
    onDone: {
      target: 'scanning',
      actions: { type: 'keepEnrolment', params: ({ event }) => ({ enrolment: event.output }) },
    },
    onError: [
      { guard: { type: 'isLevelNeeded', params: ofError }, target: 'steppingUp.toEnrol' },
      { target: 'naming.failed', actions: keepFailure },
    ],
  },
  after: { answerTimeout: { target: 'naming.failed', actions: late } },
});

/** The secret is taken over by an app, and its code typed. */
export const scanning = secondFactorSetup.createStateConfig({
  initial: 'typing',
  on: {
    'code.changed': { target: '.typing', actions: { type: 'keepCode', params: ({ event }) => event } },
    'task.cancelled': { target: '#secondFactor.listed', actions: ['forgetEnrolment', 'forgetFailure'] },
  },
  states: {
    typing: {
      on: {
        'code.submitted': [{ guard: 'isComplete', target: '#secondFactor.proving' }, { target: 'invalid' }],
      },
    },
    /** Submission was tried without all figures. */
    invalid: {},
    /** The service said no to the code. */
    refused: { on: { 'code.submitted': { target: '#secondFactor.proving' } } },
    /** Nothing came of it; whether the code was taken is not known. The next one can be given. */
    failed: { on: { 'code.submitted': { target: '#secondFactor.proving' } } },
    /** Too many wrong codes. */
    limited: {
      initial: 'counting',
      after: { wait: { target: 'typing' } },
      on: { 'code.changed': { actions: { type: 'keepCode', params: ({ event }) => event } } },
      states: {
        counting: {
          after: { countdownTick: { target: 'counting', reenter: true, actions: 'countDown' } },
        },
      },
    },
  },
});

export const proving = secondFactorSetup.createStateConfig({
  tags: 'pending',
  entry: 'forgetFailure',
  invoke: {
    id: 'prove',
    src: 'prove',
    input: proofOf,
    onDone: [
      { guard: 'isWithoutCodes', target: 'makingCodes', actions: 'forgetEnrolment' },
      { target: 'loading', actions: 'forgetEnrolment' },
    ],
    onError: [
      {
        guard: { type: 'isLimited', params: ofError },
        target: 'scanning.limited',
        actions: [keepFailure, { type: 'startWait', params: ofError }],
      },
      {
        guard: { type: 'isWrong', params: ofError },
        target: 'scanning.refused',
        actions: [keepFailure, 'countWrong'],
      },
      { guard: { type: 'isRefused', params: ofError }, target: 'scanning.refused', actions: keepFailure },
      { target: 'scanning.failed', actions: keepFailure },
    ],
  },
  after: { answerTimeout: { target: 'scanning.failed', actions: late } },
});
