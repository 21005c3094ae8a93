import { authErrorText } from '@mirror-studio/domain/auth';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import type { signInMachine } from '@mirror-studio/state-machines/sign-in';
import { useTexts } from '@mirror-studio/ui/i18n';
import type { ContextFrom } from 'xstate';
import { useFailureWords as useWords } from '../../texts/failure-words.ts';

/** Puts a failure of the auth service into words: those of its code, or where it has none, those of its kind. */
export function useFailureWords() {
  const t = useTexts('signIn', signIn);
  const inWords = useWords();
  return (failure: ContextFrom<typeof signInMachine>['failure']): string | undefined => {
    const text = failure && authErrorText(failure.code);
    return text ? t(text) : inWords(failure);
  };
}
