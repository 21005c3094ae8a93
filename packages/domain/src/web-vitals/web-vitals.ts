/** §9 The vitals that are measured; milliseconds, and for CLS a ratio. */
export const vitalThresholds = {
  LCP: { good: 2000, poor: 4000, unit: 'ms' },
  INP: { good: 200, poor: 500, unit: 'ms' },
  CLS: { good: 0.1, poor: 0.25, unit: 'ratio' },
  FCP: { good: 1800, poor: 3000, unit: 'ms' },
  TTFB: { good: 800, poor: 1800, unit: 'ms' },
} as const;
export type VitalName = keyof typeof vitalThresholds;
export type VitalRating = 'good' | 'needs-improvement' | 'poor';

/**
 * Rates a vital (§9): good up to the first figure, poor above the second. Takes its name and its value in the unit of
 * the table.
 *
 * @returns The rating.
 */
export function rateVital(name: VitalName, value: number): VitalRating {
  const { good, poor } = vitalThresholds[name];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
}
