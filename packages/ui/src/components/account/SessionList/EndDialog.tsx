import { sessions as texts } from '@mirror-studio/domain/texts/en/sessions';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { AlertDialog } from '../../../primitives/AlertDialog/AlertDialog.tsx';

interface EndDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The device whose session is to end; null for all others. */
  device: string | null;
  onConfirm: () => void;
  /** It is no longer there. */
  onGone: () => void;
}

/** Asks before a session, or all others, are ended. */
export function EndDialog({ device, onGone, ...rest }: EndDialogProps) {
  const t = useTexts('sessions', texts);
  const isOne = device !== null;
  return (
    <AlertDialog
      {...rest}
      title={t(isOne ? 'endTitle' : 'endOthersTitle')}
      confirmLabel={t(isOne ? 'end' : 'endOthers')}
    >
      <Question onGone={onGone}>{isOne ? t('endWords', { device }) : t('endOthersWords')}</Question>
    </AlertDialog>
  );
}

/** What is asked, and the news that it is no longer. */
function Question({ children, onGone }: { children: ReactNode; onGone: () => void }) {
  const gone = useEffectEvent(onGone);
  useEffect(() => () => gone(), []);
  return children;
}
