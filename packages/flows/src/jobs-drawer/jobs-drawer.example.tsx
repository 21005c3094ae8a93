import { jobsEndpoints } from '@mirror-studio/domain/contract';
import { provideJobsDrawer } from '@mirror-studio/state-machines/jobs-drawer';
import { endOf } from '@mirror-studio/state-machines/shared';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { api, readJobs, toast } from '../atlas/flow-page/example-effects.ts';
import { JobsDrawerView } from './JobsDrawerView.tsx';

const machine = provideJobsDrawer({
  listJobs: async (_, signal) => (await api.call(jobsEndpoints.jobs, { signal })).jobs,
  cancelJob: async (params, signal) => (await api.call(jobsEndpoints.cancelJob, { params, signal })).job,
  retryJob: async ({ id, idempotencyKey }, signal) =>
    (await api.call(jobsEndpoints.retryJob, { params: { id }, idempotencyKey, signal })).job,
  newKey: () => crypto.randomUUID(),
});

export function JobsDrawer() {
  const [snapshot, send, actor] = useActor(machine);
  useEffect(() => endOf(actor.on('notice.raised', ({ notice }) => toast(notice))), [actor]);
  useEffect(() => endOf(actor.on('jobs.outdated', () => readJobs())), [actor]);
  return <JobsDrawerView snapshot={snapshot} send={send} />;
}
