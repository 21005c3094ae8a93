import { billingLimits } from '../constants/billing.ts';
import type { LedgerReason } from './ledger.ts';

/** What may stand on a receipt besides the purchase. */
export const billingFields = ['name', 'address', 'taxId'] as const;
export type BillingField = (typeof billingFields)[number];

const limits = {
  name: billingLimits.nameCharacters,
  address: billingLimits.addressCharacters,
  taxId: billingLimits.taxIdCharacters,
} as const;

/**
 * (decisions) How much a field holds.
 *
 * @param field - The field.
 * @returns Characters.
 */
export const billingLimitOf = (field: BillingField): number => limits[field];

/**
 * (decisions) The fields that hold more than they may.
 *
 * @param values - What they hold.
 * @returns Their names, in their order.
 */
export const tooLongFields = (values: Readonly<Record<BillingField, string>>): readonly BillingField[] =>
  billingFields.filter((field) => values[field].length > limits[field]);

/** Decided: the reasons for which value is given or earned, as the page of billing lists them. */
export const receivedReasons: readonly LedgerReason[] = ['welcome_grant', 'referral_reward'];
