import type { Order } from '@mirror-studio/domain/contract';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import type { TableColumn } from '../../../primitives/Table/index.ts';
import { RelativeTime } from '../../RelativeTime/RelativeTime.tsx';
import { orderTones, useOrderWords } from '../order-words.ts';
import * as styles from './BillingPage.css.ts';

/** What a purchase says in its row. */
export function useOrderColumns(): readonly TableColumn<Order>[] {
  const { t, s, coins, price, what } = useOrderWords();
  return [
    {
      id: 'what',
      label: t('column_what'),
      isRowHeader: true,
      minWidth: 160,
      width: '2fr',
      text: what,
      cell: (order) => <span className={styles.what}>{what(order)}</span>,
    },
    {
      id: 'when',
      label: t('column_when'),
      width: 150,
      cell: ({ paidAt, createdAt }) => <RelativeTime at={paidAt ?? createdAt} />,
    },
    {
      id: 'state',
      label: t('column_state'),
      width: 200,
      cell: ({ state, isSimulated }) => (
        <span className={styles.badges}>
          <Badge tone={orderTones[state]}>{s(`state_${state}`)}</Badge>
          {isSimulated && <Badge tone="warning">{s('simulated')}</Badge>}
        </span>
      ),
    },
    {
      id: 'coins',
      label: t('column_coins'),
      isNumeric: true,
      width: 130,
      cell: (order) => <span className={styles.gain}>{coins(order.coins)}</span>,
    },
    {
      id: 'price',
      label: t('column_price'),
      isNumeric: true,
      width: 120,
      cell: ({ priceCents }) => <span className={styles.figure}>{price(priceCents)}</span>,
    },
  ];
}
