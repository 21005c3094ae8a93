import { common } from '@mirror-studio/domain/texts/en/common';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog, type OverlayProps } from '../Dialog/Dialog.tsx';
import * as styles from './AlertDialog.css.ts';

export interface AlertDialogProps extends OverlayProps {
  /** The question, as a question. */
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** The verb of the question: "Delete picture", never "OK". */
  confirmLabel: string;
  /** Default "Cancel". */
  cancelLabel?: string;
  /** Look of the confirming button. Default `danger`. */
  variant?: 'danger' | 'primary' | 'value';
  /** The confirmed action is under way: the dialog stays and cannot be dismissed. */
  isPending?: boolean;
  /** Called on confirmation. The dialog closes unless `closesOnConfirm` is false. */
  onConfirm: () => void;
  /** Whether confirming closes the dialog at once. Default true. */
  closesOnConfirm?: boolean;
}

/** Asks once more before something is lost. Focus starts on the way back. */
export function AlertDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  variant = 'danger',
  isPending = false,
  onConfirm,
  closesOnConfirm = true,
  ...rest
}: AlertDialogProps) {
  const t = useTexts('common', common);
  return (
    <Dialog
      {...rest}
      role="alertdialog"
      title={title}
      isDismissable={false}
      isKeyboardDismissDisabled={isPending}
      footer={({ close }) => (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must start somewhere: here on the way back */}
          <Button autoFocus isDisabled={isPending} onPress={close}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button
            variant={variant}
            isPending={isPending}
            onPress={() => {
              onConfirm();
              if (closesOnConfirm) close();
            }}
          >
            {confirmLabel}
          </Button>
        </>
      )}
    >
      <div className={styles.text}>{children}</div>
    </Dialog>
  );
}
