import { isMailCode, mailCodeProblem } from '@mirror-studio/domain/auth';
import { mailCode } from '@mirror-studio/domain/texts/en/mailCode';
import type { passwordMachine } from '@mirror-studio/state-machines/password';
import { Button } from '@mirror-studio/ui/Button';
import { CodeField } from '@mirror-studio/ui/CodeField';
import { useTexts } from '@mirror-studio/ui/i18n';
import { Stack } from '@mirror-studio/ui/Stack';
import type { EventFrom, SnapshotFrom } from 'xstate';

interface CodeOfMailProps {
  readonly snapshot: SnapshotFrom<typeof passwordMachine>;
  readonly send: (event: EventFrom<typeof passwordMachine>) => void;
  /** How the code came: to an address, or to a phone. */
  readonly channel: CodeChannel;
}

export type CodeChannel = 'email' | 'text';
const wordsOf = {
  email: { label: 'code', help: 'helpAnew', wrong: 'wrong' },
  text: { label: 'codeOfText', help: 'helpAnewByText', wrong: 'wrongOfText' },
} as const satisfies Record<CodeChannel, Record<string, keyof typeof mailCode>>;

/** The field for the code that proves anew who sets another password, and a way to another code. */
export function CodeOfMail({ snapshot, send, channel }: CodeOfMailProps) {
  const t = useTexts('mailCode', mailCode);
  const { code, failure, isTried, secondsLeft } = snapshot.context;
  const isPending = snapshot.hasTag('pending');
  const words = wordsOf[channel];
  const problem = failure && mailCodeProblem(failure.code);
  const isWaiting = snapshot.matches({ proving: 'coolingDown' }) && secondsLeft > 0;
  return (
    <Stack gap="x2">
      <CodeField
        label={t(words.label)}
        description={t(words.help)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it has come after a press, and is what there is to do
        autoFocus
        isReadOnly={isPending}
        value={code}
        onChange={(typed) => send({ type: 'code.changed', code: typed })}
        errorMessage={problem ? t(words[problem]) : isTried && !isMailCode(code) ? t('missing') : undefined}
      />
      <Button
        size="small"
        variant="ghost"
        isDisabled={!snapshot.matches({ proving: 'ready' })}
        onPress={() => send({ type: 'code.requested' })}
      >
        {isWaiting ? t('anotherIn', { count: secondsLeft }) : t('another')}
      </Button>
    </Stack>
  );
}
