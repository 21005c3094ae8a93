import { gates } from '@mirror-studio/domain/texts/en/gates';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { GateDialog, type GateDialogProps } from '../GateDialog.tsx';

export interface TermsReacceptanceModalProps extends GateDialogProps {
  /** The box of the terms is ticked. */
  isTermsAccepted: boolean;
  onTermsAcceptedChange: (isAccepted: boolean) => void;
  /** The box of the right to the pictures is ticked. */
  isComplianceConfirmed: boolean;
  onComplianceConfirmedChange: (isConfirmed: boolean) => void;
}

/** Terms or compliance are to be confirmed again (§4 gate 3). It cannot be dismissed. */
export function TermsReacceptanceModal({
  isTermsAccepted,
  onTermsAcceptedChange,
  isComplianceConfirmed,
  onComplianceConfirmedChange,
  ...gate
}: TermsReacceptanceModalProps) {
  const t = useTexts('gates', gates);
  return (
    <GateDialog
      {...gate}
      title={t('termsTitle')}
      description={t('terms')}
      acceptLabel={t('termsAccept')}
      isComplete={isTermsAccepted && isComplianceConfirmed}
    >
      <Checkbox isSelected={isTermsAccepted} onChange={onTermsAcceptedChange} isDisabled={gate.isPending}>
        {t('termsAgree')}
      </Checkbox>
      <Checkbox
        isSelected={isComplianceConfirmed}
        onChange={onComplianceConfirmedChange}
        isDisabled={gate.isPending}
      >
        {t('complianceAgree')}
      </Checkbox>
    </GateDialog>
  );
}
