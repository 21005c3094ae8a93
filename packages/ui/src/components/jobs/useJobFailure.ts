import type { Job } from '@mirror-studio/domain/contract';
import { errorCodeText } from '@mirror-studio/domain/errors';
import { fallbackLanguage } from '@mirror-studio/domain/texts';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { useTextLocale, useTexts } from '../../i18n/useTexts.ts';

/**
 * Says why a job failed, in the language in force (§2 widget 3, §8). The server's own sentence may be more exact than
 * the catalogue's, but it speaks English: in other languages the text of the error code stands for it.
 *
 * @returns A function that takes the job and returns the sentence, or null where it did not fail or nothing is known.
 */
export function useJobFailure(): (job: Job) => string | null {
  const e = useTexts('errors', errors);
  const isEnglish = useTextLocale() === fallbackLanguage;
  return ({ status, kind, error, errorCode }) => {
    if (status !== 'failed' || (!error && !errorCode)) return null;
    if (error && isEnglish) return error;
    return e(errorCodeText(errorCode ?? '') ?? (kind === 'image_batch' ? 'generation' : 'unknown'));
  };
}
