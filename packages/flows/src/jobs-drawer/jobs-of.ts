import { ApiError } from '@mirror-studio/domain/errors';
import type { jobsDrawerMachine } from '@mirror-studio/state-machines/jobs-drawer';
import type { SnapshotFrom } from 'xstate';
import type { PageData } from '../page-data/page-data.ts';
import type { JobListData } from './use-job-list.ts';

/** What the machine knows of the jobs: the state of a page that lists them. */
export function jobsOf(snapshot: SnapshotFrom<typeof jobsDrawerMachine>): PageData<JobListData> {
  const { jobs, filter, failure: thrown } = snapshot.context;
  const isIn = (list: 'loading' | 'failedToLoad') => snapshot.matches({ open: { list } });
  if (isIn('loading')) return { state: 'waiting' };
  const failure = thrown && new ApiError(thrown);
  if (isIn('failedToLoad') && failure) return { state: 'failed', failure, isRetrying: false };
  return { state: 'ready', data: { jobs: jobs ?? [], filter }, isLoadingMore: false, failure };
}
