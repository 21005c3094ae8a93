import { pathOf } from '@mirror-studio/domain/access';
import { type JobKind, jobResultRoutes } from '@mirror-studio/domain/jobs';

/** The parameters of the address of photo to video: the id of a job, or of a picture to begin with. */
export const videoParameters = { job: 'job', picture: 'picture' } as const;

const pathWith = (name: string, id: string) =>
  `${pathOf('photoToVideo')}?${new URLSearchParams({ [name]: id })}`;

/** Takes the id of a job; returns where its video is shown. */
export const videoPath = (jobId: string) => pathWith(videoParameters.job, jobId);

/** Takes the id of a picture; returns where a video is made of it. */
export const videoOfPicturePath = (pictureId: string) => pathWith(videoParameters.picture, pictureId);

/** Where View Results of a job leads (§2): to the gallery, or to the video itself. Takes the job. */
export const resultPath = ({ id, kind }: { readonly id: string; readonly kind: JobKind }) =>
  kind === 'video_render' ? videoPath(id) : pathOf(jobResultRoutes[kind]);
