/**
 * What a generation costs once it is no longer free. The specification gives no prices: both figures are
 * placeholders to be confirmed, and nothing is charged while alpha is on (decisions: cost of a generation).
 */
export const generationPrices = { creditsPerImage: 1, creditsPerVideoSecond: 2, confirmed: false } as const;

/**
 * Credits a batch of images costs. Takes the number of images and whether alpha is on.
 *
 * @returns Whole credits, 0 in alpha (§1, decisions).
 */
export function imageBatchCredits(imageCount: number, alpha: boolean): number {
  return alpha ? 0 : imageCount * generationPrices.creditsPerImage;
}

/**
 * Credits a video render costs. Takes whole seconds and whether alpha is on.
 *
 * @returns Whole credits, 0 in alpha (§1, decisions).
 */
export function videoCredits(seconds: number, alpha: boolean): number {
  return alpha ? 0 : Math.ceil(seconds) * generationPrices.creditsPerVideoSecond;
}
