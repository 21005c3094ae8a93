import { networkError } from '@mirror-studio/domain/errors';
import {
  type ChainHead,
  type LedgerFaultKind,
  type LedgerStep,
  noDigest,
} from '@mirror-studio/domain/ledger';
import { common } from '@mirror-studio/domain/texts/en/common';
import { ledgerCheck } from '@mirror-studio/domain/texts/en/ledgerCheck';
import { defineFlow, done, failed } from '../explore/flow.ts';
import { button, type Interactions, system } from '../explore/interactions.ts';
import { ledgerCheckMachine, provideLedgerCheck } from './ledger-check.machine.ts';
import type { CheckpointRead } from './ledger-check.types.ts';

const heads: readonly ChainHead[] = [
  { purpose: 'available', currency: 'coins', entries: 80_000, balance: 820, digest: 'a7'.repeat(32) },
  { purpose: 'available', currency: 'credits', entries: 20_000, balance: 128, digest: '3f'.repeat(32) },
  { purpose: 'reserved', currency: 'credits', entries: 240, balance: 0, digest: noDigest },
];
const total = heads.reduce((sum, { entries }) => sum + entries, 0);
const begun: LedgerStep = { progress: { checked: 0, total }, verdict: null };
const underWay: LedgerStep = { progress: { checked: 42_000, total }, verdict: null };
const agreed: LedgerStep = { progress: { checked: total, total }, verdict: { agrees: true, heads } };
const differing = (kind: LedgerFaultKind, expected: string, found: string): LedgerStep => ({
  progress: { checked: 42_000, total },
  verdict: {
    agrees: false,
    fault: {
      kind,
      purpose: 'available',
      currency: 'coins',
      sequence: 42_317,
      transferId: kind === 'sum' ? '0b9d2c1e-7a44-4a0f-9a51-0f1f64f0a3c2' : null,
      expected,
      found,
    },
  },
});
const file = 'eyJhbGciOiJFUzI1NiJ9.e30.c2lnbmF0dXJl';

/** How each event comes about: by keyboard, by pointer, or from outside. */
const interactions: Interactions<typeof ledgerCheckMachine> = {
  'check.started': button(/^Check (my ledger|again)$/),
  'check.cancelled': button(common.cancel),
  'check.resumed': button(ledgerCheck.resume),
  'connection.returned': system('the network'),
  'checkpoint.chosen': system('a file that is chosen or dropped'),
  'checkpoint.removed': button(ledgerCheck.removeCheckpoint),
  'checkpoint.requested': button(ledgerCheck.saveCheckpoint),
};

/** What an exploration of the check of a ledger sends, and what tells its states apart on screen. */
export const ledgerCheckFlow = defineFlow({
  name: 'ledger-check',
  about:
    'The check of the ledger: every entry of both currencies is added up anew, page by page, its digest made and compared, and the ends held against the balances and, where there is one, against a signed checkpoint from before. It shows how far it is, can be given up, goes on after a lost connection, and says that all agrees or which entry is the first that does not.',
  machine: ledgerCheckMachine,
  provide: provideLedgerCheck,
  inputs: { given: {} },
  events: [
    { type: 'check.started' },
    { type: 'check.cancelled' },
    { type: 'check.resumed' },
    { type: 'connection.returned' },
    { type: 'checkpoint.chosen', file },
    { type: 'checkpoint.removed' },
    { type: 'checkpoint.requested' },
    done<LedgerStep>('checkFirst', begun),
    done<LedgerStep>('checkFirst', agreed),
    done<LedgerStep>('checkFirst', differing('sum', '1230', '1330')),
    failed('checkFirst', networkError()),
    done<LedgerStep>('checkNext', underWay),
    done<LedgerStep>('checkNext', agreed),
    done<LedgerStep>('checkNext', differing('sum', '1230', '1330')),
    done<LedgerStep>('checkNext', differing('checkpoint', 'a7'.repeat(32), '3f'.repeat(32))),
    failed('checkNext', networkError()),
    done<CheckpointRead>('readCheckpoint', {
      checkpoint: { at: '2026-11-01T10:00:00.000Z', accounts: heads },
    }),
    done<CheckpointRead>('readCheckpoint', { problem: 'forged' }),
    failed('readCheckpoint', networkError()),
    done('saveCheckpoint', {}),
    failed('saveCheckpoint', networkError()),
  ],
  variantOf: ({ context: { verdict, checkpoint, problem } }) => [
    verdict?.agrees === false ? verdict.fault.kind : '',
    checkpoint ? 'withCheckpoint' : '',
    problem ?? '',
  ],
  hiddenClassOf: ({ context: { progress, failure } }) => [
    String(progress?.checked ?? ''),
    failure?.code ?? '',
  ],
  interactions,
  window: { framed: true },
  shownBy: ['Primitives/Progress', 'Primitives/FileDrop', 'Primitives/Banner'],
});
