import { requestLimits } from '@mirror-studio/domain/constants/requests';
import type { ChainHead, LedgerStep } from '@mirror-studio/domain/ledger';
import { assign, setup } from 'xstate';
import { missing } from '../shared/effects.ts';
import { type Thrown, toFailure } from '../shared/failure.ts';
import type { CheckpointRead, LedgerCheckContext, LedgerCheckEvent, Stepped } from './ledger-check.types.ts';

/** What the states of the check of a ledger are made of. */
export const ledgerCheckSetup = setup({
  types: {
    context: {} as LedgerCheckContext,
    events: {} as LedgerCheckEvent,
    tags: {} as 'pending',
  },
  actors: {
    checkNext: missing<{ isBeginning: boolean; known: readonly ChainHead[] }, LedgerStep>('checkNext'),
    readCheckpoint: missing<{ file: unknown }, CheckpointRead>('readCheckpoint'),
    saveCheckpoint: missing<void, unknown>('saveCheckpoint'),
  },
  delays: { answerTimeout: requestLimits.answerMs },
  guards: {
    agrees: (_, { step }: Stepped) => step.verdict?.agrees === true,
    differs: (_, { step }: Stepped) => step.verdict?.agrees === false,
    hasAgreed: ({ context }) => context.verdict?.agrees === true,
    hasDiffered: ({ context }) => context.verdict?.agrees === false,
  },
  actions: {
    keepStep: assign((_, { step: { progress, verdict } }: Stepped) => ({ progress, verdict })),
    keepRead: assign((_, { read }: { read: CheckpointRead }) =>
      'problem' in read
        ? { problem: read.problem, checkpoint: null }
        : { problem: null, checkpoint: read.checkpoint },
    ),
    removeCheckpoint: assign({ checkpoint: null, problem: null }),
    forgetVerdict: assign({ progress: null, verdict: null, problem: null, failure: null }),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null, problem: null }),
  },
});
