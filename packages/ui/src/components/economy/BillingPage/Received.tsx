import type { LedgerLine } from '@mirror-studio/domain/contract';
import { knownReason } from '@mirror-studio/domain/ledger';
import { ledger } from '@mirror-studio/domain/texts/en/ledger';
import { wallet } from '@mirror-studio/domain/texts/en/wallet';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { RelativeTime } from '../../RelativeTime/RelativeTime.tsx';
import { useOrderWords } from '../order-words.ts';
import { signedFigure } from '../signed-figure.ts';
import * as styles from './BillingPage.css.ts';

interface ReceivedProps {
  lines: readonly LedgerLine[];
  ledgerHref: string;
}

/** What was given or earned, as the journal says it. */
export function Received({ lines, ledgerHref }: ReceivedProps) {
  const { t } = useOrderWords();
  const w = useTexts('wallet', wallet);
  const l = useTexts('ledger', ledger);
  const locale = useTextLocale();
  if (lines.length === 0) return <p className={styles.muted}>{t('receivedEmpty')}</p>;
  return (
    <>
      <ul className={styles.rows}>
        {lines.map(({ id, reason, createdAt, change, currency }) => {
          const known = knownReason(reason);
          const unit = l(`currency_${currency === 'credits' ? 'credits' : 'coins'}`);
          return (
            <li key={id} className={styles.entry}>
              <span className={styles.what}>{known ? w(`reason_${known}`) : reason}</span>
              <RelativeTime at={createdAt} className={styles.when} />
              <span className={styles.gain}>
                <span dir="ltr">{signedFigure(change, locale)}</span> {unit}
              </span>
            </li>
          );
        })}
      </ul>
      <div>
        <LinkButton href={ledgerHref}>{t('receivedMore')}</LinkButton>
      </div>
    </>
  );
}
