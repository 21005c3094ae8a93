/** The two currencies. Mirror Coins and tokens are two names of one of them (decisions). */
export const currencies = ['coins', 'credits'] as const;
export type Currency = (typeof currencies)[number];

/** Why value moved: every entry of the ledger carries one. The specification does not show its own (§3). */
export const ledgerReasons = [
  'welcome_grant',
  'exchange',
  'simulated_purchase',
  'simulated_checkout',
  'simulated_subscription',
  'purchase',
  'purchase_refunded',
  'purchase_disputed',
  'purchase_restored',
  'generation_reserved',
  'generation_captured',
  'generation_released',
  'gift',
  'gift_held',
  'gift_claimed',
  'gift_returned',
  'referral_reward',
  'demo_closed',
  'account_closed',
  'correction',
] as const;
export type LedgerReason = (typeof ledgerReasons)[number];
