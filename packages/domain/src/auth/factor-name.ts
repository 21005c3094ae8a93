import { factorLimits } from '../constants/sign-in.ts';
import { tidyName } from '../profile/name.ts';
import type { TextKey } from '../texts/index.ts';

export type FactorNameProblem = 'nameMissing' | 'nameTooLong';

/**
 * What is wrong with the name of an authenticator app (§7: factors; decisions: account). Signs that are not seen are no name.
 *
 * @param typed - The name as typed.
 * @returns A key of the namespace `secondFactor`, null where it is a name.
 */
export function factorNameProblem(typed: string): FactorNameProblem | null {
  const name = tidyName(typed);
  if (name === '') return 'nameMissing' satisfies TextKey<'secondFactor'>;
  return Array.from(name).length > factorLimits.nameCharacters
    ? ('nameTooLong' satisfies TextKey<'secondFactor'>)
    : null;
}
