import { common } from '@mirror-studio/domain/texts/en/common';
import { secondFactor } from '@mirror-studio/domain/texts/en/secondFactor';
import { SecondFactorView } from '@mirror-studio/flows/second-factor';
import { provideSecondFactor } from '@mirror-studio/state-machines/second-factor';
import { Heading } from '@mirror-studio/ui/Heading';
import { useTexts } from '@mirror-studio/ui/i18n';
import { Stack } from '@mirror-studio/ui/Stack';
import { Text } from '@mirror-studio/ui/Text';
import { useEffect, useId, useMemo } from 'react';
import { giveFile } from '../../files/give-file.ts';
import { printText } from '../../files/print-text.ts';
import { useFlow } from '../../flows/use-flow.ts';
import { useServices } from '../../providers/services.tsx';
import { secondFactorActors } from '../../step-up/factor-actors.ts';
import { StepUpDialog } from '../../step-up/StepUpDialog.tsx';
import { RememberedBrowsers } from './RememberedBrowsers.tsx';

/** The second factor of whoever is signed in: apps for codes and recovery codes (pages: Account). */
export function SecondFactorSection() {
  const { session, api } = useServices();
  const t = useTexts('secondFactor', secondFactor);
  const c = useTexts('common', common);
  const headingId = useId();
  const machine = useMemo(() => provideSecondFactor(secondFactorActors({ session, api })), [session, api]);
  const { snapshot, send } = useFlow(machine, { input: () => ({}) });
  const areCodesUnkept = snapshot.matches('codesShown') && !snapshot.context.isKept;
  // They are shown this once: whoever leaves the page meanwhile is asked.
  useEffect(() => {
    if (!areCodesUnkept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [areCodesUnkept]);
  const title = t('codesFileTitle', { product: c('productName') });
  return (
    <Stack as="section" aria-labelledby={headingId} gap="x5">
      <Stack gap="x1">
        <Heading id={headingId}>{t('title')}</Heading>
        <Text tone="muted" isMeasured>
          {t('lead')}
        </Text>
      </Stack>
      <SecondFactorView
        snapshot={snapshot}
        send={send}
        headingLevel={3}
        onDownload={(codes) =>
          giveFile({
            name: t('codesFile'),
            type: 'text/plain;charset=utf-8',
            content: `${title}\n\n${codes.join('\n')}\n`,
          })
        }
        onPrint={(codes) => printText(title, codes)}
      />
      {snapshot.matches({ listed: 'some' }) && <RememberedBrowsers />}
      {snapshot.hasTag('stepUp') && (
        <StepUpDialog
          onPassed={() => send({ type: 'stepUp.passed' })}
          onCancel={() => send({ type: 'stepUp.cancelled' })}
        />
      )}
    </Stack>
  );
}
