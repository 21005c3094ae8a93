import type { CallbackProblem, ProviderProblem } from '@mirror-studio/domain/auth';
import { providerProblems } from '@mirror-studio/domain/texts/en/providerProblems';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import * as styles from '../SignInForm/SignInForm.css.ts';
import { SignInForm, type SignInFormProps } from '../SignInForm/SignInForm.tsx';

/** Why a link or a third party did not sign in, or why no new link was sent: keys of `providerProblems` and `signIn`. */
export type LinkProblemReason = CallbackProblem | 'failed';

export interface LinkProblemProps extends SignInFormProps {
  /** Why the link or the third party did not sign in. */
  reason: LinkProblemReason;
}

const isOfProvider = (reason: LinkProblemReason): reason is ProviderProblem => reason in providerProblems;

/** A sign-in link that did not open: what happened, and a new one. */
export function LinkProblem({ reason, ...form }: LinkProblemProps) {
  const t = useTexts('signIn', signIn);
  const p = useTexts('providerProblems', providerProblems);
  return (
    <div className={styles.form}>
      <Banner tone="warning" role="alert">
        {isOfProvider(reason) ? p(reason) : t(reason)}
      </Banner>
      <SignInForm {...form} />
    </div>
  );
}
