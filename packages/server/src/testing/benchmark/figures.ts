import { availableParallelism, loadavg } from 'node:os';

/** The value that a share of all does not exceed. Takes 0.5 for the median. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

/** Says the machine's part in what is measured, once for each program. */
export function tellMachine(): void {
  const [load = 0] = loadavg();
  console.log(`${availableParallelism()} processors, load ${load.toFixed(1)}`);
}

/** Holds figures against their limits, one line for each, and sets the exit code when one is past it. */
export function verdicts() {
  return {
    atLeast: (name: string, value: number, limit: number, more = '') =>
      tell(value >= limit, name, `${value.toFixed(2)} of at least ${limit}`, more),
    atMost: (name: string, value: number, limit: number, unit = '', more = '') =>
      tell(
        value <= limit,
        name,
        `${value.toFixed(unit === '' ? 2 : 1)} of ${limit}${unit} (ratio ${(value / limit).toFixed(2)})`,
        more,
      ),
  };
}

function tell(isKept: boolean, name: string, figure: string, more: string): void {
  if (!isKept) process.exitCode = 1;
  console.log(`${isKept ? '✓' : '✗'} ${name}: ${figure}${more === '' ? '' : `; ${more}`}`);
}

/** Milliseconds of many requests in one line; returns the 99th percentile. */
export function tellTimes(name: string, tookMs: readonly number[]): number {
  const [p50, p99, longest] = [0.5, 0.99, 1].map((share) => percentile(tookMs, share)) as [
    number,
    number,
    number,
  ];
  console.log(
    `${name}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, longest ${longest.toFixed(1)} ms (${tookMs.length} requests)`,
  );
  return p99;
}
