import { galleryEndpoints, jobsEndpoints } from '@mirror-studio/domain/contract';
import { providePhotoShoot } from '@mirror-studio/state-machines/photo-shoot';
import { endOf } from '@mirror-studio/state-machines/shared';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { api, toast } from '../atlas/flow-page/example-effects.ts';
import { PhotoShootView } from './PhotoShootView.tsx';

const machine = providePhotoShoot({
  readReference: async ({ file }) => ({ previewUrl: URL.createObjectURL(file) }),
  uploadReference: (body, signal) => api.call(galleryEndpoints.upload, { body, signal }),
  createJob: async ({ form, idempotencyKey }, signal) =>
    (await api.call(jobsEndpoints.createJob, { body: { kind: 'image_batch', form }, idempotencyKey, signal }))
      .job,
  readJob: async (params, signal) => (await api.call(jobsEndpoints.job, { params, signal })).job,
  cancelJob: async (params, signal) => (await api.call(jobsEndpoints.cancelJob, { params, signal })).job,
  newKey: () => crypto.randomUUID(),
});

export function PhotoShoot() {
  const [snapshot, send, actor] = useActor(machine, { input: {} });
  useEffect(() => endOf(actor.on('notice.raised', ({ notice }) => toast(notice))), [actor]);
  return <PhotoShootView snapshot={snapshot} send={send} />;
}
