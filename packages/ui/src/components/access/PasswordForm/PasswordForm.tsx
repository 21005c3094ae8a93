import type { PasswordPart } from '@mirror-studio/domain/auth';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { Form } from 'react-aria-components/Form';
import { useTexts } from '../../../i18n/useTexts.ts';
import { MailIcon } from '../../../icons/index.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import * as styles from './PasswordForm.css.ts';
import { PasswordRule } from './PasswordRule.tsx';

export interface PasswordFormProps {
  /** Signing in, or creating an account. */
  mode: 'signIn' | 'signUp';
  email: string;
  onEmailChange: (email: string) => void;
  password: string;
  onPasswordChange: (password: string) => void;
  /** It does not look like an address; said after the first try. Default false. */
  isEmailInvalid?: boolean;
  /** The parts of the rule that the password does not meet yet; shown while signing up. */
  missing?: readonly PasswordPart[];
  /** It was tried with a password that does not meet the rule. Default false. */
  isPasswordRefused?: boolean;
  /** The answer is on its way. Default false. */
  isPending?: boolean;
  /** Why it did not work, in words. */
  failure?: string;
  onSubmit: () => void;
  /** From signing in to signing up, and back. */
  onModeChange: () => void;
  /** Back to a sign-in link. */
  onUseLink?: () => void;
  /** Third parties that can sign in: their names, and what a press does. */
  providers?: readonly { name: string; onPress: () => void }[];
}

/** Email and password: signing in, or an account with the password's rule met item by item (§1, §5). */
export function PasswordForm({
  mode,
  email,
  onEmailChange,
  password,
  onPasswordChange,
  isEmailInvalid = false,
  missing = [],
  isPasswordRefused = false,
  isPending = false,
  failure,
  onSubmit,
  onModeChange,
  onUseLink,
  providers = [],
}: PasswordFormProps) {
  const t = useTexts('signIn', signIn);
  const isNew = mode === 'signUp';
  return (
    <Form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onSubmit();
      }}
    >
      <TextField
        label={t('email')}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck="false"
        placeholder={t('emailPlaceholder')}
        value={email}
        onChange={onEmailChange}
        isReadOnly={isPending}
        errorMessage={isEmailInvalid ? t('emailInvalid') : undefined}
        prefix={<MailIcon size={18} />}
      />
      <TextField
        type="password"
        label={t('password')}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        value={password}
        onChange={onPasswordChange}
        isReadOnly={isPending}
        errorMessage={isPasswordRefused ? t('passwordRule') : undefined}
      />
      {isNew && <PasswordRule missing={missing} />}
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <Button type="submit" variant="primary" isFullWidth isPending={isPending}>
        {t(mode)}
      </Button>
      {providers.length > 0 && (
        <>
          <p className={styles.or}>{t('or')}</p>
          <div className={styles.providers}>
            {providers.map((provider) => (
              <Button key={provider.name} isFullWidth onPress={provider.onPress} isDisabled={isPending}>
                {t('withProvider', { provider: provider.name })}
              </Button>
            ))}
          </div>
        </>
      )}
      <Button size="small" variant="ghost" className={styles.other} onPress={onModeChange}>
        {t(isNew ? 'toSignIn' : 'toSignUp')}
      </Button>
      {onUseLink && (
        <Button size="small" variant="ghost" className={styles.other} onPress={onUseLink}>
          {t('useLink')}
        </Button>
      )}
    </Form>
  );
}
