import { rememberedBrowserLimits } from '@mirror-studio/domain/constants/sign-in';
import { common } from '@mirror-studio/domain/texts/en/common';
import { secondFactor } from '@mirror-studio/domain/texts/en/secondFactor';
import type { stepUpMachine } from '@mirror-studio/state-machines/step-up';
import { Banner } from '@mirror-studio/ui/Banner';
import { Button } from '@mirror-studio/ui/Button';
import { Checkbox } from '@mirror-studio/ui/Checkbox';
import { CodeField } from '@mirror-studio/ui/CodeField';
import { Form } from '@mirror-studio/ui/Form';
import { useTexts } from '@mirror-studio/ui/i18n';
import { Radio, RadioGroup } from '@mirror-studio/ui/RadioGroup';
import { Spinner } from '@mirror-studio/ui/Spinner';
import { Stack } from '@mirror-studio/ui/Stack';
import { Text } from '@mirror-studio/ui/Text';
import { TextField } from '@mirror-studio/ui/TextField';
import { useId } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { useFactorFailureWords } from '../texts/factor-failure-words.ts';

export interface StepUpViewProps {
  /** The machine as it stands. */
  snapshot: SnapshotFrom<typeof stepUpMachine>;
  /** Sends the machine what somebody does. */
  send: (event: EventFrom<typeof stepUpMachine>) => void;
  /** Leaves without a proof, where nothing of the account is shown before it. */
  onSignOut?: (() => void) | undefined;
}

/** Proving the second factor as its machine stands. */
export function StepUpView({ snapshot, send, onSignOut }: StepUpViewProps) {
  const t = useTexts('secondFactor', secondFactor);
  const c = useTexts('common', common);
  const inWords = useFactorFailureWords();
  const { failure, triesLeft } = snapshot.context;
  const signOut = onSignOut && (
    <Button variant="ghost" isFullWidth onPress={onSignOut}>
      {t('signOut')}
    </Button>
  );
  if (snapshot.matches('unread')) {
    return (
      <Stack>
        <Banner
          tone="danger"
          role="alert"
          title={t('notRead')}
          actions={
            <Button size="small" onPress={() => send({ type: 'factors.requested' })}>
              {c('retry')}
            </Button>
          }
        >
          {inWords(failure, null)}
        </Banner>
        {signOut}
      </Stack>
    );
  }
  if (!snapshot.hasTag('form')) return <Spinner size={28} label={c('loading')} />;
  const isLimited = snapshot.matches('limited');
  const isPending = snapshot.matches('proving');
  const isShown = isLimited || snapshot.matches('refused') || snapshot.matches('failed');
  const words = isShown ? inWords(failure, triesLeft) : undefined;
  return (
    <Form onSubmit={() => isPending || isLimited || send({ type: 'code.submitted' })}>
      <Proof snapshot={snapshot} send={send} />
      {snapshot.context.canRemember && <Remember snapshot={snapshot} send={send} />}
      {words && (
        <Banner tone={isLimited ? 'warning' : 'danger'} role="alert">
          {words}
        </Banner>
      )}
      <Stack gap="x2">
        <Button type="submit" variant="primary" isFullWidth isPending={isPending} isDisabled={isLimited}>
          {isLimited ? t('waitFor', { count: snapshot.context.secondsLeft }) : t('confirm')}
        </Button>
        <OtherProof snapshot={snapshot} send={send} />
        {signOut}
      </Stack>
    </Form>
  );
}

/** What is typed: a code of one of the apps, or a recovery code. */
function Proof({ snapshot, send }: StepUpViewProps) {
  const t = useTexts('secondFactor', secondFactor);
  const { method, factors, factorId, code, recoveryCode } = snapshot.context;
  const isInvalid = snapshot.matches({ asking: 'invalid' });
  const isPending = snapshot.matches('proving');
  if (method === 'recoveryCode') {
    return (
      <TextField
        key="recoveryCode"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
        autoFocus
        label={t('recoveryCode')}
        description={t('recoveryCodeHelp')}
        errorMessage={isInvalid ? t('recoveryCodeMissing') : undefined}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck="false"
        isReadOnly={isPending}
        value={recoveryCode}
        onChange={(typed) => send({ type: 'recoveryCode.changed', recoveryCode: typed })}
      />
    );
  }
  return (
    <>
      {factors.length > 1 && (
        <RadioGroup
          label={t('which')}
          value={factorId}
          onChange={(chosen) => send({ type: 'factor.chosen', factorId: chosen })}
          isDisabled={isPending || snapshot.matches('limited')}
        >
          {factors.map(({ id, name }) => (
            <Radio key={id} value={id}>
              {name || t('unnamed')}
            </Radio>
          ))}
        </RadioGroup>
      )}
      <CodeField
        key="code"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is the one thing that is asked
        autoFocus
        label={t('code')}
        errorMessage={isInvalid ? t('codeMissing') : undefined}
        isReadOnly={isPending}
        value={code}
        onChange={(typed) => send({ type: 'code.changed', code: typed })}
      />
    </>
  );
}

/** Whether the next sign-in in this browser asks again. */
function Remember({ snapshot, send }: StepUpViewProps) {
  const t = useTexts('secondFactor', secondFactor);
  const helpId = useId();
  return (
    <Stack gap="x1">
      <Checkbox
        isSelected={snapshot.context.remembers}
        isReadOnly={snapshot.matches('proving')}
        aria-describedby={helpId}
        onChange={(remembers) => send({ type: 'remember.changed', remembers })}
      >
        {t('remember', rememberedBrowserLimits)}
      </Checkbox>
      <Text id={helpId} size="small" tone="muted">
        {t('rememberHelp')}
      </Text>
    </Stack>
  );
}

/** The other way to prove it, where there is one. */
function OtherProof({ snapshot, send }: StepUpViewProps) {
  const t = useTexts('secondFactor', secondFactor);
  const { method, recoveryCodesLeft } = snapshot.context;
  const isBusy = snapshot.matches('proving') || snapshot.matches('limited');
  if (method === 'app' && !recoveryCodesLeft) return null;
  const other = method === 'app' ? 'recoveryCode' : 'app';
  return (
    <Button
      variant="ghost"
      isFullWidth
      isDisabled={isBusy}
      onPress={() => send({ type: 'method.changed', method: other })}
    >
      {t(other === 'app' ? 'useApp' : 'useRecoveryCode')}
    </Button>
  );
}
