/** §5, §9 Photo shoot; `promptCharacters`, `projectCharacters` and `largestSeed` are decided. */
export const photoShootLimits = {
  minimumImages: 1,
  maximumImages: 10,
  referenceMegabytes: 10,
  referenceBytes: 10 * 1024 * 1024,
  promptCharacters: 2_000,
  projectCharacters: 80,
  largestSeed: 4_294_967_295,
} as const;
