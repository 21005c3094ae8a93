import { refreshLimits } from '@mirror-studio/domain/constants/refresh';
import { type Api, jobsEndpoints } from '@mirror-studio/domain/contract';
import { countRunning } from '@mirror-studio/domain/jobs';
import { queryOptions } from '@tanstack/react-query';

/** The jobs as the shell follows them: every 8 s, for the count of those that run (§7). */
export const jobsQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['jobs', userId],
    queryFn: async ({ signal }) => (await api.call(jobsEndpoints.jobs, { signal })).jobs,
    refetchInterval: refreshLimits.jobsShellMs,
    select: (jobs) => ({ jobs, running: countRunning(jobs) }),
  });
