import type { Job } from '@mirror-studio/domain/contract';
import { type JobFilter, matchesJobFilter } from '@mirror-studio/domain/jobs';
import { jobs as texts } from '@mirror-studio/domain/texts/en/jobs';
import { useTexts } from '@mirror-studio/ui/i18n';
import type { JobsDrawerProps } from '@mirror-studio/ui/JobsDrawer';
import type { PageData } from '../page-data/page-data.ts';
import { useFailureState } from '../page-data/use-failure-state.ts';

export interface JobListData {
  readonly jobs: readonly Job[];
  readonly filter: JobFilter;
}

export interface JobListViewProps {
  page: PageData<JobListData>;
  onRetry: () => void;
}

/** What the drawer is given as the reading of its jobs stands. */
export function useJobList({
  page,
  onRetry,
}: JobListViewProps): Pick<JobsDrawerProps, 'state' | 'jobs' | 'failure'> {
  const t = useTexts('jobs', texts);
  const failureState = useFailureState();
  if (page.state === 'waiting') return { state: 'loading', jobs: [] };
  const { failure } = page;
  const listFailure =
    failure === null
      ? undefined
      : failureState(failure, {
          onRetry,
          isRetrying: page.state === 'failed' && page.isRetrying,
          serverFailed: t('failedToLoad'),
        });
  if (page.state === 'failed') return { state: 'failed', jobs: [], failure: listFailure };
  const { jobs, filter } = page.data;
  return {
    state: 'listed',
    jobs: jobs.filter(({ status }) => matchesJobFilter(status, filter)),
    failure: listFailure,
  };
}
