import { type BallotReceipt, ballotReceipt } from '@mirror-studio/domain/contract';
import * as v from 'valibot';
import { readStored, writeStored } from './storage.ts';

const receipts = v.record(v.string(), ballotReceipt);

function readAll(): Readonly<Record<string, BallotReceipt>> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), receipts), readStored('ballots'));
  return read.success ? read.output : {};
}

/** The receipt of the last ballot that was cast in this browser on a proposal; null where there is none. */
export const readBallot = (proposalId: string): BallotReceipt | null => readAll()[proposalId] ?? null;

/** Keeps the receipt of a ballot until the user signs out. */
export function keepBallot(proposalId: string, receipt: BallotReceipt): void {
  writeStored('ballots', JSON.stringify({ ...readAll(), [proposalId]: receipt }));
}
