import type { Currency, LedgerReason } from '../economy/ledger.ts';

/** The accounts of a member in each currency: what can be spent, and what is held for jobs. */
export const memberPurposes = ['available', 'reserved'] as const;
export type MemberPurpose = (typeof memberPurposes)[number];

/** One account of a member. */
export interface ChainAccount {
  readonly purpose: MemberPurpose;
  readonly currency: Currency;
}

/** Where the chain of an account ends, as the account itself says. */
export interface ChainHead extends ChainAccount {
  /** How many entries it has. */
  readonly entries: number;
  /** Whole coins or credits. */
  readonly balance: number;
  /** The digest of its last entry, in hexadecimal; `noDigest` where there is none. */
  readonly digest: string;
}

/** An entry as its digest covers it. */
export interface ChainEntry {
  /** Its place in the account, from 1. */
  readonly sequence: number;
  /** Whole coins or credits, negative where they left. */
  readonly amount: number;
  /** What the account has after it. */
  readonly balance: number;
  readonly transferId: string;
  readonly reason: LedgerReason | (string & {});
  readonly jobId: string | null;
  /** To the microsecond, in UTC: `2026-11-21T10:00:00.000000Z`. */
  readonly at: string;
  readonly note: string;
  /** SHA-256 of `chainedText`, in hexadecimal. */
  readonly digest: string;
}

/** What stands before the first entry. */
export const noDigest = '0'.repeat(64);

/**
 * (decisions) The text over which the digest of an entry is made, to be encoded as UTF-8: a line for each part, the note last, since it
 * alone may have several lines. The database makes the same one (`studio.entry_digest`).
 *
 * @param account - Whose entry it is.
 * @param previous - The digest of the entry before it, or `noDigest`.
 * @param entry - The entry; its own digest is not read.
 * @returns The text.
 */
export function chainedText(
  { purpose, currency }: ChainAccount,
  previous: string,
  { sequence, amount, balance, transferId, reason, jobId, at, note }: Omit<ChainEntry, 'digest'>,
): string {
  return [
    'mirror-ledger-1',
    previous,
    purpose,
    currency,
    sequence,
    amount,
    balance,
    transferId,
    reason,
    jobId ?? '',
    at,
    note,
  ].join('\n');
}
