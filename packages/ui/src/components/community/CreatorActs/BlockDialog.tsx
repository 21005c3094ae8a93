import { community as texts } from '@mirror-studio/domain/texts/en/community';
import { useTexts } from '../../../i18n/useTexts.ts';
import { AlertDialog } from '../../../primitives/AlertDialog/AlertDialog.tsx';

interface BlockDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  name: string;
  onConfirm: () => void;
}

/** Says what blocking does, and asks. */
export function BlockDialog({ name, ...rest }: BlockDialogProps) {
  const t = useTexts('community', texts);
  return (
    <AlertDialog {...rest} title={t('blockTitle', { name })} confirmLabel={t('block')}>
      {t('blockWords')}
    </AlertDialog>
  );
}
