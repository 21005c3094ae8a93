import { type Api, galleryEndpoints, jobsEndpoints } from '@mirror-studio/domain/contract';
import type { SpokenNotice } from '../texts/index.ts';
import { PhotoShoot } from './index.ts';

interface Studio {
  api: Api;
  goTo: (id: string) => void;
  readJobs: () => void;
  toast: (notice: SpokenNotice) => void;
}

export const Shoot = ({ api, goTo, readJobs, toast }: Studio) => (
  <PhotoShoot
    effects={{
      readReference: async ({ file }) => ({ previewUrl: URL.createObjectURL(file) }),
      uploadReference: (body, signal) => api.call(galleryEndpoints.upload, { body, signal }),
      createJob: async ({ form, idempotencyKey }, signal) => {
        const body = { kind: 'image_batch', form } as const;
        return (await api.call(jobsEndpoints.createJob, { body, idempotencyKey, signal })).job;
      },
      readJob: async (params, signal) => (await api.call(jobsEndpoints.job, { params, signal })).job,
      cancelJob: async (params, signal) => (await api.call(jobsEndpoints.cancelJob, { params, signal })).job,
      newKey: () => crypto.randomUUID(),
    }}
    on={{ 'shoot.begun': ({ id }) => goTo(id), 'jobs.outdated': readJobs }}
    onNotice={toast}
  />
);
