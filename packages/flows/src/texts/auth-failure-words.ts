import { authErrorText } from '@mirror-studio/domain/auth';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import type { Failure } from '@mirror-studio/state-machines/shared';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useFailureWords } from './failure-words.ts';

/** Puts a failure of the auth service into words: those of its code, or where it has none, those of its kind. */
export function useAuthFailureWords() {
  const t = useTexts('signIn', signIn);
  const inWords = useFailureWords();
  return (failure: Failure | null): string | undefined => {
    const text = failure && authErrorText(failure.code);
    return text ? t(text) : inWords(failure);
  };
}
