import { signInAgain } from '@mirror-studio/domain/texts/en/signInAgain';
import type { signInAgainMachine } from '@mirror-studio/state-machines/sign-in-again';
import { Button } from '@mirror-studio/ui/Button';
import { useTexts } from '@mirror-studio/ui/i18n';
import { Spinner } from '@mirror-studio/ui/Spinner';
import { Stack } from '@mirror-studio/ui/Stack';
import { Text } from '@mirror-studio/ui/Text';
import type { ReactNode } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';

export interface SignInAgainViewProps {
  /** The machine as it stands. */
  snapshot: SnapshotFrom<typeof signInAgainMachine>;
  /** Sends the machine what somebody does. */
  send: (event: EventFrom<typeof signInAgainMachine>) => void;
  /** The form of an email with a code, as `SignIn` with `MailCode`. Default none. */
  mailForm?: ReactNode;
  /** The form of a password, as `Password`. Default none. */
  passwordForm?: ReactNode;
  /** The proof of the second factor, as `StepUp`. Default none. */
  proofForm?: ReactNode;
}

/** Signing in again as its machine stands: one way at a time, and the other offered below. It stands in a dialog over the page. */
export function SignInAgainView({ snapshot, send, mailForm, passwordForm, proofForm }: SignInAgainViewProps) {
  const t = useTexts('signInAgain', signInAgain);
  if (snapshot.matches('done')) return <Spinner size={28} label={t('opening')} />;
  if (snapshot.matches('proving')) {
    return (
      <Stack gap="x4">
        <Text tone="muted">{t('proofLead')}</Text>
        {proofForm}
      </Stack>
    );
  }
  const isPassword = snapshot.matches('byPassword');
  return (
    <Stack gap="x4">
      <Text tone="muted">{t('lead')}</Text>
      {isPassword ? passwordForm : mailForm}
      <Button
        variant="ghost"
        isFullWidth
        onPress={() => send({ type: 'way.chosen', way: isPassword ? 'mail' : 'password' })}
      >
        {t(isPassword ? 'useMail' : 'usePassword')}
      </Button>
    </Stack>
  );
}
