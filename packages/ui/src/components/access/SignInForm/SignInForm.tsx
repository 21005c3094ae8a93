import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { useEffect, useRef } from 'react';
import { Form } from 'react-aria-components/Form';
import { useTexts } from '../../../i18n/useTexts.ts';
import { MailIcon } from '../../../icons/index.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import * as styles from './SignInForm.css.ts';

export interface SignInFormProps {
  /** The address as typed. */
  email: string;
  onEmailChange: (email: string) => void;
  /** It does not look like an address; said after the first try. Default false. */
  isInvalid?: boolean;
  /** The link is on its way to the mail service. Default false. */
  isPending?: boolean;
  /** Whole seconds until another link may be asked for; 0 when it may. Default 0. */
  secondsLeft?: number;
  /** Why no link was sent, in words. */
  failure?: string;
  onSubmit: () => void;
}

/** Asks for the address to which a sign-in link is sent (§1, §5). */
export function SignInForm({
  email,
  onEmailChange,
  isInvalid = false,
  isPending = false,
  secondsLeft = 0,
  failure,
  onSubmit,
}: SignInFormProps) {
  const t = useTexts('signIn', signIn);
  return (
    <Form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <TextField
        label={t('email')}
        // No `email` type: the browser's own check would speak before ours and in its own words.
        type="text"
        inputMode="email"
        autoComplete="email"
        spellCheck="false"
        placeholder={t('emailPlaceholder')}
        value={email}
        onChange={onEmailChange}
        isReadOnly={isPending}
        errorMessage={isInvalid ? t('emailInvalid') : undefined}
        prefix={<MailIcon size={18} />}
      />
      {failure && (
        <Banner tone={secondsLeft > 0 ? 'warning' : 'danger'} role="alert">
          {failure}
        </Banner>
      )}
      <Button
        type="submit"
        variant="primary"
        isFullWidth
        isPending={isPending}
        pendingLabel={t('sending')}
        isDisabled={secondsLeft > 0}
      >
        {secondsLeft > 0 ? t('sendAgainIn', { count: secondsLeft }) : t('sendLink')}
      </Button>
      <p className={styles.legal}>{t('legal')}</p>
    </Form>
  );
}

export interface LinkSentProps {
  /** Where the link went. */
  email: string;
  /** Whole seconds until another link may be asked for; 0 when it may. */
  secondsLeft: number;
  onSendAgain: () => void;
  isPending?: boolean;
  onOtherEmail?: () => void;
  /** The local inbox, on a machine without a mail server. */
  inboxHref?: string;
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
}: LinkSentProps) {
  const t = useTexts('signIn', signIn);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.sent} aria-label={t('sentTitle')}>
      <h2 ref={title} tabIndex={-1} className={styles.sentTitle}>
        <MailIcon />
        {t('sentTitle')}
      </h2>
      <output className={styles.sentText}>{t('sent', { email })}</output>
      <div className={styles.buttons}>
        {inboxHref && (
          <LinkButton variant="primary" isFullWidth href={inboxHref} target="_blank">
            {t('openInbox')}
          </LinkButton>
        )}
        <Button isFullWidth isDisabled={secondsLeft > 0} isPending={isPending} onPress={onSendAgain}>
          {secondsLeft > 0 ? t('sendAgainIn', { count: secondsLeft }) : t('sendAgain')}
        </Button>
        {onOtherEmail && (
          <Button variant="ghost" isFullWidth onPress={onOtherEmail}>
            {t('otherEmail')}
          </Button>
        )}
      </div>
    </section>
  );
}
