import { failureKind } from '@mirror-studio/domain/errors';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import type { signInMachine } from '@mirror-studio/state-machines/sign-in';
import { useTexts } from '@mirror-studio/ui/i18n';
import type { ContextFrom } from 'xstate';

/** Puts a failure of the auth service into words: its own, or where it sent none, those of its kind. */
export function useFailureWords() {
  const e = useTexts('errors', errors);
  return (failure: ContextFrom<typeof signInMachine>['failure']): string | undefined => {
    if (failure === null) return undefined;
    return failure.status === 0 ? e('network') : failure.message || e(failureKind(failure));
  };
}
