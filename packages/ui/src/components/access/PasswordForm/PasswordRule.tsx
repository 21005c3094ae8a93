import { type PasswordPart, passwordParts } from '@mirror-studio/domain/auth';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { useTexts } from '../../../i18n/useTexts.ts';
import { CheckIcon } from '../../../icons/index.ts';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './PasswordForm.css.ts';

export interface PasswordRuleProps extends RootProps<HTMLUListElement> {
  /** The parts of the rule that the password does not meet yet. */
  missing: readonly PasswordPart[];
}

/** The rule of passwords, met item by item (§5). */
export function PasswordRule({ missing, ...rest }: PasswordRuleProps) {
  const t = useTexts('signIn', signIn);
  return (
    <ul {...rootProps(rest, styles.rule)}>
      {passwordParts.map((part) => {
        const isMet = !missing.includes(part);
        return (
          <li
            key={part}
            className={styles.part}
            /** Whether the password meets this part of the rule. */
            data-met={isMet || undefined}
          >
            <span aria-hidden className={styles.dot}>
              {isMet && <CheckIcon size={14} strokeWidth={2.5} />}
            </span>
            {t(`password_${part}`)}
            <span className={styles.spoken}>{t(isMet ? 'password_met' : 'password_missing')}</span>
          </li>
        );
      })}
    </ul>
  );
}
