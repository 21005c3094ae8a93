import { ApiError } from '@mirror-studio/domain/errors';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { useFailureWords } from '@mirror-studio/flows/texts';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useState } from 'react';

/** What could not be done, and why, in words. */
export interface Failed<Act> {
  readonly act: Act;
  readonly reason: string;
}

/** Does one thing at a time with the server. Returns what is under way, and what failed. */
export function useActs<Act extends string>() {
  const words = useFailureWords();
  const e = useTexts('errors', errors);
  const [pending, setPending] = useState<Act | null>(null);
  const [failed, setFailed] = useState<Failed<Act> | null>(null);

  async function run(act: Act, work: () => Promise<void>): Promise<void> {
    setPending(act);
    setFailed(null);
    try {
      await work();
    } catch (error) {
      const known = error instanceof ApiError ? error : null;
      setFailed({ act, reason: words(known) ?? e('unknown') });
    } finally {
      setPending(null);
    }
  }

  return { run, pending, failed };
}
