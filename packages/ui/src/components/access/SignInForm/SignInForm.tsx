import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { Form } from 'react-aria-components/Form';
import { useControlled } from '../../../controlled/useControlled.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { MailIcon } from '../../../icons/index.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { CancelSending } from '../../../primitives/Form/CancelSending.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { PasswordForm, type PasswordFormProps } from '../PasswordForm/PasswordForm.tsx';
import { OtherWays, Providers } from '../PasswordForm/Ways.tsx';
import { LegalLine, type LegalLinks } from './LegalLine.tsx';
import * as styles from './SignInForm.css.ts';

/** A link by mail, a password, or a new account with one. */
export type SignInMode = 'link' | 'signIn' | 'signUp';
export const signInModes = ['link', 'signIn', 'signUp'] as const satisfies readonly SignInMode[];

export interface SignInFormProps
  extends Partial<Pick<PasswordFormProps, 'missing' | 'isPasswordRefused' | 'providers'>>,
    LegalLinks,
    RootProps<HTMLFormElement> {
  /** The way in that is shown; the parent holds it. */
  mode?: SignInMode;
  /** The way in that is shown at first. Default: the first of `modes`. */
  defaultMode?: SignInMode;
  /** Called with the way in that was chosen. */
  onModeChange?: (mode: SignInMode) => void;
  /** The ways in that are offered. Default a link alone. */
  modes?: readonly SignInMode[];
  /** The address as typed; the parent holds it. */
  email?: string;
  /** The address at first. Default none. */
  defaultEmail?: string;
  /** Called with the address at each key. */
  onEmailChange?: (email: string) => void;
  /** The password as typed; the parent holds it. */
  password?: string;
  /** The password at first. Default none. */
  defaultPassword?: string;
  /** Called with the password at each key. */
  onPasswordChange?: (password: string) => void;
  /** It does not look like an address; said after the first try. Default false. */
  isInvalid?: boolean;
  /** The answer is on its way. Default false. */
  isPending?: boolean;
  /** Whole seconds until another link may be asked for; 0 when it may. Default 0. */
  secondsLeft?: number;
  /** Why it did not work, in words. */
  failure?: string;
  /** The name of the button that sends the link. Default: that of a sign-in link. */
  sendLabel?: string;
  /**
   * Keeps room for third parties at the end of the way in by a link, so that they move nothing when they come. Default false: they
   * stand below the button.
   */
  keepsRoom?: boolean;
  /** The line about terms and privacy. Default true. */
  hasLegal?: boolean;
  /** Called with the way in and what was typed when the form is sent, also when it does not meet the rules. */
  onSubmit: (typed: { mode: SignInMode; email: string; password: string }) => void;
  /** Takes back what was sent, while it is on its way. */
  onCancel?: () => void;
  /** On to the code of a mail that was asked for elsewhere, beside a link; left out, it is not offered. */
  onUseCode?: () => void;
}

/** The way in: a link by mail, a password whose rule is met item by item, a third party, a new account (§1, §5). */
export function SignInForm({
  modes = ['link'],
  mode: givenMode,
  defaultMode = modes[0] ?? 'link',
  onModeChange,
  email: givenEmail,
  defaultEmail = '',
  onEmailChange,
  password: givenPassword,
  defaultPassword = '',
  onPasswordChange,
  missing,
  isPasswordRefused,
  isInvalid = false,
  isPending = false,
  secondsLeft = 0,
  failure,
  providers = [],
  sendLabel,
  keepsRoom = false,
  hasLegal = true,
  termsHref,
  privacyHref,
  onSubmit,
  onCancel,
  onUseCode,
  ...rest
}: SignInFormProps) {
  const t = useTexts('signIn', signIn);
  const [mode, setMode] = useControlled(givenMode, defaultMode, onModeChange);
  const [email, setEmail] = useControlled(givenEmail, defaultEmail, onEmailChange);
  const [password, setPassword] = useControlled(givenPassword, defaultPassword, onPasswordChange);
  const submit = () => onSubmit({ mode, email, password });
  const other = (wanted: SignInMode) => (modes.includes(wanted) ? () => setMode(wanted) : undefined);

  if (mode !== 'link') {
    return (
      <PasswordForm
        {...rest}
        mode={mode}
        email={email}
        onEmailChange={setEmail}
        password={password}
        onPasswordChange={setPassword}
        isEmailInvalid={isInvalid}
        missing={missing}
        isPasswordRefused={isPasswordRefused}
        isPending={isPending}
        failure={failure}
        providers={providers}
        onSubmit={submit}
        onCancel={onCancel}
        onModeChange={other(mode === 'signIn' ? 'signUp' : 'signIn')}
        onUseLink={other('link')}
      />
    );
  }
  return (
    <Form
      {...rootProps(rest, styles.form)}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label={t('email')}
        // No `email` type: the browser's own check would speak before ours and in its own words.
        type="text"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck="false"
        placeholder={t('emailPlaceholder')}
        value={email}
        onChange={setEmail}
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
        {secondsLeft > 0 ? t('sendAgainIn', { count: secondsLeft }) : (sendLabel ?? t('sendLink'))}
      </Button>
      {isPending && onCancel && <CancelSending onPress={onCancel} />}
      {!keepsRoom && <Providers providers={providers} isDisabled={isPending} />}
      {hasLegal && <LegalLine termsHref={termsHref} privacyHref={privacyHref} />}
      <OtherWays
        isDisabled={isPending}
        ways={[
          [t('useCode'), onUseCode],
          [t('usePassword'), other('signIn')],
          [t('toSignUp'), modes.includes('signIn') ? undefined : other('signUp')],
        ]}
      />
      {keepsRoom && <Providers providers={providers} isDisabled={isPending} keepsRoom />}
    </Form>
  );
}
