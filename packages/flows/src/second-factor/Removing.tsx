import { secondFactor } from '@mirror-studio/domain/texts/en/secondFactor';
import { Banner } from '@mirror-studio/ui/Banner';
import { Button } from '@mirror-studio/ui/Button';
import { FormActions } from '@mirror-studio/ui/Form';
import { useTexts } from '@mirror-studio/ui/i18n';
import { Stack } from '@mirror-studio/ui/Stack';
import { Text } from '@mirror-studio/ui/Text';
import { useFactorFailureWords } from '../texts/factor-failure-words.ts';
import { PartHeading } from './PartHeading.tsx';
import type { SecondFactorViewProps } from './view-props.ts';

/** Whether an app is to be removed, and what that means. */
export function Removing({ snapshot, send, headingLevel }: SecondFactorViewProps) {
  const t = useTexts('secondFactor', secondFactor);
  const inWords = useFactorFailureWords();
  const { chosen, factors, failure } = snapshot.context;
  const isPending = snapshot.matches({ removing: 'asked' });
  const words = snapshot.matches({ removing: 'failed' }) ? inWords(failure, null) : undefined;
  return (
    <Stack gap="x5">
      <Stack gap="x2">
        <PartHeading level={headingLevel}>
          {t('removeTitle', { name: chosen?.name || t('unnamed') })}
        </PartHeading>
        <Text tone="muted" isMeasured>
          {t(factors.length > 1 ? 'removeText' : 'removeLast')}
        </Text>
      </Stack>
      {words && (
        <Banner tone="danger" role="alert">
          {words}
        </Banner>
      )}
      <FormActions>
        <Button variant="ghost" isDisabled={isPending} onPress={() => send({ type: 'task.cancelled' })}>
          {t('keepIt')}
        </Button>
        <Button variant="danger" isPending={isPending} onPress={() => send({ type: 'removal.confirmed' })}>
          {t('removeIt')}
        </Button>
      </FormActions>
    </Stack>
  );
}
