import { gates } from '@mirror-studio/domain/texts/en/gates';
import { useControlled } from '../../../controlled/useControlled.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { GateDialog, type GateDialogProps } from '../GateDialog.tsx';

export interface LegalAcceptanceModalProps extends GateDialogProps {
  /** The box is ticked; the parent holds it. */
  isAgreed?: boolean;
  /** Whether the box is ticked at first, when the parent does not hold it. Default false. */
  defaultAgreed?: boolean;
  /** Called when the box is ticked, and when the tick is taken away. */
  onAgreedChange?: (isAgreed: boolean) => void;
}

/** The invitation is claimed and the law of the house not yet accepted (§4 gate 2). It cannot be dismissed. */
export function LegalAcceptanceModal({
  isAgreed: given,
  defaultAgreed = false,
  onAgreedChange,
  ...gate
}: LegalAcceptanceModalProps) {
  const [isAgreed, setAgreed] = useControlled(given, defaultAgreed, onAgreedChange);
  const t = useTexts('gates', gates);
  return (
    <GateDialog
      {...gate}
      title={t('legalTitle')}
      description={t('legal')}
      acceptLabel={t('legalAccept')}
      isComplete={isAgreed}
    >
      <Checkbox isSelected={isAgreed} onChange={setAgreed} isDisabled={gate.isPending}>
        {t('legalAgree')}
      </Checkbox>
    </GateDialog>
  );
}
