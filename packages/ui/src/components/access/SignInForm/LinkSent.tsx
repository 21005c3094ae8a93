import { common } from '@mirror-studio/domain/texts/en/common';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { MailIcon } from '../../../icons/index.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './SignInForm.css.ts';

export interface LinkSentProps extends RootProps<HTMLElement> {
  /** Where the link went. */
  email: string;
  /** Whole seconds until another link may be asked for; 0 when it may. */
  secondsLeft: number;
  /** Asks for another link to the same address. */
  onSendAgain: () => void;
  /** Another link is being asked for. Default false. */
  isPending?: boolean;
  /** Back to the form, for another address; left out, it is not offered. */
  onOtherEmail?: () => void;
  /** The local inbox, on a machine without a mail server. */
  inboxHref?: string;
  /** What was sent. Default: a sign-in link. */
  message?: string;
  /** Why it was not sent again, in words. */
  failure?: string;
  /** Takes back the asking for another, while it is on its way. */
  onCancel?: () => void;
  /** Another way on than the link, as the field for the code of the mail. Default none. */
  children?: ReactNode;
}

/**
 * The link is on its way: where to look, and what to do when it does not come.
 * Takes focus, since the button that led here is gone.
 */
export function LinkSent({
  email,
  secondsLeft,
  onSendAgain,
  isPending = false,
  onOtherEmail,
  inboxHref,
  message,
  failure,
  onCancel,
  children,
  ...rest
}: LinkSentProps) {
  const t = useTexts('signIn', signIn);
  const c = useTexts('common', common);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section {...rootProps(rest, styles.sent)} aria-label={t('sentTitle')}>
      <h2 ref={title} tabIndex={-1} className={styles.sentTitle}>
        <MailIcon />
        {t('sentTitle')}
      </h2>
      <Status className={styles.sentText}>{message ?? t('sent', { email })}</Status>
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      {children}
      <div className={styles.buttons}>
        {inboxHref && (
          <LinkButton
            variant={children ? 'secondary' : 'primary'}
            isFullWidth
            href={inboxHref}
            target="_blank"
          >
            {t('openInbox')}
          </LinkButton>
        )}
        <Button isFullWidth isDisabled={secondsLeft > 0} isPending={isPending} onPress={onSendAgain}>
          {secondsLeft > 0 ? t('sendAgainIn', { count: secondsLeft }) : t('sendAgain')}
        </Button>
        {isPending && onCancel && (
          <Button variant="ghost" isFullWidth onPress={onCancel}>
            {c('cancel')}
          </Button>
        )}
        {onOtherEmail && (
          <Button variant="ghost" isFullWidth onPress={onOtherEmail}>
            {t('otherEmail')}
          </Button>
        )}
      </div>
    </section>
  );
}
