import { isEmail, isMailCode, mailCodeProblem } from '@mirror-studio/domain/auth';
import { common } from '@mirror-studio/domain/texts/en/common';
import { mailCode } from '@mirror-studio/domain/texts/en/mailCode';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import type { mailCodeMachine } from '@mirror-studio/state-machines/mail-code';
import { Button } from '@mirror-studio/ui/Button';
import { CodeField } from '@mirror-studio/ui/CodeField';
import { Form } from '@mirror-studio/ui/Form';
import { useTexts } from '@mirror-studio/ui/i18n';
import { Stack } from '@mirror-studio/ui/Stack';
import { TextField } from '@mirror-studio/ui/TextField';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { useAuthFailureWords } from '../texts/auth-failure-words.ts';

export interface MailCodeViewProps {
  /** The machine as it stands. */
  snapshot: SnapshotFrom<typeof mailCodeMachine>;
  /** Sends the machine what somebody does. */
  send: (event: EventFrom<typeof mailCodeMachine>) => void;
}

/** The field for the code of a mail as its machine stands, and where the address is not known, one for that. */
export function MailCodeView({ snapshot, send }: MailCodeViewProps) {
  const t = useTexts('mailCode', mailCode);
  const s = useTexts('signIn', signIn);
  const c = useTexts('common', common);
  const inWords = useAuthFailureWords();
  const { asksEmail, email, code, failure } = snapshot.context;
  const isPending = snapshot.matches('proving');
  const isInvalid = snapshot.matches({ asking: 'invalid' });
  const isOver = snapshot.matches('refused') || snapshot.matches('failed');
  // What is wrong with the code stands beside it; what is wrong with the way there, above the button.
  const problem = isOver && failure ? mailCodeProblem(failure.code) : null;
  return (
    <Form
      // What was refused can be sent again as it is, which the browser's own check would keep back.
      validationBehavior="aria"
      error={isOver && problem === null ? inWords(failure) : undefined}
      onSubmit={() => isPending || send({ type: 'code.submitted' })}
    >
      {asksEmail && (
        <TextField
          label={s('email')}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck="false"
          placeholder={s('emailPlaceholder')}
          isReadOnly={isPending}
          value={email}
          onChange={(typed) => send({ type: 'email.changed', email: typed })}
          errorMessage={isInvalid && !isEmail(email) ? s('emailInvalid') : undefined}
        />
      )}
      <CodeField
        label={t('code')}
        description={t(asksEmail ? 'helpElsewhere' : 'help')}
        isReadOnly={isPending}
        value={code}
        onChange={(typed) => send({ type: 'code.changed', code: typed })}
        errorMessage={problem ? t(problem) : isInvalid && !isMailCode(code) ? t('missing') : undefined}
      />
      <Stack gap="x2">
        <Button type="submit" variant="primary" isFullWidth isPending={isPending}>
          {t('submit')}
        </Button>
        {isPending && (
          <Button variant="ghost" isFullWidth onPress={() => send({ type: 'submission.cancelled' })}>
            {c('cancel')}
          </Button>
        )}
      </Stack>
    </Form>
  );
}
