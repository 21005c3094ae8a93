import { ApiError, failureKind } from '@mirror-studio/domain/errors';
import type { ErrorStateProps } from '@mirror-studio/ui/ErrorState';
import { useFailureWords } from '../texts/failure-words.ts';

type FailureState = Required<Pick<ErrorStateProps, 'kind' | 'onAction'>> &
  Pick<ErrorStateProps, 'message' | 'pendingAction'>;

interface Retry {
  onRetry: () => void;
  isRetrying?: boolean;
  /** What is said where nothing more exact is known than that the server failed. */
  serverFailed: string;
}

/** Puts the failure of a page's query into the words and actions of an `ErrorState` (§8). */
export function useFailureState(): (failure: Error, retry: Retry) => FailureState {
  const words = useFailureWords();
  return (failure, { onRetry, isRetrying = false, serverFailed }) => {
    const kind = failureKind(failure);
    const isServers = kind === 'server' || kind === 'unknown';
    return {
      kind,
      message: isServers ? serverFailed : words(failure instanceof ApiError ? failure : null),
      onAction: { retry: onRetry, reload: () => location.reload(), goBack: () => history.back() },
      ...(isRetrying && { pendingAction: 'retry' }),
    };
  };
}
