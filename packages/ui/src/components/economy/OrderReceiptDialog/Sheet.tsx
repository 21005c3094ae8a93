import type { BillingDetails, Order } from '@mirror-studio/domain/contract';
import { billing } from '@mirror-studio/domain/texts/en/billing';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { orderTones, useOrderWords } from '../order-words.ts';
import { Fact, Part } from '../ReceiptDialog/parts.tsx';
import * as styles from '../ReceiptDialog/ReceiptDialog.css.ts';
import * as own from './OrderReceiptDialog.css.ts';

interface SheetProps {
  order: Order;
  details: BillingDetails | undefined;
}

/** What was paid, for what, when and by whom; what is simulated says so first. */
export function Sheet({ order, details }: SheetProps) {
  const t = useTexts('billing', billing);
  const { s, coins, price, what } = useOrderWords();
  const locale = useTextLocale();
  // With its zone: a sheet of paper has no tooltip.
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  const at = order.paidAt ?? order.createdAt;
  const dayOf = (given: string) => day.format(new Date(given));
  const lines = [details?.name, details?.address, details?.taxId].filter((one) => one?.trim());
  return (
    <article className={styles.sheet} aria-label={t('receipt')}>
      <header className={styles.head}>
        <span className={styles.mark} lang="en">
          Mirror Studio
        </span>
        <div className={styles.moved}>{price(order.priceCents)}</div>
        <strong className={styles.why}>{what(order)}</strong>
        <span className={own.badges}>
          <Badge tone={orderTones[order.state]}>{s(`state_${order.state}`)}</Badge>
          {order.isSimulated && <Badge tone="warning">{s('simulated')}</Badge>}
        </span>
      </header>
      <Part>
        <dl className={styles.facts}>
          <Fact of={t('column_coins')}>
            <span className={styles.gain}>{coins(order.coins)}</span>
          </Fact>
          {order.period && (
            <Fact of={t('month')}>
              {t('monthRange', { from: dayOf(order.period.from), until: dayOf(order.period.until) })}
            </Fact>
          )}
          <Fact of={s('when')}>
            <time dateTime={at}>{moment.format(new Date(at))}</time>
          </Fact>
          {order.refundedCents > 0 && <Fact of={s('refundedPart')}>{price(order.refundedCents)}</Fact>}
          {order.returnedCoins > 0 && <Fact of={s('returned')}>{coins(order.returnedCoins)}</Fact>}
          {order.owedCoins > 0 && <Fact of={s('owed')}>{coins(order.owedCoins)}</Fact>}
          <Fact of={s('order')}>
            <span className={styles.mono}>{order.id}</span>
          </Fact>
        </dl>
      </Part>
      {lines.length > 0 && (
        <Part title={t('billedTo')}>
          <p className={own.address}>{lines.map((line, at) => [at > 0 && '\n', line])}</p>
        </Part>
      )}
      {order.isSimulated && (
        <Part>
          <p className={styles.term}>{t('receiptSimulated')}</p>
        </Part>
      )}
    </article>
  );
}
