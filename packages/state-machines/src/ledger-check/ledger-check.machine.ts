import type { LedgerStep } from '@mirror-studio/domain/ledger';
import { promised } from '../shared/effects.ts';
import { timedOut } from '../shared/failure.ts';
import { ledgerCheckSetup } from './ledger-check.setup.ts';
import type { LedgerCheckActors } from './ledger-check.types.ts';

const keepFailure = {
  type: 'keepFailure',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const;
const late = { type: 'keepFailure', params: { error: timedOut } } as const;
/** Back to where it was: what was found stays in sight. */
const back = [
  { guard: 'hasAgreed', target: 'resting.agreeing' },
  { guard: 'hasDiffered', target: 'resting.differing' },
  { target: 'resting' },
] as const;
const ofStep = ({ event }: { event: { output: LedgerStep } }) => ({ step: event.output });
const keepStep = { type: 'keepStep', params: ofStep } as const;
/** After each page: the end of the check, or the next page. A short ledger is at its end with the first. */
const stepped = [
  { guard: { type: 'agrees', params: ofStep }, target: '#ledgerCheck.resting.agreeing', actions: keepStep },
  { guard: { type: 'differs', params: ofStep }, target: '#ledgerCheck.resting.differing', actions: keepStep },
  { target: '#ledgerCheck.checking.going', reenter: true, actions: keepStep },
] as const;

/** Adds the ledger of a member up anew, and says whether it agrees with its chain, its balances and a checkpoint. */
export const ledgerCheckMachine = ledgerCheckSetup.createMachine({
  id: 'ledgerCheck',
  context: { progress: null, verdict: null, checkpoint: null, problem: null, failure: null },
  initial: 'resting',
  states: {
    resting: {
      initial: 'idle',
      on: {
        'check.started': { target: 'checking', actions: 'forgetVerdict' },
        'checkpoint.chosen': { target: 'readingFile' },
        'checkpoint.removed': { target: '.idle', actions: ['removeCheckpoint', 'forgetVerdict'] },
        'checkpoint.requested': { target: 'signing' },
      },
      states: {
        idle: {},
        /** It was given up on the way. */
        cancelled: {},
        agreeing: {},
        /** An entry is not as it should be: the first one is told. */
        differing: {},
      },
    },
    readingFile: {
      tags: 'pending',
      entry: 'forgetVerdict',
      invoke: {
        id: 'readCheckpoint',
        src: 'readCheckpoint',
        input: ({ event }) => {
          if (event.type !== 'checkpoint.chosen') throw new Error('A file is read when one was chosen');
          return { file: event.file };
        },
        onDone: {
          target: 'resting',
          actions: { type: 'keepRead', params: ({ event }) => ({ read: event.output }) },
        },
        onError: { target: 'resting', actions: keepFailure },
      },
      after: { answerTimeout: { target: 'resting', actions: late } },
    },
    signing: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'saveCheckpoint',
        src: 'saveCheckpoint',
        onDone: [...back],
        onError: back.map((where) => ({ ...where, actions: keepFailure })),
      },
      after: { answerTimeout: back.map((where) => ({ ...where, actions: late })) },
    },
    checking: {
      tags: 'pending',
      initial: 'beginning',
      on: { 'check.cancelled': { target: 'resting.cancelled' } },
      states: {
        beginning: {
          invoke: {
            id: 'checkFirst',
            src: 'checkNext',
            input: ({ context }) => ({ isBeginning: true, known: context.checkpoint?.accounts ?? [] }),
            onDone: [...stepped],
            onError: { target: '#ledgerCheck.interrupted', actions: keepFailure },
          },
          after: { answerTimeout: { target: '#ledgerCheck.interrupted', actions: late } },
        },
        going: {
          invoke: {
            id: 'checkNext',
            src: 'checkNext',
            input: ({ context }) => ({ isBeginning: false, known: context.checkpoint?.accounts ?? [] }),
            onDone: [...stepped],
            onError: { target: '#ledgerCheck.interrupted', actions: keepFailure },
          },
          after: { answerTimeout: { target: '#ledgerCheck.interrupted', actions: late } },
        },
      },
    },
    /** What has been checked is kept: it goes on when it is asked to, or by itself when the network is back. */
    interrupted: {
      on: {
        'check.resumed': { target: 'checking.going', actions: 'forgetFailure' },
        'connection.returned': { target: 'checking.going', actions: 'forgetFailure' },
        'check.cancelled': { target: 'resting.cancelled' },
      },
    },
  },
});

/**
 * @param actors - What the flow needs from outside.
 * @returns The machine that uses it.
 */
export function provideLedgerCheck(actors: LedgerCheckActors) {
  return ledgerCheckMachine.provide({
    actors: {
      checkNext: promised(actors.checkNext),
      readCheckpoint: promised(actors.readCheckpoint),
      saveCheckpoint: promised(actors.saveCheckpoint),
    },
  });
}
