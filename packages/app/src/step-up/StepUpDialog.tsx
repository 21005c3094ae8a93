import { secondFactor } from '@mirror-studio/domain/texts/en/secondFactor';
import { StepUpView } from '@mirror-studio/flows/step-up';
import { Dialog } from '@mirror-studio/ui/Dialog';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useEffect, useEffectEvent } from 'react';
import { useStepUp } from './use-step-up.ts';

interface StepUpDialogProps {
  /** The second factor was proved: what needs it can be asked for again. */
  onPassed: () => void;
  onCancel: () => void;
}

/** Asks for the second factor before what needs it. Drawn while it is asked for, and not otherwise. */
export function StepUpDialog({ onPassed, onCancel }: StepUpDialogProps) {
  const t = useTexts('secondFactor', secondFactor);
  const { snapshot, send } = useStepUp();
  const isDone = snapshot.matches('done');
  const pass = useEffectEvent(onPassed);
  useEffect(() => {
    if (isDone) pass();
  }, [isDone]);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || isDone || onCancel()}
      title={t('stepUpTitle')}
      description={t('stepUpLead')}
    >
      <StepUpView snapshot={snapshot} send={send} />
    </Dialog>
  );
}
