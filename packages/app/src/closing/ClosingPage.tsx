import { ApiError } from '@mirror-studio/domain/errors';
import { accountData } from '@mirror-studio/domain/texts/en/accountData';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { useFailureWords } from '@mirror-studio/flows/texts';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useSignOut } from '../session/useSignOut.ts';
import { ClosingView } from './ClosingView.tsx';
import { useKeepAccount } from './use-keep-account.ts';

/** In place of the pages of an account that waits for its removal. */
export default function ClosingPage({ removedAt }: { removedAt: string }) {
  const t = useTexts('accountData', accountData);
  const e = useTexts('errors', errors);
  const words = useFailureWords();
  const signOut = useSignOut();
  const { keep, isPending, error } = useKeepAccount();
  const reason = error && (words(error instanceof ApiError ? error : null) ?? e('unknown'));
  return (
    <ClosingView
      removedAt={removedAt}
      picture="/glass.webp"
      isKeeping={isPending}
      isSigningOut={signOut.isPending}
      {...(reason && { failed: t('keepFailed', { reason }) })}
      onKeep={() => void keep().catch(() => {})}
      onSignOut={signOut.run}
    />
  );
}
