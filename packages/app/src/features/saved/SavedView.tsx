import { pathOf } from '@mirror-studio/domain/access';
import type { SavedWork } from '@mirror-studio/domain/contract';
import { saved as texts } from '@mirror-studio/domain/texts/en/saved';
import { type PageData, useFailureState } from '@mirror-studio/flows/page-data';
import { useTexts } from '@mirror-studio/ui/i18n';
import { type SavedFilter, SavedPage, type SavedPageProps } from '@mirror-studio/ui/SavedPage';
import { librarySections } from '../../routes/library-address.ts';
import { creatorPath, workPath } from '../../routes/work-link.ts';

export interface SavedData {
  readonly saved: readonly SavedWork[];
  readonly hasMore: boolean;
  /** What these were asked for by. */
  readonly filter: SavedFilter;
}

interface SavedViewProps extends Pick<SavedPageProps, 'collections'> {
  page: PageData<SavedData>;
  onMore: () => void;
  onRetry: () => void;
  /** As it stands in the address. Default that of the page. */
  filter?: SavedFilter;
  onFilterChange?: (filter: SavedFilter) => void;
  acts?: Pick<SavedPageProps, 'onChange' | 'onRemove'>;
}

const nothing = () => {};
const noFilter: SavedFilter = { q: '', collection: null };

/** What one has saved as a function of what its query says. */
export function SavedView({
  page,
  onMore,
  onRetry,
  filter,
  onFilterChange = nothing,
  acts = { onChange: async () => null, onRemove: nothing },
  ...rest
}: SavedViewProps) {
  const t = useTexts('saved', texts);
  const failureState = useFailureState();
  const common = {
    ...rest,
    ...acts,
    filter: filter ?? (page.state === 'ready' ? page.data.filter : noFilter),
    onFilterChange,
    hrefOf: (id: string) => workPath(id),
    profileHrefOf: creatorPath,
    libraryHref: pathOf('creatorLibrary'),
    sections: librarySections,
  };
  if (page.state === 'waiting') return <SavedPage {...common} state="loading" saved={[]} />;
  const retry = { onRetry, serverFailed: t('failed') };
  if (page.state === 'failed') {
    const failure = failureState(page.failure, { ...retry, isRetrying: page.isRetrying });
    return <SavedPage {...common} state="failed" saved={[]} failure={failure} />;
  }
  const { data, failure, isLoadingMore } = page;
  return (
    <SavedPage
      {...common}
      saved={data.saved}
      {...((data.hasMore || failure) && { onLoadMore: failure ? onRetry : onMore })}
      isLoadingMore={isLoadingMore}
      {...(failure && !isLoadingMore && { moreFailed: failureState(failure, retry).message })}
    />
  );
}
