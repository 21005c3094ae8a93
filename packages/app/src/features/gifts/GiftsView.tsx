import type { Gift } from '@mirror-studio/domain/contract';
import type { GiftBox } from '@mirror-studio/domain/gifts';
import { gifts } from '@mirror-studio/domain/texts/en/gifts';
import { type PageData, useFailureState } from '@mirror-studio/flows/page-data';
import { GiftsPage, type GiftsPageProps } from '@mirror-studio/ui/GiftsPage';
import { useTexts } from '@mirror-studio/ui/i18n';

export interface GiftsData {
  readonly gifts: readonly Gift[];
  readonly hasMore: boolean;
}

interface GiftsViewProps {
  page: PageData<GiftsData>;
  onMore: () => void;
  onRetry: () => void;
  /** What the address says, and what can be done. Default what was got. */
  asked?: { readonly box: GiftBox } & Pick<GiftsPageProps, 'onBoxChange' | 'onOpen' | 'form'>;
}

const nothing = () => {};
const usual = { box: 'received', onBoxChange: nothing, onOpen: nothing, form: null } as const;

/** The page of gifts as a function of what its query says. */
export function GiftsView({ page, onMore, onRetry, asked = usual }: GiftsViewProps) {
  const t = useTexts('gifts', gifts);
  const failureState = useFailureState();
  if (page.state === 'waiting') return <GiftsPage {...asked} state="loading" gifts={[]} />;
  const retry = { onRetry, serverFailed: t('failedToLoad') };
  if (page.state === 'failed') {
    const failure = failureState(page.failure, { ...retry, isRetrying: page.isRetrying });
    return <GiftsPage {...asked} state="failed" gifts={[]} failure={failure} />;
  }
  const { data, failure, isLoadingMore } = page;
  return (
    <GiftsPage
      {...asked}
      gifts={data.gifts}
      {...(data.hasMore && !failure && { onLoadMore: onMore })}
      isLoadingMore={isLoadingMore}
      {...(failure && !isLoadingMore && { failure: failureState(failure, retry) })}
    />
  );
}
