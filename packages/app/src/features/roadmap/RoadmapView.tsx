import { ApiError } from '@mirror-studio/domain/errors';
import { type IdeaStatus, ideaStatuses } from '@mirror-studio/domain/roadmap';
import { roadmap } from '@mirror-studio/domain/texts/en/roadmap';
import { type PageData, useFailureState } from '@mirror-studio/flows/page-data';
import { useFailureWords } from '@mirror-studio/flows/texts';
import { useTexts } from '@mirror-studio/ui/i18n';
import { type RoadmapColumn, RoadmapPage, type RoadmapPageProps } from '@mirror-studio/ui/RoadmapPage';
import { roadmapPath } from '../../routes/roadmap-address.ts';

export interface RoadmapData {
  readonly columns: readonly RoadmapColumn[];
}

interface RoadmapViewProps
  extends Partial<
    Pick<RoadmapPageProps, 'feedHref' | 'onVotedChange' | 'onPropose' | 'onIntent' | 'children'>
  > {
  page: PageData<RoadmapData>;
  onMore: (status: IdeaStatus) => void;
  onRetry: () => void;
  /** The column that a narrow screen shows. Default the first. */
  column?: IdeaStatus;
  onColumnChange?: (column: IdeaStatus) => void;
}

const nothing = () => {};

/** The roadmap as a function of what its queries say. */
export function RoadmapView({
  page,
  onMore,
  onRetry,
  column = ideaStatuses[0],
  onColumnChange = nothing,
  onVotedChange = nothing,
  onPropose = nothing,
  ...rest
}: RoadmapViewProps) {
  const t = useTexts('roadmap', roadmap);
  const failureState = useFailureState();
  const words = useFailureWords();
  const common = {
    ...rest,
    column,
    onColumnChange,
    onVotedChange,
    onPropose,
    hrefOf: (id: string) => roadmapPath(column, id),
  };
  if (page.state === 'waiting') return <RoadmapPage {...common} state="loading" columns={[]} />;
  const retry = { onRetry, serverFailed: t('failed') };
  if (page.state === 'failed') {
    const failure = failureState(page.failure, { ...retry, isRetrying: page.isRetrying });
    return <RoadmapPage {...common} state="failed" columns={[]} failure={failure} />;
  }
  const { data, failure, isLoadingMore } = page;
  const said = failure && (words(failure instanceof ApiError ? failure : null, t('failed')) ?? t('failed'));
  const columns = data.columns.map((one) => ({
    ...one,
    isLoadingMore: one.isLoadingMore ?? isLoadingMore,
    ...(said !== null && !isLoadingMore && one.ideas.length > 0 && { moreFailed: said }),
  }));
  return <RoadmapPage {...common} columns={columns} onLoadMore={failure ? onRetry : onMore} />;
}
