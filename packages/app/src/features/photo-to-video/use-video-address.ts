import { pathOf } from '@mirror-studio/domain/access';
import type { Job } from '@mirror-studio/domain/contract';
import { isUnfinished } from '@mirror-studio/domain/jobs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { jobsQuery } from '../../api/jobs.ts';
import { useServices, useUser } from '../../providers/services.tsx';
import { videoOfPicturePath, videoParameters, videoPath } from '../../routes/video-address.ts';

type Send = (
  event:
    | { type: 'video.opened'; id: string }
    | { type: 'video.closed' }
    | { type: 'picture.opened'; id: string },
) => void;

const isRunningVideo = ({ kind, status }: Job) => kind === 'video_render' && isUnfinished(status);

/** Puts a video, a picture or neither into the address: Back returns to the video before, where there was one. */
export function useNameVideo() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const isNamed = parameters.get(videoParameters.job) !== null;
  return {
    nameVideo: (id: string) => void navigate(videoPath(id), { replace: !isNamed }),
    namePicture: (id: string) => void navigate(videoOfPicturePath(id), { replace: !isNamed }),
    nameNothing: () => void navigate(pathOf('photoToVideo'), { replace: !isNamed }),
  };
}

/**
 * Shows the video or the picture that the address names, whenever it names one or does so again. Where it names neither, the
 * video that runs is put into it; without one, none is shown. Takes what tells the flow.
 */
export function useNamedVideo(send: Send): void {
  const { api } = useServices();
  const user = useUser();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [parameters] = useSearchParams();
  const job = parameters.get(videoParameters.job);
  const picture = parameters.get(videoParameters.picture);
  const readJobs = useEffectEvent(() => {
    const { queryKey, queryFn } = jobsQuery(api, user.id);
    return queries.fetchQuery({ queryKey, queryFn });
  });
  const name = useEffectEvent((jobId: string) => void navigate(videoPath(jobId), { replace: true }));
  // By the key of the address, who goes to it once more asks once more.
  useEffect(() => {
    if (job !== null) return send({ type: 'video.opened', id: job });
    send({ type: 'video.closed' });
    if (picture !== null) return send({ type: 'picture.opened', id: picture });
    let isLeft = false;
    readJobs().then(
      (jobs) => {
        const running = jobs.find(isRunningVideo);
        if (running && !isLeft) name(running.id);
      },
      // Without an answer nothing is shown: the jobs themselves say that they could not be read.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [job, picture, key, send]);
}
