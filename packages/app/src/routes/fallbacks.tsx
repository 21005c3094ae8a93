import { common } from '@mirror-studio/domain/texts/en/common';
import { ErrorState } from '@mirror-studio/ui/ErrorState';
import { useTexts } from '@mirror-studio/ui/i18n';
import { LoadingGuard } from '@mirror-studio/ui/LoadingGuard';
import { askAgain, useIsCutOff } from '../lazy/lazyWithRetry.ts';

interface WaitingProps {
  /** It is waited for who is signed in, and not for a page. Default false. */
  isForSession?: boolean;
}

/**
 * Nothing is known yet: a spinner, and nothing that would have to be taken back. When the page itself could not be
 * fetched it says so, and asks again when it is told to.
 */
export function Waiting({ isForSession = false }: WaitingProps) {
  const t = useTexts('common', common);
  return useIsCutOff() ? (
    <ErrorState
      kind="network"
      level={1}
      size="page"
      onAction={{ retry: askAgain, reload: () => location.reload() }}
    />
  ) : (
    <LoadingGuard state="loading" label={isForSession ? t('checkingSession') : t('loading')} />
  );
}
