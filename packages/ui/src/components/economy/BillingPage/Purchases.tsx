import type { Order } from '@mirror-studio/domain/contract';
import { BillingIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import type { ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { ListFrame } from '../../ListFrame.tsx';
import { useOrderWords } from '../order-words.ts';
import { ReceiptTable } from '../ReceiptTable.tsx';
import { useOrderColumns } from './useOrderColumns.tsx';

interface PurchasesProps {
  state: 'loading' | 'listed' | 'failed';
  orders: readonly Order[];
  failure: ListFailure | undefined;
  isLoadingMore: boolean;
  onLoadMore: (() => void) | undefined;
  onOpen: ((order: Order) => void) | undefined;
  shopHref: string;
}

/** Under this the rows are cards, in px. */
const cardsBelow = 720;

/** The purchases as a table, each row opens its receipt. */
export function Purchases({ state, orders, failure, shopHref, ...rest }: PurchasesProps) {
  const { t } = useOrderWords();
  const columns = useOrderColumns();
  return (
    <ListFrame
      state={state}
      failure={failure}
      failedToLoad={t('failedToLoad')}
      isEmpty={orders.length === 0}
      empty={
        <EmptyState
          level={3}
          align="start"
          title={t('purchasesEmptyTitle')}
          icon={<BillingIcon size={24} />}
          actions={<LinkButton href={shopHref}>{t('toShop')}</LinkButton>}
        >
          {t('purchasesEmpty')}
        </EmptyState>
      }
    >
      <ReceiptTable
        {...rest}
        isLoading={state === 'loading'}
        label={t('purchases')}
        columns={columns}
        items={orders}
        cardsBelow={cardsBelow}
        waitingRows={3}
      />
    </ListFrame>
  );
}
