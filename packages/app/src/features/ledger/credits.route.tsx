import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { balanceQuery } from '../../api/balance.ts';
import { ledgerQuery } from '../../api/ledger.ts';
import { usePageData } from '../../data-page/usePageData.ts';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { useOverlays } from '../../overlays/overlays-context.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { Actions } from './Actions.tsx';
import { LedgerView } from './LedgerView.tsx';
import { ledgerFilterOf, useLedgerAddress } from './ledger-address.ts';

const Receipt = lazyWithRetry(async () => ({ default: (await import('./Receipt.tsx')).Receipt }));

const Check = lazyWithRetry(async () => ({ default: (await import('./Check.tsx')).Check }));

/** `/dashboard/credits`: the ledger of both currencies as a statement, narrowed to what the address says. */
export default function Credits() {
  const { api } = useServices();
  const { id: userId } = useUser();
  const overlays = useOverlays();
  const { address, change, hrefOf } = useLedgerAddress();
  const { receipt, isCheck, ...filter } = address;
  const options = ledgerQuery(api, userId, ledgerFilterOf(filter));
  const query = useInfiniteQuery({
    ...options,
    select: ({ pages }) => ({
      lines: pages.flatMap(({ lines }) => lines),
      hasMore: pages.at(-1)?.nextCursor !== null,
      filter,
    }),
  });
  useReadWhenValueMoves(options.queryKey);
  return (
    <>
      <LedgerView
        page={usePageData(query)}
        onMore={() => void query.fetchNextPage()}
        onRetry={() => void (query.data ? query.fetchNextPage() : query.refetch())}
        asked={{
          filter,
          onFilterChange: change,
          onOpen: ({ transferId }) => change({ receipt: transferId }),
          onGetCoins: () => overlays.show('purchase'),
          actions: (
            <Actions
              filter={filter}
              onCheck={() => change({ isCheck: true })}
              onCheckIntent={() => void Check.prefetch()}
            />
          ),
        }}
      />
      {isCheck && (
        <Suspense fallback={null}>
          <Check onClose={() => change({ isCheck: false })} />
        </Suspense>
      )}
      {receipt !== null && (
        <Suspense fallback={null}>
          <Receipt id={receipt} hrefOf={hrefOf} onClose={() => change({ receipt: null })} />
        </Suspense>
      )}
    </>
  );
}

/** Reads the beginning again when the balance is another: with the rest in place all of it would be read again. */
function useReadWhenValueMoves(queryKey: ReturnType<typeof ledgerQuery>['queryKey']) {
  const { api } = useServices();
  const queries = useQueryClient();
  const { data } = useQuery(balanceQuery(api, useUser().id));
  const shown = data && `${data.coins} ${data.credits}`;
  const before = useRef(shown);
  const key = JSON.stringify(queryKey);
  useEffect(() => {
    if (before.current === shown) return;
    const isFirst = before.current === undefined;
    before.current = shown;
    if (isFirst) return;
    const exact = { queryKey: JSON.parse(key) as unknown[] };
    queries.setQueryData(
      exact.queryKey,
      (known: { pages: unknown[]; pageParams: unknown[] } | undefined) =>
        known && { pages: known.pages.slice(0, 1), pageParams: known.pageParams.slice(0, 1) },
    );
    void queries.invalidateQueries(exact);
  }, [queries, shown, key]);
}
