import { readFileSync } from 'node:fs';
import { holds, readFilter } from './bloom.ts';
import { plainForms } from './forms.ts';

const filter = readFilter(readFileSync(new URL('./leaked.generated.bin', import.meta.url)));

/** Says whether a password stands in the lists of leaked ones, as it is or with what people change of such a one. */
export function isLeaked(password: string): boolean {
  return plainForms(password).some((form) => holds(filter, form));
}
