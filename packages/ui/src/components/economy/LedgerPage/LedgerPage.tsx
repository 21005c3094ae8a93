import type { LedgerLine } from '@mirror-studio/domain/contract';
import { ledger } from '@mirror-studio/domain/texts/en/ledger';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { WalletIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import type { ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { ListFrame } from '../../ListFrame.tsx';
import { ReceiptTable } from '../ReceiptTable.tsx';
import { isFiltered, LedgerFilters, type LedgerFilterValue, unfiltered } from './LedgerFilters.tsx';
import * as styles from './LedgerPage.css.ts';
import { useLedgerColumns } from './useLedgerColumns.tsx';

export interface LedgerPageProps extends RootProps {
  /** What is shown instead of the lines while they are on their way, or when they did not come. Default `listed`. */
  state?: 'loading' | 'listed' | 'failed';
  /** The lines that match the filters, newest first. */
  lines: readonly LedgerLine[];
  /** What the statement is narrowed to. */
  filter: LedgerFilterValue;
  /** Called with what is to change of the filters. */
  onFilterChange: (change: Partial<LedgerFilterValue>) => void;
  /** Called with the line whose receipt is asked for, by Enter or a press. */
  onOpen?: (line: LedgerLine) => void;
  /** Older lines are being read. Default false. */
  isLoadingMore?: boolean;
  /** Called when the end of the statement comes near. */
  onLoadMore?: () => void;
  /** What failed; beside lines that are listed, reading on or again. */
  failure?: ListFailure;
  /** The way to coins, offered when nothing has moved. */
  onGetCoins?: () => void;
  /** What can be done with the whole ledger, beside its title. */
  actions?: ReactNode;
}

/** Under this the rows are cards, in px. */
const cardsBelow = 720;

/** The ledger of both currencies as a statement: each line with what there was after it; a line opens its receipt. */
export function LedgerPage({
  state = 'listed',
  lines,
  filter,
  onFilterChange,
  onOpen,
  isLoadingMore = false,
  onLoadMore,
  failure,
  onGetCoins,
  actions,
  ...rest
}: LedgerPageProps) {
  const t = useTexts('ledger', ledger);
  const r = useTexts('routes', routes);
  const columns = useLedgerColumns();
  const isNarrowed = isFiltered(filter);
  const isEmpty = state === 'listed' && lines.length === 0;
  return (
    <div {...rootProps(rest, styles.root)}>
      <PageHeader title={r('credits')} description={t('lead')} actions={actions} />
      {(!isEmpty || isNarrowed) && (
        <LedgerFilters value={filter} onChange={onFilterChange} isClearShown={!isEmpty} />
      )}
      <ListFrame
        state={state}
        failure={failure}
        failedToLoad={t('failedToLoad')}
        isEmpty={isEmpty}
        empty={
          <EmptyState
            title={t(isNarrowed ? 'nothingTitle' : 'emptyTitle')}
            icon={<WalletIcon size={24} />}
            actions={
              isNarrowed ? (
                <Button onPress={() => onFilterChange(unfiltered)}>{t('clear')}</Button>
              ) : (
                onGetCoins && (
                  <Button variant="value" onPress={onGetCoins}>
                    {t('emptyAction')}
                  </Button>
                )
              )
            }
          >
            {t(isNarrowed ? 'nothing' : 'empty')}
          </EmptyState>
        }
      >
        <ReceiptTable
          label={t('statement')}
          columns={columns}
          items={lines}
          cardsBelow={cardsBelow}
          waitingRows={10}
          isLoading={state === 'loading'}
          {...{ isLoadingMore, onLoadMore, onOpen }}
        />
      </ListFrame>
    </div>
  );
}
