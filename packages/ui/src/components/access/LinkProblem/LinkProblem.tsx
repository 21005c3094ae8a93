import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import * as styles from '../SignInForm/SignInForm.css.ts';
import { SignInForm, type SignInFormProps } from '../SignInForm/SignInForm.tsx';

const reasons = {
  expired: 'linkExpired',
  used: 'linkUsed',
  wrongBrowser: 'linkWrongBrowser',
  failed: 'linkRefused',
} as const;

export interface LinkProblemProps extends SignInFormProps {
  /** Why the link did not open. */
  reason: keyof typeof reasons;
}

/** A sign-in link that did not open: what happened, and a new one. */
export function LinkProblem({ reason, ...form }: LinkProblemProps) {
  const t = useTexts('signIn', signIn);
  return (
    <div className={styles.form}>
      <Banner tone="warning" role="alert">
        {t(reasons[reason])}
      </Banner>
      <SignInForm {...form} />
    </div>
  );
}
