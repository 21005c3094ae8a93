import { isInvitationCode, readInvitationCode } from '@mirror-studio/domain/invitations';
import { common } from '@mirror-studio/domain/texts/en/common';
import { invitation } from '@mirror-studio/domain/texts/en/invitation';
import type { invitationMachine } from '@mirror-studio/state-machines/invitation';
import { Banner } from '@mirror-studio/ui/Banner';
import { Button } from '@mirror-studio/ui/Button';
import { Form } from '@mirror-studio/ui/Form';
import { useTexts } from '@mirror-studio/ui/i18n';
import { Stack } from '@mirror-studio/ui/Stack';
import { TextField } from '@mirror-studio/ui/TextField';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { useFailureWords } from '../texts/failure-words.ts';

export interface InvitationViewProps {
  /** The machine as it stands. */
  snapshot: SnapshotFrom<typeof invitationMachine>;
  /** Sends the machine what somebody does. */
  send: (event: EventFrom<typeof invitationMachine>) => void;
}

/** Claiming an invitation as its machine stands: a button, and the field that it opens. */
export function InvitationView({ snapshot, send }: InvitationViewProps) {
  const t = useTexts('invitation', invitation);
  const c = useTexts('common', common);
  const inWords = useFailureWords();
  const { code, problem, failure } = snapshot.context;
  if (snapshot.matches('claimed')) {
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a Banner is no output
      <Banner tone="success" role="status">
        {t('claimed')}
      </Banner>
    );
  }
  if (snapshot.matches('closed')) {
    return (
      <Button variant="ghost" isFullWidth onPress={() => send({ type: 'field.opened' })}>
        {t('have')}
      </Button>
    );
  }
  const isPending = snapshot.matches('claiming');
  const isMissing = snapshot.matches({ asking: 'invalid' }) && !isInvitationCode(readInvitationCode(code));
  return (
    <Form
      // What was refused can be sent again as it is, which the browser's own check would keep back.
      validationBehavior="aria"
      error={
        snapshot.matches('failed') ? [t('failed'), inWords(failure)].filter(Boolean).join(' ') : undefined
      }
      onSubmit={() => isPending || send({ type: 'claim.submitted' })}
    >
      <TextField
        label={t('code')}
        description={t('help')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        isReadOnly={isPending}
        value={code}
        onChange={(typed) => send({ type: 'code.changed', code: typed })}
        errorMessage={
          snapshot.matches('refused') && problem ? t(problem) : isMissing ? t('missing') : undefined
        }
      />
      <Stack gap="x2">
        <Button type="submit" isFullWidth isPending={isPending} pendingLabel={t('claiming')}>
          {t('claim')}
        </Button>
        {isPending ? (
          <Button variant="ghost" isFullWidth onPress={() => send({ type: 'claim.cancelled' })}>
            {c('cancel')}
          </Button>
        ) : (
          <Button variant="ghost" isFullWidth onPress={() => send({ type: 'field.closed' })}>
            {t('close')}
          </Button>
        )}
      </Stack>
    </Form>
  );
}
