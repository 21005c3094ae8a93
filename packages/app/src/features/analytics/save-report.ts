import { giveCsv } from '../../files/give-file.ts';

/** Gives the rows of a report as a file of its last day. */
export function saveReport(name: string, days: readonly { readonly day: string }[], csv: string): void {
  const last = days.at(-1)?.day ?? '';
  giveCsv(`${name}-${last}`, csv);
}
