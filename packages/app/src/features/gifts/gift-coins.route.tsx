import { Skeleton } from '@mirror-studio/ui/Skeleton';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { balanceQuery } from '../../api/balance.ts';
import { giftAllowanceQuery, giftsQuery } from '../../api/gifts.ts';
import { usePageData } from '../../data-page/usePageData.ts';
import { afterPaint } from '../../lazy/after-paint.ts';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { GiftsView } from './GiftsView.tsx';
import { useGiftAddress } from './gift-address.ts';
import { useGiving } from './use-giving.ts';

const GiftForm = lazyWithRetry(async () => {
  await afterPaint();
  return { default: (await import('@mirror-studio/ui/GiftForm')).GiftForm };
});

const GiftReceipt = lazyWithRetry(async () => ({
  default: (await import('./GiftReceipt.tsx')).GiftReceipt,
}));

/** `/gift-coins`: gives coins, and lists what was given and got. */
export default function GiftCoins() {
  const { api } = useServices();
  const { id: userId } = useUser();
  const { box, gift, change } = useGiftAddress();
  const query = useInfiniteQuery({
    ...giftsQuery(api, userId, box),
    select: ({ pages }) => ({
      gifts: pages.flatMap(({ gifts }) => gifts),
      hasMore: pages.at(-1)?.nextCursor !== null,
    }),
  });
  const { data: balance } = useQuery(balanceQuery(api, userId));
  const { data: allowance } = useQuery(giftAllowanceQuery(api, userId));
  const { give, isPending, failure, problems, given, count } = useGiving();
  const form = (
    <Suspense fallback={<Skeleton shape="block" height="38rem" />}>
      <GiftForm
        key={count}
        onGive={give}
        isPending={isPending}
        problems={problems}
        {...(balance && { availableCoins: balance.coins })}
        {...(allowance && { allowance })}
        {...(failure !== undefined && { failure })}
        {...(given && { given })}
      />
    </Suspense>
  );
  return (
    <>
      <GiftsView
        page={usePageData(query)}
        onMore={() => void query.fetchNextPage()}
        onRetry={() => void (query.data ? query.fetchNextPage() : query.refetch())}
        asked={{
          box,
          onBoxChange: (next) => change({ box: next }),
          onOpen: ({ id }) => change({ gift: id }),
          form,
        }}
      />
      {gift !== null && (
        <Suspense fallback={null}>
          <GiftReceipt id={gift} onClose={() => change({ gift: null })} />
        </Suspense>
      )}
    </>
  );
}
