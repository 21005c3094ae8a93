import { endpoints, type Job, sampleJob } from '@mirror-studio/domain/contract';
import { jobKinds, jobStatuses } from '@mirror-studio/domain/jobs';
import type { JobListData } from '@mirror-studio/flows/jobs-drawer';
import { type ListPage, momentAt } from '../../data-page/states/list-states.ts';

/** The states of the jobs in their drawer, from what their endpoint answers. */
export const page: ListPage<Job, JobListData> = {
  title: 'Jobs',
  endpoint: endpoints.jobs,
  // The drawer shows the newest alone.
  isPaged: false,
  item: (at) => {
    const status = jobStatuses[at % jobStatuses.length] ?? sampleJob.status;
    return {
      ...sampleJob,
      id: `j${at}`,
      createdAt: momentAt(at),
      kind: jobKinds[at % jobKinds.length] ?? sampleJob.kind,
      status,
      metadata: { prompt: `Salt flats, ${at + 1}` },
      ...(status === 'failed' && { errorCode: 'PROVIDER_TIMEOUT' }),
      ...(status === 'running' && { progress: { done: 1, total: 4 } }),
    };
  },
  longWords: (job) => ({
    ...job,
    status: 'failed',
    error: 'lichtbildwerkstatt'.repeat(12),
    metadata: { prompt: `${'Silver halide on wet glass, '.repeat(20)}${'lichtbildwerkstatt'.repeat(6)}` },
  }),
  data: (jobs) => ({ jobs, filter: 'all' }),
  filteredToNothing: () => ({ jobs: [{ ...sampleJob, status: 'failed' }], filter: 'completed' }),
};
