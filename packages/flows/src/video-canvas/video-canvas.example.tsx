import { galleryEndpoints, jobsEndpoints, videoEndpoints } from '@mirror-studio/domain/contract';
import { endOf } from '@mirror-studio/state-machines/shared';
import { provideVideoCanvas } from '@mirror-studio/state-machines/video-canvas';
import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { api, toast } from '../atlas/flow-page/example-effects.ts';
import { VideoCanvasView } from './VideoCanvasView.tsx';

const readSource = async (params: { id: string }, signal: AbortSignal) =>
  (await api.call(videoEndpoints.videoSource, { params, signal })).source;
const readJob = async (params: { id: string }, signal: AbortSignal) =>
  (await api.call(jobsEndpoints.job, { params, signal })).job;

const machine = provideVideoCanvas({
  uploadPicture: (body, signal) => api.call(galleryEndpoints.upload, { body, signal }),
  readSource,
  createJob: async ({ form, idempotencyKey }, signal) =>
    (
      await api.call(jobsEndpoints.createJob, {
        body: { kind: 'video_render', form },
        idempotencyKey,
        signal,
      })
    ).job,
  openVideo: async (asked, signal) => {
    const job = await readJob(asked, signal);
    const id = String(job.metadata['sourceImageId']);
    return { job, source: await readSource({ id }, signal).catch(() => null) };
  },
  readJob,
  cancelJob: async (params, signal) => (await api.call(jobsEndpoints.cancelJob, { params, signal })).job,
  newKey: () => crypto.randomUUID(),
});

export function VideoCanvas() {
  const [snapshot, send, actor] = useActor(machine, { input: {} });
  useEffect(() => endOf(actor.on('notice.raised', ({ notice }) => toast(notice))), [actor]);
  return <VideoCanvasView snapshot={snapshot} send={send} />;
}
