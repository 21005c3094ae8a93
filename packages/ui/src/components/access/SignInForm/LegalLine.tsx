import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { Link } from 'react-aria-components/Link';
import { useTexts } from '../../../i18n/useTexts.ts';
import * as styles from './SignInForm.css.ts';

export interface LegalLinks {
  /** Where the terms of service can be read. */
  termsHref?: string;
  /** Where the privacy policy can be read. */
  privacyHref?: string;
}

// Stand in the sentence where its links go, in whatever order a language names them.
const [termsMark, privacyMark] = ['⟨terms⟩', '⟨privacy⟩'];
const marks = new RegExp(`(${termsMark}|${privacyMark})`);

/** What is agreed to by going on; each document is a link where its address is known. */
export function LegalLine({ termsHref, privacyHref }: LegalLinks) {
  const t = useTexts('signIn', signIn);
  const linked = (name: string, href: string | undefined) =>
    href ? (
      <Link key={name} href={href} target="_blank" className={styles.legalLink}>
        {name}
      </Link>
    ) : (
      name
    );
  const [terms, privacy] = [t('legalTerms'), t('legalPrivacy')];
  if (!termsHref && !privacyHref) return <p className={styles.legal}>{t('legal', { terms, privacy })}</p>;
  const parts = t('legal', { terms: termsMark, privacy: privacyMark }).split(marks);
  return (
    <p className={styles.legal}>
      {parts.map((part) => {
        if (part === termsMark) return linked(terms, termsHref);
        return part === privacyMark ? linked(privacy, privacyHref) : part;
      })}
    </p>
  );
}
