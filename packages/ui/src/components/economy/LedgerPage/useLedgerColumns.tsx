import type { LedgerLine } from '@mirror-studio/domain/contract';
import { type Currency, currencies } from '@mirror-studio/domain/economy';
import { knownReason } from '@mirror-studio/domain/ledger';
import { ledger } from '@mirror-studio/domain/texts/en/ledger';
import { wallet } from '@mirror-studio/domain/texts/en/wallet';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { CoinIcon, CreditIcon } from '../../../icons/index.ts';
import type { TableColumn } from '../../../primitives/Table/index.ts';
import { cx } from '../../../theme/cx.ts';
import { RelativeTime } from '../../RelativeTime/RelativeTime.tsx';
import { signedFigure } from '../signed-figure.ts';
import * as styles from './LedgerPage.css.ts';

const icons = { coins: CoinIcon, credits: CreditIcon } as const;

/** What a line of the statement says. The balance is that of its currency. */
export function useLedgerColumns(): readonly TableColumn<LedgerLine>[] {
  const t = useTexts('ledger', ledger);
  const w = useTexts('wallet', wallet);
  const locale = useTextLocale();
  const plain = new Intl.NumberFormat(locale);
  const longest = currencies
    .map((currency) => t(`currency_${currency}`))
    .reduce((one, other) => (other.length > one.length ? other : one));
  const reasonOf = ({ reason }: LedgerLine) => {
    const known = knownReason(reason);
    return known ? w(`reason_${known}`) : reason;
  };
  /** A sign stands before its number in every direction. */
  const figure = (written: string, currency: Currency) => (
    <>
      <span dir="ltr">{written}</span>{' '}
      <span className={styles.unit} data-longest={longest}>
        {t(`currency_${currency}`)}
      </span>
    </>
  );
  return [
    {
      id: 'what',
      label: t('column_what'),
      isRowHeader: true,
      minWidth: 180,
      width: '2fr',
      text: reasonOf,
      cell: (line) => {
        const Icon = icons[currencies.find((one) => one === line.currency) ?? 'coins'];
        return (
          <span className={styles.what}>
            <Icon size={18} className={styles.sign} />
            <span className={styles.reason} dir="auto">
              {reasonOf(line)}
            </span>
          </span>
        );
      },
    },
    {
      id: 'when',
      label: t('column_when'),
      width: 150,
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
    {
      id: 'change',
      label: t('column_change'),
      isNumeric: true,
      width: 195,
      cell: ({ change, currency }) => (
        <span className={cx(styles.change, change > 0 && styles.gain)}>
          {figure(signedFigure(change, locale), currency)}
        </span>
      ),
    },
    {
      id: 'balance',
      label: t('column_balance'),
      isNumeric: true,
      width: 195,
      cell: ({ balance, currency }) => (
        <span className={styles.change}>{figure(plain.format(balance), currency)}</span>
      ),
    },
  ];
}
