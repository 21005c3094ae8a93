import { changeOf } from '@mirror-studio/domain/acceptances';
import type { Acceptance } from '@mirror-studio/domain/contract';
import { acceptances as texts } from '@mirror-studio/domain/texts/en/acceptances';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { LegalIcon } from '../../../icons/index.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { cx } from '../../../theme/cx.ts';
import { RelativeTime } from '../../RelativeTime/RelativeTime.tsx';
import * as styles from '../rows.css.ts';

interface AcceptanceRowProps {
  acceptance: Acceptance;
  isInForce: boolean;
  href: string;
}

/** The day of a version, as it is written in the language in force. */
const dayIn = (locale: string, version: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(version));

/** One version of a document that was accepted: which, what is new in it, where it is read, and when. */
export function AcceptanceRow({ acceptance, isInForce, href }: AcceptanceRowProps) {
  const t = useTexts('acceptances', texts);
  const locale = useTextLocale();
  const { document, version, acceptedAt } = acceptance;
  const change = changeOf(document, version);
  return (
    <li className={styles.row}>
      <span aria-hidden="true" className={cx(styles.sign, styles.signTone.neutral)}>
        <LegalIcon />
      </span>
      <div className={styles.words}>
        <div className={styles.name}>
          <span>{t(`document_${document}`)}</span>
          {isInForce && <Badge>{t('newest')}</Badge>}
        </div>
        <div className={styles.facts}>
          <span>{t('version', { date: dayIn(locale, version) })}</span>
          <span>
            {t('acceptedAt')} <RelativeTime at={acceptedAt} />
          </span>
          {change && <span>{t(change)}</span>}
        </div>
      </div>
      <LinkButton variant="ghost" size="small" href={href} className={styles.end}>
        {t(`read_${document}`)}
      </LinkButton>
    </li>
  );
}
