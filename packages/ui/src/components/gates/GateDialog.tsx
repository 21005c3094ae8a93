import { gates } from '@mirror-studio/domain/texts/en/gates';
import type { ReactNode } from 'react';
import { Form } from 'react-aria-components/Form';
import { Link } from 'react-aria-components/Link';
import { useTexts } from '../../i18n/useTexts.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog, type OverlayProps } from '../../primitives/Dialog/Dialog.tsx';
import { CancelSending } from '../../primitives/Form/CancelSending.tsx';
import * as styles from './GateDialog.css.ts';

export interface GateDialogProps extends Omit<OverlayProps, 'onOpenChange'> {
  /** Where the texts can be read; they open beside the modal, in a new tab. */
  termsHref?: string;
  /** Where the privacy policy can be read; it opens beside the modal, in a new tab. */
  privacyHref?: string;
  /** All boxes are ticked and the button was pressed. */
  onAccept: () => void;
  /** Takes the acceptance back, while it is being saved; left out, it cannot be taken back. */
  onCancel?: () => void;
  /** The acceptance is being saved. Default false. */
  isPending?: boolean;
  /** Why it was not saved, in words. */
  failure?: string;
  /** The way out for who does not accept. */
  onSignOut?: () => void;
}

interface Content extends GateDialogProps {
  title: string;
  description: string;
  acceptLabel: string;
  isComplete: boolean;
  /** What is agreed to. */
  children: ReactNode;
}

/** What both modals have in common: something to read, to agree to, and no way round it. */
export function GateDialog({
  title,
  description,
  acceptLabel,
  isComplete,
  termsHref,
  privacyHref,
  onAccept,
  onCancel,
  isPending = false,
  failure,
  onSignOut,
  children,
  ...overlay
}: Content) {
  const t = useTexts('gates', gates);
  return (
    <Dialog {...overlay} isDismissable={false} title={title} description={description}>
      <Form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete) onAccept();
        }}
      >
        {(termsHref || privacyHref) && (
          <p className={styles.links}>
            {termsHref && (
              <Link href={termsHref} target="_blank" className={styles.link}>
                {t('readTerms')}
              </Link>
            )}
            {privacyHref && (
              <Link href={privacyHref} target="_blank" className={styles.link}>
                {t('readPrivacy')}
              </Link>
            )}
          </p>
        )}
        <div className={styles.agreements}>{children}</div>
        {failure && (
          <Banner tone="danger" role="alert">
            {failure}
          </Banner>
        )}
        <div className={styles.buttons}>
          <Button
            type="submit"
            variant="primary"
            isFullWidth
            isDisabled={!isComplete}
            isPending={isPending}
            pendingLabel={t('accepting')}
          >
            {acceptLabel}
          </Button>
          {onSignOut && (
            <Button variant="ghost" isFullWidth onPress={onSignOut} isDisabled={isPending}>
              {t('suspendedSignOut')}
            </Button>
          )}
          {/* Last: nobody who presses it twice signs out. */}
          {isPending && onCancel && <CancelSending onPress={onCancel} />}
        </div>
      </Form>
    </Dialog>
  );
}
