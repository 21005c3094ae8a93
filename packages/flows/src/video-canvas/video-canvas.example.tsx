import { type Api, galleryEndpoints, jobsEndpoints, videoEndpoints } from '@mirror-studio/domain/contract';
import type { VideoCanvasActors } from '@mirror-studio/state-machines/video-canvas';
import type { SpokenNotice } from '../texts/index.ts';
import { VideoCanvas } from './index.ts';

interface Studio {
  api: Api;
  openVideo: VideoCanvasActors['openVideo'];
  goTo: (what: 'picture' | 'video', id: string | null) => void;
  readJobs: () => void;
  toast: (notice: SpokenNotice) => void;
}

export const Canvas = ({ api, openVideo, goTo, readJobs, toast }: Studio) => (
  <VideoCanvas
    effects={{
      uploadPicture: (body, signal) => api.call(galleryEndpoints.upload, { body, signal }),
      readSource: async (params, signal) =>
        (await api.call(videoEndpoints.videoSource, { params, signal })).source,
      createJob: async ({ form, idempotencyKey }, signal) => {
        const body = { kind: 'video_render', form } as const;
        return (await api.call(jobsEndpoints.createJob, { body, idempotencyKey, signal })).job;
      },
      openVideo,
      readJob: async (params, signal) => (await api.call(jobsEndpoints.job, { params, signal })).job,
      cancelJob: async (params, signal) => (await api.call(jobsEndpoints.cancelJob, { params, signal })).job,
      newKey: () => crypto.randomUUID(),
    }}
    on={{
      'picture.kept': ({ id }) => goTo('picture', id),
      'picture.dropped': () => goTo('picture', null),
      'video.begun': ({ id }) => goTo('video', id),
      'jobs.outdated': readJobs,
    }}
    onNotice={toast}
  />
);
