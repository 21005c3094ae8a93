import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { MailCodeView } from '@mirror-studio/flows/mail-code';
import { type MailCodePurpose, provideMailCode } from '@mirror-studio/state-machines/mail-code';
import { Button } from '@mirror-studio/ui/Button';
import { useTexts } from '@mirror-studio/ui/i18n';
import { Stack } from '@mirror-studio/ui/Stack';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFlow } from '../../flows/use-flow.ts';
import { useServices } from '../../providers/services.tsx';
import { newPasswordPath } from '../../session/sign-in-methods.ts';
import { codeActors } from './use-code.ts';

interface CodeSignInProps {
  purpose: MailCodePurpose;
  /** Where the mail went; left out, the address is asked for too. */
  email?: string | undefined;
  /** Called when a code is on its way and when its answer has been dealt with: the page waits for that. Never another function. */
  onProving: (isProving: boolean) => void;
  /** Called when the session is there, before anybody is led on. Never another function. */
  onSignedIn?: () => Promise<void>;
  /** Back to a link, where the field stands alone. */
  onUseLink?: (() => void) | undefined;
}

/** The field for the code of a mail, with the auth service behind it (§1, §7). */
export default function CodeSignIn({ purpose, email, onProving, onSignedIn, onUseLink }: CodeSignInProps) {
  const { session } = useServices();
  const t = useTexts('signIn', signIn);
  const navigate = useNavigate();
  const machine = useMemo(
    () =>
      provideMailCode(
        codeActors(session, {
          onProving,
          onSignedIn: async () => {
            await onSignedIn?.();
            if (purpose === 'recovery') await navigate(newPasswordPath, { replace: true });
          },
        }),
      ),
    [session, purpose, navigate, onProving, onSignedIn],
  );
  const { snapshot, send } = useFlow(machine, {
    input: () => ({ purpose, email: email ?? '', asksEmail: email === undefined }),
  });
  const field = <MailCodeView snapshot={snapshot} send={send} />;
  if (!onUseLink) return field;
  return (
    <Stack gap="x3">
      {field}
      <Button variant="ghost" isFullWidth onPress={onUseLink}>
        {t('useLink')}
      </Button>
    </Stack>
  );
}
