import { readFileSync } from 'node:fs';

/** One domain a line: https://github.com/disposable-email-domains/disposable-email-domains of 21 August 2026 (CC0 1.0). */
const domains: ReadonlySet<string> = new Set(
  readFileSync(new URL('./domains.txt', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
);

/** Whether an address lies in a domain that gives out addresses for a day, or below one. */
export function isThrowAway(address: string): boolean {
  const labels = address
    .slice(address.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.');
  return labels.some((_, at) => at < labels.length - 1 && domains.has(labels.slice(at).join('.')));
}
