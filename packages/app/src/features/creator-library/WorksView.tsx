import { pathOf } from '@mirror-studio/domain/access';
import type { Work } from '@mirror-studio/domain/contract';
import { ApiError } from '@mirror-studio/domain/errors';
import { works } from '@mirror-studio/domain/texts/en/works';
import { noWorksFilter, type WorksFilter } from '@mirror-studio/domain/works';
import { type PageData, useFailureState } from '@mirror-studio/flows/page-data';
import { useTexts } from '@mirror-studio/ui/i18n';
import { WorksPage, type WorksPageProps } from '@mirror-studio/ui/WorksPage';
import { worksPath } from '../../routes/works-address.ts';

export interface WorksData {
  readonly works: readonly Work[];
  readonly hasMore: boolean;
  /** What these were asked for by. */
  readonly filter: WorksFilter;
}

interface WorksViewProps extends Pick<WorksPageProps, 'children' | 'onIntent' | 'onLikedChange'> {
  page: PageData<WorksData>;
  onMore: () => void;
  onRetry: () => void;
  /** As it stands in the address. Default that of the page. */
  filter?: WorksFilter;
  onFilterChange?: (filter: WorksFilter) => void;
}

const nothing = () => {};

/** The creator library as a function of what its query says. */
export function WorksView({
  page,
  onMore,
  onRetry,
  filter: given,
  onFilterChange = nothing,
  ...rest
}: WorksViewProps) {
  const t = useTexts('works', works);
  const failureState = useFailureState();
  const filter = given ?? (page.state === 'ready' ? page.data.filter : noWorksFilter);
  const common = {
    ...rest,
    filter,
    onFilterChange,
    hrefOf: (id: string) => worksPath(filter, id),
    savedHref: pathOf('saved'),
    galleryHref: pathOf('gallery'),
  };
  if (page.state === 'waiting') return <WorksPage {...common} state="loading" works={[]} />;
  const retry = { onRetry, serverFailed: t('failed') };
  if (page.state === 'failed') {
    const failure = failureState(page.failure, { ...retry, isRetrying: page.isRetrying });
    return <WorksPage {...common} state="failed" works={[]} failure={failure} />;
  }
  const { data, failure, isLoadingMore } = page;
  // The list of places that these are of is gone: it is read from its beginning.
  const isGone = failure instanceof ApiError && failure.code === 'CONFLICT';
  return (
    <WorksPage
      {...common}
      works={data.works}
      {...(data.hasMore && { onLoadMore: isGone ? onRetry : onMore })}
      isLoadingMore={isLoadingMore}
      onReload={onRetry}
      {...(failure && !isLoadingMore && { moreFailed: failureState(failure, retry).message })}
    />
  );
}
