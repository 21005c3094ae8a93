import { ledgerCheck } from '@mirror-studio/domain/texts/en/ledgerCheck';
import { Button } from '@mirror-studio/ui/Button';
import { FileDrop } from '@mirror-studio/ui/FileDrop';
import { Heading } from '@mirror-studio/ui/Heading';
import { useTextLocale, useTexts } from '@mirror-studio/ui/i18n';
import { Stack } from '@mirror-studio/ui/Stack';
import { Text } from '@mirror-studio/ui/Text';
import type { LedgerCheckViewProps } from './ledger-check-view-props.ts';
import { momentOf } from './Verdict.tsx';

/** A checkpoint of now to keep, and one from before to check against. */
export function CheckpointPart({ snapshot, send }: LedgerCheckViewProps) {
  const t = useTexts('ledgerCheck', ledgerCheck);
  const locale = useTextLocale();
  const { checkpoint, problem } = snapshot.context;
  const isBusy = snapshot.hasTag('pending');
  return (
    <Stack as="section" aria-label={t('checkpoint')} gap="x4">
      <Stack gap="x1">
        <Heading level={3} size="title">
          {t('checkpoint')}
        </Heading>
        <Text tone="muted" size="small">
          {t('checkpointLead')}
        </Text>
      </Stack>
      {checkpoint ? (
        <Text isTabular>{t('checkpointOf', { when: momentOf(checkpoint.at, locale) })}</Text>
      ) : (
        <FileDrop
          label={t('chooseCheckpoint')}
          isPending={snapshot.matches('readingFile')}
          onSelect={(file) => send({ type: 'checkpoint.chosen', file })}
          {...(problem && { errorMessage: t(`problem_${problem}`) })}
        />
      )}
      <Stack direction="row" gap="x3">
        <Button
          isPending={snapshot.matches('signing')}
          isDisabled={isBusy && !snapshot.matches('signing')}
          onPress={() => send({ type: 'checkpoint.requested' })}
        >
          {t('saveCheckpoint')}
        </Button>
        {checkpoint && (
          <Button isDisabled={isBusy} onPress={() => send({ type: 'checkpoint.removed' })}>
            {t('removeCheckpoint')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
