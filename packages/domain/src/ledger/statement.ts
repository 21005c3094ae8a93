import { type LedgerReason, ledgerReasons } from '../economy/ledger.ts';

/** Whether value came or went. */
export const ledgerDirections = ['in', 'out'] as const;
export type LedgerDirection = (typeof ledgerDirections)[number];

/**
 * What moves the coins and credits that can be spent, as a statement is narrowed to it: a charge is paid out of what was held.
 */
export const statementKinds = ledgerReasons.filter((reason) => reason !== 'generation_captured');

/** Where value comes from or goes to: the member's own accounts, those of the house, and those of other members. */
export const receiptPlaces = [
  'available',
  'reserved',
  'issue',
  'exchange',
  'revenue',
  'gifts',
  'member',
] as const;
export type ReceiptPlace = (typeof receiptPlaces)[number];

/**
 * The reason of an entry, where this version knows it.
 *
 * @param reason - As it is written.
 * @returns It, or null.
 */
export const knownReason = (reason: string): LedgerReason | null =>
  ledgerReasons.find((known) => known === reason) ?? null;
