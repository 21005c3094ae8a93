import { gates } from '@mirror-studio/domain/texts/en/gates';
import { useControlled } from '../../../controlled/useControlled.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { GateDialog, type GateDialogProps } from '../GateDialog.tsx';

export interface TermsReacceptanceModalProps extends GateDialogProps {
  /** The box of the terms is ticked; the parent holds it. */
  isTermsAccepted?: boolean;
  /** Whether the box of the terms is ticked at first, when the parent does not hold it. Default false. */
  defaultTermsAccepted?: boolean;
  /** Called when the box of the terms is ticked, and when the tick is taken away. */
  onTermsAcceptedChange?: (isAccepted: boolean) => void;
  /** The box of the right to the pictures is ticked; the parent holds it. */
  isComplianceConfirmed?: boolean;
  /** Whether the box of the right to the pictures is ticked at first, when the parent does not hold it. Default false. */
  defaultComplianceConfirmed?: boolean;
  /** Called when the box of the right to the pictures is ticked, and when the tick is taken away. */
  onComplianceConfirmedChange?: (isConfirmed: boolean) => void;
}

/** Terms or compliance are to be confirmed again (§4 gate 3). It cannot be dismissed. */
export function TermsReacceptanceModal({
  isTermsAccepted: givenTerms,
  defaultTermsAccepted = false,
  onTermsAcceptedChange,
  isComplianceConfirmed: givenCompliance,
  defaultComplianceConfirmed = false,
  onComplianceConfirmedChange,
  ...gate
}: TermsReacceptanceModalProps) {
  const [isTermsAccepted, setTerms] = useControlled(givenTerms, defaultTermsAccepted, onTermsAcceptedChange);
  const [isConfirmed, setConfirmed] = useControlled(
    givenCompliance,
    defaultComplianceConfirmed,
    onComplianceConfirmedChange,
  );
  const t = useTexts('gates', gates);
  return (
    <GateDialog
      {...gate}
      title={t('termsTitle')}
      description={t('terms')}
      acceptLabel={t('termsAccept')}
      isComplete={isTermsAccepted && isConfirmed}
    >
      <Checkbox isSelected={isTermsAccepted} onChange={setTerms} isDisabled={gate.isPending}>
        {t('termsAgree')}
      </Checkbox>
      <Checkbox isSelected={isConfirmed} onChange={setConfirmed} isDisabled={gate.isPending}>
        {t('complianceAgree')}
      </Checkbox>
    </GateDialog>
  );
}
