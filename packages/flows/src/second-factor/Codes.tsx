import { common } from '@mirror-studio/domain/texts/en/common';
import { secondFactor } from '@mirror-studio/domain/texts/en/secondFactor';
import { Banner } from '@mirror-studio/ui/Banner';
import { Button } from '@mirror-studio/ui/Button';
import { Checkbox } from '@mirror-studio/ui/Checkbox';
import { FormActions } from '@mirror-studio/ui/Form';
import { useTexts } from '@mirror-studio/ui/i18n';
import { RecoveryCodes } from '@mirror-studio/ui/RecoveryCodes';
import { Stack } from '@mirror-studio/ui/Stack';
import { Text } from '@mirror-studio/ui/Text';
import { useFactorFailureWords } from '../texts/factor-failure-words.ts';
import { PartHeading } from './PartHeading.tsx';
import type { SecondFactorViewProps } from './view-props.ts';

/** New recovery codes, which must be confirmed as kept. */
export function Codes({ snapshot, send, headingLevel, onDownload, onPrint }: SecondFactorViewProps) {
  const t = useTexts('secondFactor', secondFactor);
  const { codes, isKept } = snapshot.context;
  return (
    <Stack gap="x5">
      <Stack gap="x2">
        <PartHeading level={headingLevel}>{t('codesTitle')}</PartHeading>
        <Text tone="muted" isMeasured>
          {t('codesText')}
        </Text>
      </Stack>
      <RecoveryCodes
        codes={codes}
        onDownload={onDownload && (() => onDownload(codes))}
        onPrint={onPrint && (() => onPrint(codes))}
      />
      <Checkbox isSelected={isKept} onChange={(kept) => send({ type: 'codes.kept', isKept: kept })}>
        {t('codesKept')}
      </Checkbox>
      <FormActions>
        <Button variant="primary" isDisabled={!isKept} onPress={() => send({ type: 'codes.closed' })}>
          {t('finish')}
        </Button>
      </FormActions>
    </Stack>
  );
}

/** The factor is proved, but no recovery codes came. */
export function CodesFailed({ snapshot, send }: SecondFactorViewProps) {
  const t = useTexts('secondFactor', secondFactor);
  const c = useTexts('common', common);
  const inWords = useFactorFailureWords();
  return (
    <Banner
      tone="warning"
      role="alert"
      title={t('codesFailedTitle')}
      actions={
        <>
          <Button size="small" onPress={() => send({ type: 'codes.requested' })}>
            {c('retry')}
          </Button>
          <Button size="small" variant="ghost" onPress={() => send({ type: 'task.cancelled' })}>
            {t('codesLater')}
          </Button>
        </>
      }
    >
      {t('codesFailed')} {inWords(snapshot.context.failure, null)}
    </Banner>
  );
}
