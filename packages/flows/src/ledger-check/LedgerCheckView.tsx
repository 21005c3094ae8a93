import { common } from '@mirror-studio/domain/texts/en/common';
import { ledgerCheck } from '@mirror-studio/domain/texts/en/ledgerCheck';
import { Button } from '@mirror-studio/ui/Button';
import { useTexts } from '@mirror-studio/ui/i18n';
import { Progress } from '@mirror-studio/ui/Progress';
import { Stack } from '@mirror-studio/ui/Stack';
import { Text } from '@mirror-studio/ui/Text';
import { CheckpointPart } from './CheckpointPart.tsx';
import type { LedgerCheckViewProps } from './ledger-check-view-props.ts';
import { Verdict } from './Verdict.tsx';

export type { LedgerCheckViewProps };

/** The check of somebody's ledger as its machine stands. */
export function LedgerCheckView({ snapshot, send }: LedgerCheckViewProps) {
  const t = useTexts('ledgerCheck', ledgerCheck);
  const c = useTexts('common', common);
  const { progress, verdict } = snapshot.context;
  const isChecking = snapshot.matches('checking');
  const isInterrupted = snapshot.matches('interrupted');
  const isUnderWay = isChecking || isInterrupted;
  return (
    <Stack gap="x6">
      <Text tone="muted">{t('lead')}</Text>
      {isUnderWay && (
        <Progress
          label={t('checking')}
          tone="neutral"
          isIndeterminate={progress === null}
          {...(progress && {
            value: progress.checked,
            maxValue: Math.max(1, progress.total),
            valueLabel: t('checkedOf', progress),
          })}
        />
      )}
      <Verdict snapshot={snapshot} />
      <Stack direction="row" gap="x3">
        {isUnderWay ? (
          <Button onPress={() => send({ type: 'check.cancelled' })}>{c('cancel')}</Button>
        ) : (
          <Button
            variant="primary"
            isDisabled={snapshot.hasTag('pending')}
            onPress={() => send({ type: 'check.started' })}
          >
            {t(verdict || snapshot.matches({ resting: 'cancelled' }) ? 'again' : 'start')}
          </Button>
        )}
        {isInterrupted && (
          <Button variant="primary" onPress={() => send({ type: 'check.resumed' })}>
            {t('resume')}
          </Button>
        )}
      </Stack>
      {!isUnderWay && <CheckpointPart snapshot={snapshot} send={send} />}
    </Stack>
  );
}
