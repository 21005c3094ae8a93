import { bin } from 'd3-array';
import type { ChartPoint } from './chartGeometry.ts';

/**
 * Sorts values into about so many ranges of one width, for a chart of how they are distributed.
 *
 * @param values What was measured.
 * @param count About how many ranges; they begin and end at round figures.
 * @param format Says the bound of a range.
 */
export function binsOf(
  values: readonly number[],
  count: number,
  format: (bound: number) => string,
): ChartPoint[] {
  return bin()
    .thresholds(count)([...values])
    .map((range) => ({ label: `${format(range.x0 ?? 0)}–${format(range.x1 ?? 0)}`, value: range.length }));
}
