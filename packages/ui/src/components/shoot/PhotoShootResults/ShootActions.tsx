import { canCancel, canRetry, type JobStatus } from '@mirror-studio/domain/jobs';
import { jobs } from '@mirror-studio/domain/texts/en/jobs';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Button } from '../../../primitives/Button/Button.tsx';

export interface ShootActionsProps {
  onCancel?: (() => void) | undefined;
  isCancelling?: boolean;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  onViewResults?: (() => void) | undefined;
}

/** What can be done about a shoot as it stands. */
export function ShootActions({
  status,
  onCancel,
  isCancelling,
  onRetry,
  isRetrying,
  onViewResults,
}: ShootActionsProps & { status: JobStatus }) {
  const t = useTexts('jobs', jobs);
  return (
    <>
      {onCancel && canCancel(status) && (
        <Button size="small" onPress={onCancel} isPending={isCancelling}>
          {t('cancel')}
        </Button>
      )}
      {onRetry && canRetry(status) && (
        <Button size="small" onPress={onRetry} isPending={isRetrying}>
          {t('retry')}
        </Button>
      )}
      {onViewResults && status === 'completed' && (
        <Button size="small" onPress={onViewResults}>
          {t('viewResults')}
        </Button>
      )}
    </>
  );
}
