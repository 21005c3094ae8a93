import { pathOf } from '@mirror-studio/domain/access';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { useAuthFailureWords } from '@mirror-studio/flows/texts';
import { toFailure } from '@mirror-studio/state-machines/shared';
import { Button } from '@mirror-studio/ui/Button';
import { EmptyState } from '@mirror-studio/ui/EmptyState';
import { useTexts } from '@mirror-studio/ui/i18n';
import { LinkButton } from '@mirror-studio/ui/LinkButton';
import { LoadingGuard } from '@mirror-studio/ui/LoadingGuard';
import { PublicPage } from '@mirror-studio/ui/PublicPage';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../providers/services.tsx';
import { openDemo } from './open-demo.ts';

/** Opens a demonstration account as soon as it is drawn; the guard leads on when there is one (§2 `/`, demo mode). */
export default function OpenDemo() {
  const { session } = useServices();
  const t = useTexts('shell', shell);
  const e = useTexts('errors', errors);
  const s = useTexts('signIn', signIn);
  const inWords = useAuthFailureWords();
  const { mutate, error, isPending } = useMutation({ mutationFn: () => openDemo(session) });
  useEffect(() => mutate(), [mutate]);
  if (error === null) return <LoadingGuard state="loading" label={t('demoOpening')} />;
  return (
    <PublicPage title={t('demoFailedTitle')} homeHref={pathOf('home')} picture="/glass.webp">
      <EmptyState
        role="alert"
        align="start"
        actions={
          <>
            <Button variant="primary" isPending={isPending} onPress={() => mutate()}>
              {e('action_retry')}
            </Button>
            <LinkButton href={pathOf('login')}>{s('signIn')}</LinkButton>
          </>
        }
      >
        <p>{inWords(toFailure(error))}</p>
      </EmptyState>
    </PublicPage>
  );
}
