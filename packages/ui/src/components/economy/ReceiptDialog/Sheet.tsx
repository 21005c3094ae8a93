import type { LedgerReceipt } from '@mirror-studio/domain/contract';
import type { Currency } from '@mirror-studio/domain/economy';
import { knownReason } from '@mirror-studio/domain/ledger';
import { ledger } from '@mirror-studio/domain/texts/en/ledger';
import { wallet } from '@mirror-studio/domain/texts/en/wallet';
import { Link } from 'react-aria-components/Link';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { cx } from '../../../theme/cx.ts';
import { signedFigure } from '../signed-figure.ts';
import { JobPart } from './JobPart.tsx';
import { Fact, Part } from './parts.tsx';
import * as styles from './ReceiptDialog.css.ts';

interface SheetProps {
  receipt: LedgerReceipt;
  hrefOf?: ((transferId: string) => string) | undefined;
}

/** Figures of a receipt with their unit, and what each reason is called. */
export function useReceiptWords() {
  const t = useTexts('ledger', ledger);
  const w = useTexts('wallet', wallet);
  const locale = useTextLocale();
  // With its zone: a sheet of paper has no tooltip.
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long' });
  return {
    t,
    signed: (change: number) => signedFigure(change, locale),
    plain: new Intl.NumberFormat(locale),
    amount: (count: number, currency: Currency) => t(currency, { count }),
    reason: (reason: string) => {
      const known = knownReason(reason);
      return known ? w(`reason_${known}`) : reason;
    },
    moment: (at: string) => moment.format(new Date(at)),
  };
}

/** A receipt as a narrow sheet: what moved, why, both sides, its job, and where it stands in the chain. */
export function Sheet({ receipt, hrefOf }: SheetProps) {
  const { t, signed, plain, amount, reason, moment } = useReceiptWords();
  const { sides, job, others } = receipt;
  const own = sides.filter((side) => side.own !== null);
  const spendable = own.filter(({ place }) => place === 'available');
  return (
    <article className={styles.sheet} aria-label={t('receipt')}>
      <header className={styles.head}>
        <span className={styles.mark} lang="en">
          Mirror Studio
        </span>
        <div className={styles.moved}>
          {(spendable.length > 0 ? spendable : own).map(({ currency, change, place }) => (
            <span key={`${place} ${currency}`} className={cx(change > 0 && styles.gain)}>
              <span dir="ltr">{signed(change)}</span>{' '}
              <span className={styles.unit}>{t(`currency_${currency}`)}</span>
            </span>
          ))}
        </div>
        <strong className={styles.why}>{reason(receipt.reason)}</strong>
      </header>
      <Part>
        <dl className={styles.facts}>
          <Fact of={t('when')}>
            <time dateTime={receipt.createdAt}>{moment(receipt.createdAt)}</time>
          </Fact>
          <Fact of={t('recorded')}>
            <span lang="en" dir="auto">
              {receipt.note}
            </span>
          </Fact>
          <Fact of={t('request')}>
            {receipt.request === null ? (
              t('requestNone')
            ) : (
              <span className={styles.mono}>{receipt.request}</span>
            )}
          </Fact>
          <Fact of={t('transfer')}>
            <span className={styles.mono}>{receipt.transferId}</span>
          </Fact>
        </dl>
      </Part>
      <Part title={t('sides')}>
        <ul className={styles.rows}>
          {sides.map((side) => (
            <li key={`${side.place} ${side.currency}`} className={styles.row}>
              <span>{t(`place_${side.place}`)}</span>
              <span
                className={cx(styles.amount, side.place === 'available' && side.change > 0 && styles.gain)}
              >
                <span dir="ltr">{signed(side.change)}</span> {t(`currency_${side.currency}`)}
              </span>
              {side.own !== null && (
                <>
                  <span />
                  <span className={cx(styles.amount, styles.faint)}>
                    {t('after', { figure: amount(side.own.balance, side.currency) })}
                  </span>
                </>
              )}
            </li>
          ))}
        </ul>
      </Part>
      {job && <JobPart job={job} />}
      {others.length > 0 && (
        <Part title={t('others')}>
          <ul className={styles.rows}>
            {others.map((other) => (
              <li key={other.transferId} className={styles.row}>
                {hrefOf ? (
                  <Link href={hrefOf(other.transferId)} className={styles.link}>
                    {reason(other.reason)}
                  </Link>
                ) : (
                  <span>{reason(other.reason)}</span>
                )}
                <span className={styles.amount}>{amount(other.credits, 'credits')}</span>
                <span className={styles.faint}>{moment(other.createdAt)}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part>
        {own.map(({ place, currency, own: link }) => (
          <div key={`${place} ${currency}`}>
            <span className={styles.term}>
              {t('entry', {
                sequence: plain.format(link?.sequence ?? 0),
                place: t(`place_${place}`),
                currency: t(`currency_${currency}`),
              })}
            </span>
            <div className={cx(styles.mono, styles.faint, styles.digest)}>{link?.digest}</div>
          </div>
        ))}
      </Part>
    </article>
  );
}
