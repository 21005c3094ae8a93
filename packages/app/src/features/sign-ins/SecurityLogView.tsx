import type { SecurityEvent } from '@mirror-studio/domain/contract';
import { ApiError } from '@mirror-studio/domain/errors';
import { securityLog } from '@mirror-studio/domain/texts/en/securityLog';
import { type PageData, useFailureState } from '@mirror-studio/flows/page-data';
import { useFailureWords } from '@mirror-studio/flows/texts';
import { useTexts } from '@mirror-studio/ui/i18n';
import { SecurityLog } from '@mirror-studio/ui/SecurityLog';

export interface SecurityLogData {
  readonly events: readonly SecurityEvent[];
  readonly hasMore: boolean;
  readonly isAvailable: boolean;
}

interface SecurityLogViewProps {
  page: PageData<SecurityLogData>;
  onMore: () => void;
  onRetry: () => void;
}

/** The security log as a function of what its query says. */
export function SecurityLogView({ page, onMore, onRetry }: SecurityLogViewProps) {
  const t = useTexts('securityLog', securityLog);
  const failureState = useFailureState();
  const words = useFailureWords();
  if (page.state === 'waiting') return <SecurityLog state="loading" events={[]} />;
  const retry = { onRetry, serverFailed: t('failedToLoad') };
  if (page.state === 'failed') {
    const failure = failureState(page.failure, { ...retry, isRetrying: page.isRetrying });
    return <SecurityLog state="failed" events={[]} failure={failure} />;
  }
  const { data, failure, isLoadingMore } = page;
  if (!data.isAvailable) return <SecurityLog state="unavailable" events={[]} />;
  const said = words(failure instanceof ApiError ? failure : null, t('failedToLoad'));
  return (
    <SecurityLog
      events={data.events}
      {...((data.hasMore || failure) && { onLoadMore: failure ? onRetry : onMore })}
      isLoadingMore={isLoadingMore}
      {...(failure && !isLoadingMore && said !== undefined && { moreFailed: said })}
    />
  );
}
