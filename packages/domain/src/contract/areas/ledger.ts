import * as v from 'valibot';
import { currencies, ledgerReasons } from '../../economy/ledger.ts';
import { jobKinds, jobStatuses } from '../../jobs/index.ts';
import { noDigest } from '../../ledger/chain.ts';
import { ledgerDirections, receiptPlaces } from '../../ledger/statement.ts';
import { endpoint, named } from '../endpoint.ts';
import { count, flag, moment, nextCursor, pageQuery, sampleMoment, text, whole } from '../wire.ts';

const digest = v.pipe(text, v.regex(/^[0-9a-f]{64}$/));

/** A line of the statement: what moved on an account that can be spent, and what it has after it. */
export const ledgerLine = named(
  'LedgerLine',
  v.object({
    id: text,
    transferId: text,
    currency: v.picklist(currencies),
    change: whole,
    balance: whole,
    reason: text,
    note: text,
    jobId: v.nullable(text),
    createdAt: moment,
  }),
);
export type LedgerLine = v.InferOutput<typeof ledgerLine>;
export const sampleLedgerLine: LedgerLine = {
  id: '7',
  transferId: 'x1',
  currency: 'credits',
  change: 42,
  balance: 128,
  reason: 'exchange',
  note: 'Exchanged 420 coins for 42 credits',
  jobId: null,
  createdAt: sampleMoment,
};

/** What a page of the statement is narrowed to. */
const statementQuery = v.object({
  ...pageQuery.entries,
  kind: v.optional(v.picklist(ledgerReasons)),
  direction: v.optional(v.picklist(ledgerDirections)),
  currency: v.optional(v.picklist(currencies)),
  /** Moved at this moment or later, and before that one. */
  from: v.optional(moment),
  before: v.optional(moment),
});
export type LedgerFilter = Omit<v.InferOutput<typeof statementQuery>, 'cursor' | 'limit'>;

/** One side of a transfer. Of the own accounts also the place in the chain, what they have after it, and the digest. */
const receiptSide = named(
  'LedgerReceiptSide',
  v.object({
    place: v.picklist(receiptPlaces),
    currency: v.picklist(currencies),
    change: whole,
    own: v.nullable(v.object({ sequence: count, balance: whole, digest })),
  }),
);
export type LedgerReceiptSide = v.InferOutput<typeof receiptSide>;

/** A picture of a job, small. */
const receiptPicture = v.object({ id: text, url: text, placeholder: v.nullable(text) });

/** Everything that is kept of one transfer. */
export const ledgerReceipt = named(
  'LedgerReceipt',
  v.object({
    transferId: text,
    reason: text,
    note: text,
    createdAt: moment,
    /** The key of the request that asked for it; null where the studio did it by itself, or it was not kept. */
    request: v.nullable(text),
    sides: v.array(receiptSide),
    /** The job that it was for, while that is there, with its pictures as they are now. */
    job: v.nullable(
      v.object({
        id: text,
        kind: v.picklist(jobKinds),
        status: v.picklist(jobStatuses),
        prompt: text,
        /** Pictures, or seconds of a video, and what each costs in credits. */
        units: count,
        creditsPerUnit: count,
        held: count,
        charged: count,
        returned: count,
        pictures: v.array(receiptPicture),
      }),
    ),
    /** The other transfers of the same job, oldest first. */
    others: v.array(
      v.object({
        transferId: text,
        reason: text,
        note: text,
        createdAt: moment,
        credits: count,
        /** It also has a line on the statement. */
        isOnStatement: flag,
      }),
    ),
  }),
);
export type LedgerReceipt = v.InferOutput<typeof ledgerReceipt>;
export const sampleLedgerReceipt: LedgerReceipt = {
  transferId: 'x1',
  reason: 'exchange',
  note: 'Exchanged 420 coins for 42 credits',
  createdAt: sampleMoment,
  request: '7c0e3a52-5f0b-4a55-8a3c-1b7a8f6f0d11',
  sides: [
    { place: 'exchange', currency: 'coins', change: 420, own: null },
    {
      place: 'available',
      currency: 'credits',
      change: 42,
      own: { sequence: 7, balance: 128, digest: noDigest },
    },
  ],
  job: null,
  others: [],
};

export const ledgerEndpoints = {
  ledger: endpoint({
    method: 'GET',
    path: '/api/ledger',
    query: statementQuery,
    response: v.object({ lines: v.array(ledgerLine), nextCursor }),
    docs: {
      summary:
        'The statement of the user: every change of the coins and credits that can be spent, newest first, with what there was after it, a page at a time.',
      sample: { response: { lines: [sampleLedgerLine], nextCursor: null } },
    },
  }),
  ledgerReceipt: endpoint({
    method: 'GET',
    path: '/api/ledger/receipts/{id}',
    response: v.object({ receipt: ledgerReceipt }),
    docs: {
      summary:
        'The receipt of a transfer of the user: why, both sides, its job with the pictures, and by which request.',
      errors: ['NOT_FOUND'],
      sample: { response: { receipt: sampleLedgerReceipt } },
    },
  }),
};
