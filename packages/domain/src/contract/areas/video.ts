import * as v from 'valibot';
import { photoShootLimits } from '../../constants/photo-shoot.ts';
import { videoLimits } from '../../constants/video.ts';
import { cameraEasings, cameraMoves } from '../../video/index.ts';
import { endpoint, named } from '../endpoint.ts';
import { count, identifier, text, whole } from '../wire.ts';

/** A video of a still picture, as it is asked for (decisions: kind + form; photo to video). */
export const videoForm = named(
  'VideoForm',
  v.object({
    /** What the job goes by: the prompt of the picture, or the name of its file. */
    textPrompt: v.pipe(text, v.maxLength(photoShootLimits.promptCharacters)),
    sourceImageId: identifier,
    move: v.picklist(cameraMoves),
    easing: v.picklist(cameraEasings),
    seconds: v.pipe(whole, v.minValue(videoLimits.minimumSeconds), v.maxValue(videoLimits.maximumSeconds)),
  }),
);

/** A picture that a video can be made of: one that was made here, or an upload. Sizes in pixels. */
export const videoSource = named(
  'VideoSource',
  v.object({
    id: text,
    url: text,
    thumbnailUrl: text,
    width: count,
    height: count,
    /** What was asked for, or the name of the file. */
    prompt: text,
  }),
);
export type VideoSource = v.InferOutput<typeof videoSource>;

const sampleSource: VideoSource = {
  id: 'g1',
  url: '/media/g1',
  thumbnailUrl: '/media/g1-small',
  width: 1_024,
  height: 768,
  prompt: 'Salt flats',
};

export const videoEndpoints = {
  videoSource: endpoint({
    method: 'GET',
    path: '/api/video/sources/{id}',
    response: v.object({ source: videoSource }),
    docs: {
      summary: 'A picture of the user that a video can be made of.',
      errors: ['NOT_FOUND'],
      sample: { response: { source: sampleSource } },
    },
  }),
};
