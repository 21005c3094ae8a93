import { type Job, jobsEndpoints } from '@mirror-studio/domain/contract';
import { failureKind } from '@mirror-studio/domain/errors';
import { provideJobsDrawer } from '@mirror-studio/state-machines/jobs-drawer';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { jobsQuery } from '../../api/jobs.ts';
import { useServices, useUser } from '../../providers/services.tsx';

/**
 * Asks; without an answer to the first question it takes what is known, and lets the next one say that it got none. Takes
 * the question and what is known.
 */
function elseOnce<Input, Answer>(
  ask: (input: Input, signal: AbortSignal) => Promise<Answer>,
  known: () => Answer | undefined,
) {
  let isBegun = false;
  return async (input: Input, signal: AbortSignal) => {
    try {
      return await ask(input, signal);
    } catch (error) {
      const last = isBegun || failureKind(error) !== 'network' ? undefined : known();
      if (last === undefined) throw error;
      return last;
    } finally {
      isBegun = true;
    }
  };
}

type List = (signal: AbortSignal) => Promise<readonly Job[]>;

/**
 * The machine of the jobs with the real queue behind it, and what is done when other readers should read again. Takes how the
 * jobs are read; without it the newest are, and those of the last visit where there is no network.
 */
export function useJobsMachine(list?: List) {
  const { api } = useServices();
  const user = useUser();
  const queries = useQueryClient();
  const { queryKey } = useMemo(() => jobsQuery(api, user.id), [api, user.id]);
  const machine = useMemo(
    () =>
      provideJobsDrawer({
        listJobs: elseOnce(
          (_: unknown, signal: AbortSignal) =>
            list?.(signal) ?? api.call(jobsEndpoints.jobs, { signal }).then(({ jobs }) => jobs),
          () => queries.getQueryData(queryKey),
        ),
        cancelJob: async ({ id }, signal) =>
          (await api.call(jobsEndpoints.cancelJob, { params: { id }, signal })).job,
        retryJob: async ({ id, idempotencyKey }, signal) =>
          (await api.call(jobsEndpoints.retryJob, { params: { id }, idempotencyKey, signal })).job,
        newKey: () => crypto.randomUUID(),
      }),
    [api, list, queries, queryKey],
  );
  return { machine, outdated: () => void queries.invalidateQueries({ queryKey }) };
}
