import { addressProblem } from '@mirror-studio/domain/auth';
import { addressChange } from '@mirror-studio/domain/texts/en/addressChange';
import type { Failure } from '@mirror-studio/state-machines/shared';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useFailureWords } from '../texts/failure-words.ts';

/**
 * Puts a failure of the change of an address into words: those of its code, or where it has none, those of its kind.
 * `isOfText`: the code came as a text message, which a first address is proved by too.
 */
export function useAddressFailureWords() {
  const t = useTexts('addressChange', addressChange);
  const inWords = useFailureWords();
  return (failure: Failure | null, isOfText = false): string | undefined => {
    const problem = failure && addressProblem(failure.code);
    if (!problem) return inWords(failure);
    return t(problem === 'codeWrong' && isOfText ? 'codeWrongOfText' : problem);
  };
}
