/** Decided: how much each line of what stands on receipts may hold. */
export const billingLimits = { nameCharacters: 120, addressCharacters: 400, taxIdCharacters: 40 } as const;
