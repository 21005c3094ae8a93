import { pathOf } from '@mirror-studio/domain/access';
import type { PromptSummary } from '@mirror-studio/domain/contract';
import { type LibraryFilter, noLibraryFilter } from '@mirror-studio/domain/prompts';
import { library } from '@mirror-studio/domain/texts/en/library';
import { type PageData, useFailureState } from '@mirror-studio/flows/page-data';
import { useTexts } from '@mirror-studio/ui/i18n';
import { LibraryPage, type LibraryPageProps } from '@mirror-studio/ui/LibraryPage';
import { librarySections } from '../../routes/library-address.ts';
import { promptPath } from '../../routes/prompt-address.ts';

export interface LibraryPageData {
  readonly prompts: readonly PromptSummary[];
  readonly hasMore: boolean;
  /** What these were asked for by. */
  readonly filter: LibraryFilter;
}

interface LibraryViewProps {
  page: PageData<LibraryPageData>;
  onMore: () => void;
  onRetry: () => void;
  /** As it stands in the address; while its answer is on its way, ahead of the page's. Default that of the page. */
  filter?: LibraryFilter;
  onFilterChange?: (filter: LibraryFilter) => void;
  labels?: LibraryPageProps['labels'];
  acts?: Pick<LibraryPageProps, 'onOpen' | 'onDelete' | 'onRestore' | 'onLabel' | 'onPublish'>;
}

const nothing = () => {};

/** My library as a function of what its query says. */
export function LibraryView({
  page,
  onMore,
  onRetry,
  filter,
  onFilterChange = nothing,
  labels,
  acts = { onOpen: nothing, onDelete: nothing, onRestore: nothing, onLabel: nothing },
}: LibraryViewProps) {
  const t = useTexts('library', library);
  const failureState = useFailureState();
  const common = {
    ...acts,
    ...(labels && { labels }),
    filter: filter ?? (page.state === 'ready' ? page.data.filter : noLibraryFilter),
    onFilterChange,
    hrefOf: promptPath,
    writeHref: pathOf('editor'),
    sections: librarySections,
  };
  if (page.state === 'waiting') return <LibraryPage {...common} state="loading" prompts={[]} />;
  const retry = { onRetry, serverFailed: t('failed') };
  if (page.state === 'failed') {
    const failure = failureState(page.failure, { ...retry, isRetrying: page.isRetrying });
    return <LibraryPage {...common} state="failed" prompts={[]} failure={failure} />;
  }
  const { data, failure, isLoadingMore } = page;
  return (
    <LibraryPage
      {...common}
      prompts={data.prompts}
      {...(data.hasMore && { onLoadMore: onMore })}
      isLoadingMore={isLoadingMore}
      onReload={onRetry}
      {...(failure && !isLoadingMore && { moreFailed: failureState(failure, retry).message })}
    />
  );
}
