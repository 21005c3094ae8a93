import { pathOf } from '@mirror-studio/domain/access';
import { failureKind } from '@mirror-studio/domain/errors';
import { jobResultRoutes } from '@mirror-studio/domain/jobs';
import { JobsDrawerView } from '@mirror-studio/flows/jobs-drawer';
import { provideJobsDrawer } from '@mirror-studio/state-machines/jobs-drawer';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { jobsQuery } from '../../api/jobs.ts';
import { useOverlayFlow } from '../../overlays/use-overlay-flow.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { useKeysOf } from '../../shell/keys.ts';

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

/** The jobs drawer with the real queue behind it. */
export default function Jobs() {
  const { api } = useServices();
  const user = useUser();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const keysOf = useKeysOf();
  const { queryKey } = useMemo(() => jobsQuery(api, user.id), [api, user.id]);
  const machine = useMemo(
    () =>
      provideJobsDrawer({
        listJobs: elseOnce(
          async (_: unknown, signal: AbortSignal) => (await api.call('jobs', { signal })).jobs,
          () => queries.getQueryData(queryKey),
        ),
        cancelJob: async ({ id }, signal) => (await api.call('cancelJob', { params: { id }, signal })).job,
        retryJob: async ({ id, idempotencyKey }, signal) =>
          (await api.call('retryJob', { params: { id }, idempotencyKey, signal })).job,
        newKey: () => crypto.randomUUID(),
      }),
    [api, queries, queryKey],
  );
  const { snapshot, send } = useOverlayFlow('jobs', machine, {
    open: { type: 'drawer.opened' },
    close: { type: 'drawer.closed' },
    on: {
      'jobs.outdated': () => {
        void queries.invalidateQueries({ queryKey });
      },
    },
  });
  const leaveFor = (path: string) => {
    send({ type: 'drawer.closed' });
    void navigate(path);
  };
  return (
    <JobsDrawerView
      snapshot={snapshot}
      send={send}
      onViewResults={(job) => leaveFor(pathOf(jobResultRoutes[job.kind]))}
      onStart={() => leaveFor(pathOf('promptStudio'))}
      keys={keysOf('jobs') ?? null}
    />
  );
}
