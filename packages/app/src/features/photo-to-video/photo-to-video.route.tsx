import { pathOf } from '@mirror-studio/domain/access';
import { type Api, galleryEndpoints, jobsEndpoints, videoEndpoints } from '@mirror-studio/domain/contract';
import { VideoCanvasView } from '@mirror-studio/flows/video-canvas';
import { provideVideoCanvas } from '@mirror-studio/state-machines/video-canvas';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBalance } from '../../api/balance.ts';
import { galleryQuery } from '../../api/gallery.ts';
import { jobsQuery } from '../../api/jobs.ts';
import { usePictureDownload } from '../../api/use-picture-download.ts';
import { useFlow } from '../../flows/use-flow.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { useNamedVideo, useNameVideo } from './use-video-address.ts';

type Actors = Parameters<typeof provideVideoCanvas>[0];

function actors(api: Api): Actors {
  const readSource: Actors['readSource'] = async ({ id }, signal) =>
    (await api.call(videoEndpoints.videoSource, { params: { id }, signal })).source;
  const readJob: Actors['readJob'] = async ({ id }, signal) =>
    (await api.call(jobsEndpoints.job, { params: { id }, signal })).job;
  return {
    uploadPicture: ({ file }, signal) => api.call(galleryEndpoints.upload, { body: { file }, signal }),
    readSource,
    createJob: async ({ form, idempotencyKey }, signal) => {
      const body = { kind: 'video_render', form } as const;
      return (await api.call(jobsEndpoints.createJob, { body, idempotencyKey, signal })).job;
    },
    openVideo: async (asked, signal) => {
      const job = await readJob(asked, signal);
      const id = job.metadata['sourceImageId'];
      // A video is shown also when its picture is gone, or does not come.
      const source = typeof id === 'string' ? await readSource({ id }, signal).catch(() => null) : null;
      return { job, source };
    },
    readJob,
    cancelJob: async ({ id }, signal) =>
      (await api.call(jobsEndpoints.cancelJob, { params: { id }, signal })).job,
    newKey: () => crypto.randomUUID(),
  };
}

/** Photo to video with the real queue behind it. */
export default function PhotoToVideo() {
  const { api, flags } = useServices();
  const user = useUser();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const machine = useMemo(() => provideVideoCanvas(actors(api)), [api]);
  const { nameVideo, namePicture, nameNothing } = useNameVideo();
  const { snapshot, send } = useFlow(machine, {
    input: () => ({ alpha: flags.alpha }),
    on: {
      'video.begun': ({ id }) => nameVideo(id),
      'picture.kept': ({ id }) => namePicture(id),
      'picture.dropped': nameNothing,
      'jobs.outdated': () => {
        void queries.invalidateQueries({ queryKey: jobsQuery(api, user.id).queryKey });
        void queries.invalidateQueries({ queryKey: galleryQuery(api, user.id).queryKey });
      },
    },
  });
  useNamedVideo(send);
  const download = usePictureDownload();
  const credits = useBalance().data?.credits ?? null;
  useEffect(() => send({ type: 'balance.changed', availableCredits: credits }), [send, credits]);
  return (
    <VideoCanvasView
      snapshot={snapshot}
      send={send}
      {...usePictures()}
      onPick={namePicture}
      onDownload={({ id }) => id !== undefined && download({ id })}
      onViewResults={() => void navigate(pathOf('gallery'))}
    />
  );
}

/** The creator's newest pictures, to take one of. */
function usePictures() {
  const { api } = useServices();
  const query = useInfiniteQuery({
    ...galleryQuery(api, useUser().id, { type: 'image' }),
    select: ({ pages }) =>
      pages
        .flatMap(({ items }) => items)
        .map(({ id, url, thumbnailUrl, variants, prompt, placeholder }) => ({
          id,
          thumbnailUrl: variants?.[0]?.url ?? thumbnailUrl ?? url,
          prompt,
          placeholder,
        })),
  });
  return {
    pictures: query.data ?? (query.isError ? ('failed' as const) : ('loading' as const)),
    onMorePictures: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    isLoadingMore: query.isFetchingNextPage,
  };
}
