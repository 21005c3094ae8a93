import { failureText, secondsNamed, serverMessage } from '@mirror-studio/domain/errors';
import { languages } from '@mirror-studio/domain/texts';
import { common } from '@mirror-studio/domain/texts/en/common';
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
 * more exact than the catalogue's, and the language is one that it speaks. `otherwise`: what is said of a failure of which
 * the server said nothing of its own. Default: the text of its code or kind; without a failure, none.
 */
export function useFailureWords(): (failure: Answer | null, otherwise?: string) => string | undefined {
  const e = useTexts('errors', errors);
  const c = useTexts('common', common);
  const isSpoken = useServerSpeaks();
  const locale = useTextLocale();
  return (failure, otherwise) => {
    // Nothing came back at all: that is said in the words for it, where there are any.
    if (failure === null) return otherwise;
    const message = serverMessage(failure);
    const seconds = failure.status === 429 ? secondsNamed(failure.message) : null;
    const text =
      seconds === null ? e(failureText(failure)) : c('rateLimitFor', { when: inTime(seconds, locale) });
    // The catalogue's words for its code say nothing more, in whatever language they came.
    if (message === '' || message === text) return otherwise ?? text;
    return isSpoken ? message : text;
  };
}

/** Says whether the server answers in the language in force: it is asked in that language, and has some of its own. */
export function useServerSpeaks(): boolean {
  const locale = useTextLocale();
  return languages.some((language) => language === locale);
}

/** 'in 42 seconds', 'dentro de 5 minutos': up to two minutes by the second, then by whole minutes, never too few. */
function inTime(seconds: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale);
  return seconds <= 120 ? format.format(seconds, 'second') : format.format(Math.ceil(seconds / 60), 'minute');
}
