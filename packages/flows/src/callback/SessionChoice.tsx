import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { Button } from '@mirror-studio/ui/Button';
import { EmptyState } from '@mirror-studio/ui/EmptyState';
import { useTexts } from '@mirror-studio/ui/i18n';

interface SessionChoiceProps {
  /** Whose the session in the address is; null while nobody can say, as for a code. */
  owner: string | null;
  /** Who is signed in here already. */
  signedIn: string | null;
  onAccept: () => void;
  onDecline: () => void;
}

/** A session that was not asked for here: whose it is, whom it would replace, and one press that decides (§4). */
export function SessionChoice({ owner, signedIn, onAccept, onDecline }: SessionChoiceProps) {
  const t = useTexts('signIn', signIn);
  return (
    <EmptyState
      align="start"
      actions={
        <>
          <Button variant="primary" isFullWidth onPress={onAccept}>
            {owner === null ? t('continueWithLink') : t('continueAs', { email: owner })}
          </Button>
          <Button isFullWidth onPress={onDecline}>
            {signedIn === null ? t('continueNot') : t('continueStay', { email: signedIn })}
          </Button>
        </>
      }
    >
      <p>{owner === null ? t('continueUnknown') : t('continueOther', { email: owner })}</p>
      {signedIn !== null && <p>{t('continueReplaces', { email: signedIn })}</p>}
    </EmptyState>
  );
}
