import type { ChainHead, LedgerProgress, LedgerStep, LedgerVerdict } from '@mirror-studio/domain/ledger';
import type { Effect } from '../shared/effects.ts';
import type { Failure } from '../shared/failure.ts';

/** A checkpoint whose signature was good: when it was made, and the ends of the chains at that moment. */
export interface Checkpoint {
  /** ISO 8601. */
  readonly at: string;
  readonly accounts: readonly ChainHead[];
}

/** Why a file is not taken: it is no checkpoint, its signature is not ours, or it is of another member. */
export type CheckpointProblem = 'unreadable' | 'forged' | 'foreign';

/** What a file turned out to be. */
export type CheckpointRead = { readonly checkpoint: Checkpoint } | { readonly problem: CheckpointProblem };

/** How far a check has come, as guards and actions take it. */
export interface Stepped {
  readonly step: LedgerStep;
}

export interface LedgerCheckContext {
  readonly progress: LedgerProgress | null;
  readonly verdict: LedgerVerdict | null;
  /** The ledger must still contain it. */
  readonly checkpoint: Checkpoint | null;
  /** Why the file that was chosen is not taken. */
  readonly problem: CheckpointProblem | null;
  readonly failure: Failure | null;
}

export type LedgerCheckEvent =
  | { readonly type: 'check.started' }
  | { readonly type: 'check.cancelled' }
  | { readonly type: 'check.resumed' }
  /** The network is back. */
  | { readonly type: 'connection.returned' }
  /** A file, as the platform has it. */
  | { readonly type: 'checkpoint.chosen'; readonly file: unknown }
  | { readonly type: 'checkpoint.removed' }
  /** A checkpoint of now is wanted as a file. */
  | { readonly type: 'checkpoint.requested' };

/** What the flow needs from outside. */
export interface LedgerCheckActors {
  /** Checks a part of the ledger: from its beginning, or from where the last part ended. */
  readonly checkNext: Effect<
    { readonly isBeginning: boolean; readonly known: readonly ChainHead[] },
    LedgerStep
  >;
  /** Reads a file and checks its signature. */
  readonly readCheckpoint: Effect<{ readonly file: unknown }, CheckpointRead>;
  /** Has a checkpoint signed, and gives it as a file. */
  readonly saveCheckpoint: Effect<void, unknown>;
}
