import { type Api, jobsEndpoints } from '@mirror-studio/domain/contract';
import { Button } from '@mirror-studio/ui/Button';
import type { SpokenNotice } from '../texts/index.ts';
import { JobsDrawer } from './index.ts';

interface Header {
  api: Api;
  readJobs: () => void;
  toast: (notice: SpokenNotice) => void;
}

export const Jobs = ({ api, readJobs, toast }: Header) => (
  <JobsDrawer
    effects={{
      listJobs: async (_, signal) => (await api.call(jobsEndpoints.jobs, { signal })).jobs,
      cancelJob: async (params, signal) => (await api.call(jobsEndpoints.cancelJob, { params, signal })).job,
      retryJob: async ({ id, idempotencyKey }, signal) =>
        (await api.call(jobsEndpoints.retryJob, { params: { id }, idempotencyKey, signal })).job,
      newKey: () => crypto.randomUUID(),
    }}
    on={{ 'jobs.outdated': readJobs }}
    onNotice={toast}
    trigger={({ send }) => <Button onPress={() => send({ type: 'drawer.opened' })}>Jobs</Button>}
  />
);
