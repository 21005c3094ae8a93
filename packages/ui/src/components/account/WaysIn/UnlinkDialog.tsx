import { waysIn as texts } from '@mirror-studio/domain/texts/en/waysIn';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { AlertDialog } from '../../../primitives/AlertDialog/AlertDialog.tsx';

interface UnlinkDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What is to be unlinked. */
  provider: string;
  onConfirm: () => void;
  /** It is no longer there. */
  onGone: () => void;
}

/** Asks before a way in is taken away. */
export function UnlinkDialog({ provider, onGone, ...rest }: UnlinkDialogProps) {
  const t = useTexts('waysIn', texts);
  return (
    <AlertDialog {...rest} title={t('unlinkTitle', { provider })} confirmLabel={t('unlink')}>
      <Question onGone={onGone}>{t('unlinkWords', { provider })}</Question>
    </AlertDialog>
  );
}

/** What is asked, and the news that it is no longer. */
function Question({ children, onGone }: { children: ReactNode; onGone: () => void }) {
  const gone = useEffectEvent(onGone);
  useEffect(() => () => gone(), []);
  return children;
}
