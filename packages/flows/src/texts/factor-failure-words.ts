import { factorProblem } from '@mirror-studio/domain/auth';
import { secondFactor } from '@mirror-studio/domain/texts/en/secondFactor';
import type { Failure } from '@mirror-studio/state-machines/shared';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useFailureWords } from './failure-words.ts';

/** The auth service says of a suspended person what the product says, by a code of its own and in English alone. */
const ofProduct = (failure: Failure): Failure =>
  failure.code === 'user_banned' ? { ...failure, code: 'ACCOUNT_SUSPENDED', message: '' } : failure;

/**
 * Puts a failure of the second factor into words: those of its code, or where it has none, those of its kind; of a wrong code
 * with the tries that are left, where they are known.
 */
export function useFactorFailureWords() {
  const t = useTexts('secondFactor', secondFactor);
  const inWords = useFailureWords();
  return (failure: Failure | null, triesLeft: number | null): string | undefined => {
    const problem = failure && factorProblem(failure.code);
    if (!problem) return inWords(failure && ofProduct(failure));
    const isWrong = problem === 'codeWrong' || problem === 'recoveryCodeWrong';
    return isWrong && triesLeft !== null && triesLeft > 0
      ? `${t(problem)} ${t('triesLeft', { count: triesLeft })}`
      : t(problem);
  };
}
