/** Whether coins can be bought; the flag `purchasing` (§9, decisions). */
export const purchasingModes = ['disabled', 'simulated', 'live'] as const;
export type PurchasingMode = (typeof purchasingModes)[number];

/** Where coins are bought, and by which call (decisions). */
export const purchasePlaces = { purchaseDialog: 'createPayment', tokenWallet: 'checkout' } as const;
export type PurchasePlace = keyof typeof purchasePlaces;

/**
 * What a place offers (§9, decisions): while purchases are simulated, the purchase dialog simulates them and the
 * button of the wallet stays disabled and says Preview Mode. Takes the flag and the place.
 *
 * @returns What holds there.
 */
export function purchasingAt(mode: PurchasingMode, place: PurchasePlace): PurchasingMode {
  return mode === 'simulated' && place === 'tokenWallet' ? 'disabled' : mode;
}
