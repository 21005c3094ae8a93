/** §9 Coins to credits. */
export const exchangeLimits = { coinsPerCredit: 10, minimumCoins: 10 } as const;
