import * as v from 'valibot';
import { currencies } from '../../economy/ledger.ts';
import { memberPurposes, noDigest } from '../../ledger/chain.ts';
import { endpoint, named } from '../endpoint.ts';
import { count, nextCursor, pageQuery, text, whole } from '../wire.ts';

const account = { purpose: v.picklist(memberPurposes), currency: v.picklist(currencies) };
const digest = v.pipe(text, v.regex(/^[0-9a-f]{64}$/));

/** Where the chain of an account ends. */
export const ledgerHead = named(
  'LedgerHead',
  v.object({ ...account, entries: count, balance: whole, digest }),
);
export type LedgerHead = v.InferOutput<typeof ledgerHead>;
export const sampleLedgerHead: LedgerHead = {
  purpose: 'available',
  currency: 'coins',
  entries: 1,
  balance: 820,
  digest: noDigest,
};

/** An entry as its digest covers it. `at` has microseconds. */
export const ledgerChainEntry = named(
  'LedgerChainEntry',
  v.object({
    sequence: whole,
    amount: whole,
    balance: whole,
    transferId: text,
    reason: text,
    jobId: v.nullable(text),
    at: text,
    note: text,
    digest,
  }),
);
export type LedgerChainEntry = v.InferOutput<typeof ledgerChainEntry>;
export const sampleChainEntry: LedgerChainEntry = {
  sequence: 1,
  amount: 820,
  balance: 820,
  transferId: 'x1',
  reason: 'welcome_grant',
  jobId: null,
  at: '2026-11-21T10:00:00.000000Z',
  note: 'Welcome: 820 Mirror Coins to begin with',
  digest: noDigest,
};

/** What a checkpoint says, as the claims of its JWS. `iat` in seconds. */
export const checkpointClaims = v.object({
  sub: text,
  iat: count,
  accounts: v.array(ledgerHead),
});
export type CheckpointClaims = v.InferOutput<typeof checkpointClaims>;

/** A public key that checkpoints are checked with, as a JWK. */
const publicKey = named(
  'CheckpointKey',
  v.object({
    kty: v.literal('EC'),
    crv: v.literal('P-256'),
    x: text,
    y: text,
    kid: text,
    alg: v.literal('ES256'),
    use: v.literal('sig'),
  }),
);
export type CheckpointKey = v.InferOutput<typeof publicKey>;

export const ledgerCheckEndpoints = {
  ledgerHeads: endpoint({
    method: 'GET',
    path: '/api/ledger/heads',
    response: v.object({ accounts: v.array(ledgerHead) }),
    docs: {
      summary: 'Where the chain of each account of the user ends: entries, balance, and the last digest.',
      sample: { response: { accounts: [sampleLedgerHead] } },
    },
  }),
  ledgerChain: endpoint({
    method: 'GET',
    path: '/api/ledger/chain',
    query: v.object({ ...pageQuery.entries, ...account }),
    response: v.object({ entries: v.array(ledgerChainEntry), nextCursor }),
    docs: {
      summary:
        'The entries of one account of the user in the order of their chain, a page at a time, with all that their digests cover.',
      sample: { response: { entries: [sampleChainEntry], nextCursor: null } },
    },
  }),
  ledgerCheckpoint: endpoint({
    method: 'GET',
    path: '/api/ledger/checkpoint',
    response: v.object({ checkpoint: text }),
    docs: {
      summary:
        'The ends of the chains of the user, signed: a JWS (ES256) that shows later whether the ledger still contains them.',
      sample: { response: { checkpoint: 'eyJhbGciOiJFUzI1NiJ9.e30.c2lnbmF0dXJl' } },
    },
  }),
  checkpointKeys: endpoint({
    method: 'GET',
    path: '/api/ledger/keys',
    access: 'anyone',
    response: v.object({ keys: v.array(publicKey) }),
    docs: {
      summary: 'The public keys that checkpoints of the ledger are checked with, as a JWK set.',
      sample: {
        response: {
          keys: [{ kty: 'EC', crv: 'P-256', x: 'x', y: 'y', kid: 'k1', alg: 'ES256', use: 'sig' }],
        },
      },
    },
  }),
};
