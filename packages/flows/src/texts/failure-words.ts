import { failureText, serverMessage } from '@mirror-studio/domain/errors';
import { fallbackLanguage } from '@mirror-studio/domain/texts';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { useTextLocale, useTexts } from '@mirror-studio/ui/i18n';

/** What a machine or a query keeps of an answer that was no success. */
interface Answer {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/**
 * Puts a failure into words that a creator can read, in the language in force (§8): the server's own only where they are
 * more exact than the catalogue's, and in English, which it speaks. `otherwise`: what is said of a failure of which the
 * server said nothing of its own. Default: the text of its code or kind; without a failure, none.
 */
export function useFailureWords(): (failure: Answer | null, otherwise?: string) => string | undefined {
  const e = useTexts('errors', errors);
  const isEnglish = useTextLocale() === fallbackLanguage;
  return (failure, otherwise) => {
    // Nothing came back at all: that is said in the words for it, where there are any.
    if (failure === null) return otherwise;
    const message = serverMessage(failure);
    if (message === '') return otherwise ?? e(failureText(failure));
    return isEnglish ? message : e(failureText(failure));
  };
}
