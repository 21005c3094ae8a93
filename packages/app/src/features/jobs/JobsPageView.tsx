import { type JobListViewProps, useJobList } from '@mirror-studio/flows/jobs-drawer';
import { JobsPage, type JobsPageProps } from '@mirror-studio/ui/JobsPage';

const nothing = () => {};

type Acts = Omit<JobsPageProps, 'state' | 'jobs' | 'failure' | 'filter' | 'waiting' | 'onFilterChange'>;

/** The page of the jobs as a function of what their reading says. */
export function JobsPageView({
  page,
  onRetry: onReload,
  acts = { onCancel: nothing, onRetry: nothing, onViewResults: nothing, onCancelWaiting: nothing },
  onFilterChange = nothing,
}: JobListViewProps & { acts?: Acts; onFilterChange?: JobsPageProps['onFilterChange'] }) {
  const isReady = page.state === 'ready';
  return (
    <JobsPage
      {...useJobList({ page, onRetry: onReload })}
      {...acts}
      filter={isReady ? page.data.filter : 'all'}
      onFilterChange={onFilterChange}
      isLoadingMore={isReady && page.isLoadingMore}
      waiting={isReady ? page.data.jobs.filter(({ status }) => status === 'queued').length : 0}
    />
  );
}
