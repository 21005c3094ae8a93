import { factorNameProblem, writeFactorSecret } from '@mirror-studio/domain/auth';
import { factorLimits } from '@mirror-studio/domain/constants/sign-in';
import { common } from '@mirror-studio/domain/texts/en/common';
import { secondFactor } from '@mirror-studio/domain/texts/en/secondFactor';
import { Banner } from '@mirror-studio/ui/Banner';
import { Button } from '@mirror-studio/ui/Button';
import { CodeField } from '@mirror-studio/ui/CodeField';
import { CopyButton } from '@mirror-studio/ui/CopyButton';
import { Form, FormActions } from '@mirror-studio/ui/Form';
import { useTexts } from '@mirror-studio/ui/i18n';
import { QRCode } from '@mirror-studio/ui/QRCode';
import { Stack } from '@mirror-studio/ui/Stack';
import { Text } from '@mirror-studio/ui/Text';
import { TextField } from '@mirror-studio/ui/TextField';
import { useFactorFailureWords } from '../texts/factor-failure-words.ts';
import { PartHeading } from './PartHeading.tsx';
import type { SecondFactorViewProps } from './view-props.ts';

/** The new app is named. */
export function Naming({ snapshot, send, headingLevel }: SecondFactorViewProps) {
  const t = useTexts('secondFactor', secondFactor);
  const inWords = useFactorFailureWords();
  const { name, failure } = snapshot.context;
  const isPending = snapshot.matches('enrolling');
  const problem = snapshot.matches({ naming: 'invalid' }) ? factorNameProblem(name) : null;
  return (
    <Form
      error={snapshot.matches({ naming: 'failed' }) ? inWords(failure, null) : undefined}
      onSubmit={() => isPending || send({ type: 'name.submitted' })}
    >
      <PartHeading level={headingLevel}>{t('nameTitle')}</PartHeading>
      <TextField
        label={t('name')}
        description={t('nameHelp')}
        placeholder={t('namePlaceholder')}
        autoComplete="off"
        isReadOnly={isPending}
        value={name}
        onChange={(typed) => send({ type: 'name.changed', name: typed })}
        errorMessage={problem ? t(problem, { most: factorLimits.nameCharacters }) : undefined}
      />
      <Actions send={send} isPending={isPending} label={t('goOn')} />
    </Form>
  );
}

/** An app takes the secret over, and the code that it shows is typed. */
export function Scanning({ snapshot, send, headingLevel }: SecondFactorViewProps) {
  const t = useTexts('secondFactor', secondFactor);
  const inWords = useFactorFailureWords();
  const { name, enrolment, code, failure, triesLeft, secondsLeft } = snapshot.context;
  const isPending = snapshot.matches('proving');
  const isLimited = snapshot.matches({ scanning: 'limited' });
  const isShown =
    isLimited || snapshot.matches({ scanning: 'refused' }) || snapshot.matches({ scanning: 'failed' });
  const words = isShown ? inWords(failure, triesLeft) : undefined;
  return (
    <Form onSubmit={() => isPending || isLimited || send({ type: 'code.submitted' })}>
      <Stack gap="x2">
        <PartHeading level={headingLevel}>{t('scanTitle')}</PartHeading>
        <Text tone="muted" isMeasured>
          {t('scanText')}
        </Text>
      </Stack>
      {enrolment && (
        <Stack direction="row" gap="x6" align="start">
          <QRCode text={enrolment.uri} label={t('qrLabel', { name: name.trim() })} size={176} />
          <Stack gap="x2" align="start">
            <Text size="small" tone="muted">
              {t('secret')}
            </Text>
            <Text isMono>{writeFactorSecret(enrolment.secret)}</Text>
            <CopyButton size="small" text={enrolment.secret} label={t('copySecret')} />
          </Stack>
        </Stack>
      )}
      <CodeField
        label={t('code')}
        isReadOnly={isPending}
        value={code}
        onChange={(typed) => send({ type: 'code.changed', code: typed })}
        errorMessage={snapshot.matches({ scanning: 'invalid' }) ? t('codeMissing') : undefined}
      />
      {words && (
        <Banner tone={isLimited ? 'warning' : 'danger'} role="alert">
          {words}
        </Banner>
      )}
      <Actions
        send={send}
        isPending={isPending}
        isDisabled={isLimited}
        label={isLimited ? t('waitFor', { count: secondsLeft }) : t('confirm')}
      />
    </Form>
  );
}

interface ActionsProps extends Pick<SecondFactorViewProps, 'send'> {
  label: string;
  isPending: boolean;
  isDisabled?: boolean;
}

function Actions({ send, label, isPending, isDisabled = false }: ActionsProps) {
  const c = useTexts('common', common);
  return (
    <FormActions>
      <Button variant="ghost" isDisabled={isPending} onPress={() => send({ type: 'task.cancelled' })}>
        {c('cancel')}
      </Button>
      <Button type="submit" variant="primary" isPending={isPending} isDisabled={isDisabled}>
        {label}
      </Button>
    </FormActions>
  );
}
