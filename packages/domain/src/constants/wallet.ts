/** §9 Custom amount of the token wallet, in cents. */
export const customAmountLimits = {
  minimumCents: 150,
  maximumCents: 9900,
  stepCents: 50,
  defaultCents: 500,
  tokensPerDollar: 10,
} as const;

/** §9 Mirror bonus, and the prices that earn it (§5). */
export const mirrorBonusLimits = {
  percent: 11,
  priceCents: [808, 1111, 2222],
  toleranceCents: 1,
} as const;

/** §9 Soft Launch banner; `welcomeGrantCoins` is decided: the specification gives no opening balance. */
export const walletLimits = { softLaunchAboveCoins: 900, listHeightPx: 300, welcomeGrantCoins: 500 } as const;

/** Decided: what one member may buy in a day, from 00:00 UTC, while purchases are simulated. */
export const simulatedPurchaseLimits = { purchasesPerDay: 10, coinsPerDay: 6_000 } as const;
