import { missingPasswordParts, type PasswordPart } from '@mirror-studio/domain/auth';
import { passwordLimits } from '@mirror-studio/domain/constants/sign-in';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import type { ReactNode } from 'react';
import { Form } from 'react-aria-components/Form';
import { useControlled } from '../../../controlled/useControlled.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { MailIcon } from '../../../icons/index.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { CancelSending } from '../../../primitives/Form/CancelSending.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './PasswordForm.css.ts';
import { PasswordRule } from './PasswordRule.tsx';
import { OtherWays, Providers, type SignInProvider } from './Ways.tsx';

export type PasswordMode = 'signIn' | 'signUp' | 'newPassword';

export interface PasswordFormProps extends RootProps<HTMLFormElement> {
  /** Signing in, creating an account, or a new password without the address; the parent holds it. */
  mode?: PasswordMode;
  /** Which of them at first, when the parent does not hold it. Default signing in. */
  defaultMode?: PasswordMode;
  /** The address as typed; the parent holds it. */
  email?: string;
  /** The address at first, when the parent does not hold it. Default none. */
  defaultEmail?: string;
  /** Called with the address at each key. */
  onEmailChange?: (email: string) => void;
  /** The password as typed; the parent holds it. */
  password?: string;
  /** The password at first, when the parent does not hold it. Default none. */
  defaultPassword?: string;
  /** Called with the password at each key. */
  onPasswordChange?: (password: string) => void;
  /** It does not look like an address; said after the first try. Default false. */
  isEmailInvalid?: boolean;
  /** The parts of the rule that the password does not meet yet; shown while signing up. Default: as the rule finds. */
  missing?: readonly PasswordPart[];
  /** It was tried without a password, or with one that does not meet the rule or is too long. Default false. */
  isPasswordRefused?: boolean;
  /** Why the password was not taken, in words: shown beside its field. Default none. */
  passwordFailure?: string;
  /** The answer is on its way. Default false. */
  isPending?: boolean;
  /** Why it did not work, in words. */
  failure?: string;
  /** Called with what was typed when the form is sent, also when it does not meet the rules. */
  onSubmit: (typed: { mode: PasswordMode; email: string; password: string }) => void;
  /** Takes back what was sent, while it is on its way. */
  onCancel?: () => void;
  /** Offers to go from signing in to signing up, and back. */
  onModeChange?: (mode: PasswordMode) => void;
  /** The password is forgotten: offered while signing in. */
  onForgotPassword?: () => void;
  /** Back to a sign-in link. */
  onUseLink?: () => void;
  /** What is asked for besides, below the password: the code of a mail. Default nothing. */
  children?: ReactNode;
  /** Third parties that can sign in: their names, and what a press does. */
  providers?: readonly SignInProvider[];
}

/** Email and password: signing in, or an account with the password's rule met item by item (§1, §5). */
export function PasswordForm({
  mode: givenMode,
  defaultMode = 'signIn',
  email: givenEmail,
  defaultEmail = '',
  onEmailChange,
  password: givenPassword,
  defaultPassword = '',
  onPasswordChange,
  isEmailInvalid = false,
  missing,
  isPasswordRefused = false,
  passwordFailure,
  isPending = false,
  failure,
  onSubmit,
  onCancel,
  onModeChange,
  onForgotPassword,
  onUseLink,
  children,
  providers = [],
  ...rest
}: PasswordFormProps) {
  const t = useTexts('signIn', signIn);
  const [mode, setMode] = useControlled(givenMode, defaultMode, onModeChange);
  const [email, setEmail] = useControlled(givenEmail, defaultEmail, onEmailChange);
  const [password, setPassword] = useControlled(givenPassword, defaultPassword, onPasswordChange);
  const isNew = mode !== 'signIn';
  const unmet = missing ?? missingPasswordParts(password);
  const refusal = !isNew
    ? t('passwordMissing')
    : unmet.length > 0
      ? t('passwordRule')
      : t('passwordTooLong', { most: passwordLimits.maximumCharacters });
  return (
    <Form
      {...rootProps(rest, styles.form)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onSubmit({ mode, email, password });
      }}
    >
      {mode !== 'newPassword' && (
        <TextField
          label={t('email')}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck="false"
          placeholder={t('emailPlaceholder')}
          value={email}
          onChange={setEmail}
          isReadOnly={isPending}
          errorMessage={isEmailInvalid ? t('emailInvalid') : undefined}
          prefix={<MailIcon size={18} />}
        />
      )}
      <TextField
        type="password"
        label={t('password')}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        value={password}
        onChange={setPassword}
        isReadOnly={isPending}
        errorMessage={isPasswordRefused ? refusal : passwordFailure}
      />
      {isNew && <PasswordRule missing={unmet} />}
      {children}
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <Button type="submit" variant="primary" isFullWidth isPending={isPending}>
        {t(mode)}
      </Button>
      {isPending && onCancel && <CancelSending onPress={onCancel} />}
      <Providers providers={providers} isDisabled={isPending} />
      <OtherWays
        isDisabled={isPending}
        ways={[
          [
            t(isNew ? 'toSignIn' : 'toSignUp'),
            mode === 'newPassword' ? undefined : onModeChange && (() => setMode(isNew ? 'signIn' : 'signUp')),
          ],
          [t('forgotPassword'), mode === 'signIn' ? onForgotPassword : undefined],
          [t('useLink'), onUseLink],
        ]}
      />
    </Form>
  );
}
