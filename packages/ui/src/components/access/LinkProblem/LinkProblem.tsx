import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import * as styles from '../SignInForm/SignInForm.css.ts';
import { SignInForm, type SignInFormProps } from '../SignInForm/SignInForm.tsx';

/** Why a link did not open, or why no new one was sent: keys of the namespace `signIn`. */
export type LinkProblemReason = 'linkExpired' | 'linkUsed' | 'linkWrongBrowser' | 'linkRefused' | 'failed';

export interface LinkProblemProps extends SignInFormProps {
  /** Why the link did not open. */
  reason: LinkProblemReason;
}

/** A sign-in link that did not open: what happened, and a new one. */
export function LinkProblem({ reason, ...form }: LinkProblemProps) {
  const t = useTexts('signIn', signIn);
  return (
    <div className={styles.form}>
      <Banner tone="warning" role="alert">
        {t(reason)}
      </Banner>
      <SignInForm {...form} />
    </div>
  );
}
