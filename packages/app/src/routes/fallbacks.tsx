import { ErrorState } from '@mirror-studio/ui/ErrorState';
import { LoadingGuard } from '@mirror-studio/ui/LoadingGuard';
import { askAgain, useIsCutOff } from '../lazy/lazyWithRetry.ts';

/**
 * Nothing is known yet: a spinner, and nothing that would have to be taken back. When the page itself could not be
 * fetched it says so, and asks again when it is told to.
 */
export function Waiting() {
  return useIsCutOff() ? (
    <ErrorState
      kind="network"
      level={1}
      size="page"
      onAction={{ retry: askAgain, reload: () => location.reload() }}
    />
  ) : (
    <LoadingGuard state="loading" />
  );
}
