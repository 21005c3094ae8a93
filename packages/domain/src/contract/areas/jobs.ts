import * as v from 'valibot';
import { photoShootLimits } from '../../constants/photo-shoot.ts';
import { jobKinds, jobStatuses } from '../../jobs/index.ts';
import { aspectRatios, imageModelIds, shootStyles } from '../../photo-shoot/index.ts';
import { endpoint, named } from '../endpoint.ts';
import { count, flag, identifier, moment, sampleMoment, text, whole } from '../wire.ts';
import { pictureVariant } from './gallery.ts';

const prompt = v.pipe(text, v.maxLength(photoShootLimits.promptCharacters));

/** §3 One of result.media_assets; only the address is certain. */
export const mediaAsset = named(
  'MediaAsset',
  v.object({
    url: text,
    id: v.optional(text),
    type: v.optional(v.picklist(['image', 'video'])),
    width: v.optional(count),
    height: v.optional(count),
    thumbnailUrl: v.nullish(text),
    variants: v.optional(v.array(pictureVariant)),
    placeholder: v.nullish(text),
    pose: v.nullish(text),
  }),
);
export type MediaAsset = v.InferOutput<typeof mediaAsset>;

/** §4, decisions: `pending` is read as `queued`. */
const status = v.pipe(
  v.picklist([...jobStatuses, 'pending']),
  v.transform((given) => (given === 'pending' ? 'queued' : given)),
);

/**
 * §3 Job. Progress is added: a card shows '4 of 8'. So are its credits (decisions: cost of a generation): what is held
 * for it now, what was charged for finished pictures and what was returned, the latter two over all its runs.
 */
export const job = named(
  'Job',
  v.object({
    id: text,
    kind: v.picklist(jobKinds),
    status,
    createdAt: moment,
    metadata: v.looseObject({
      prompt: v.optional(text),
      textPrompt: v.optional(text),
      text: v.optional(text),
    }),
    error: v.nullish(text),
    errorCode: v.nullish(text),
    result: v.nullish(v.object({ media_assets: v.array(mediaAsset) })),
    progress: v.nullish(v.object({ done: count, total: count })),
    credits: v.nullish(v.object({ held: count, charged: count, returned: count })),
  }),
);
export type Job = v.InferOutput<typeof job>;

/** §3 Photo shoot form, as it is sent. Lengths and ranges are those of §5. */
export const photoShootForm = named(
  'PhotoShootForm',
  v.object({
    prompt,
    imageCount: v.pipe(
      whole,
      v.minValue(photoShootLimits.minimumImages),
      v.maxValue(photoShootLimits.maximumImages),
    ),
    style: v.picklist(shootStyles),
    aspectRatio: v.picklist(aspectRatios),
    poseVariety: flag,
    projectName: v.pipe(text, v.maxLength(photoShootLimits.projectCharacters)),
    referenceImageId: v.nullable(identifier),
    model: v.picklist(imageModelIds),
  }),
);

/** A video of a still picture (decisions: kind + form); its page decides the rest of the form. */
const videoForm = v.object({ textPrompt: prompt, sourceImageId: identifier, seconds: count });

export const newJob = named(
  'NewJob',
  v.variant('kind', [
    v.object({ kind: v.literal('image_batch'), form: photoShootForm }),
    v.object({ kind: v.literal('video_render'), form: videoForm }),
  ]),
);
export type NewJob = v.InferOutput<typeof newJob>;

const oneJob = v.object({ job });

export const sampleJob: Job = {
  id: 'j1',
  kind: 'image_batch',
  status: 'queued',
  createdAt: sampleMoment,
  metadata: {},
};
const sampleNewJob: v.InferInput<typeof newJob> = {
  kind: 'image_batch',
  form: {
    prompt: 'Salt flats',
    imageCount: 4,
    style: 'film',
    aspectRatio: '3:4',
    poseVariety: true,
    projectName: '',
    referenceImageId: null,
    model: 'sample',
  },
};

export const jobsEndpoints = {
  imageModels: endpoint({
    method: 'GET',
    path: '/api/models',
    response: v.object({
      models: v.array(v.object({ id: v.picklist(imageModelIds), available: flag })),
    }),
    docs: {
      summary: 'The image models, and which of them can be used here.',
      sample: { response: { models: [{ id: 'sample', available: true }] } },
    },
  }),
  jobs: endpoint({
    method: 'GET',
    path: '/api/jobs',
    response: v.object({ jobs: v.array(job) }),
    docs: { summary: 'The jobs of the user, newest first.', sample: { response: { jobs: [sampleJob] } } },
  }),
  createJob: endpoint({
    method: 'POST',
    path: '/api/jobs',
    openInDemo: true,
    idempotencyKey: 'required',
    request: newJob,
    response: oneJob,
    success: 201,
    docs: {
      summary: 'Queues a batch of images or a video.',
      errors: ['COINS_INSUFFICIENT', 'PROVIDER_KEY_MISSING', 'RATE_LIMITED', 'DEMO_NOT_ALLOWED'],
      sample: { request: sampleNewJob, response: { job: sampleJob } },
    },
  }),
  job: endpoint({
    method: 'GET',
    path: '/api/jobs/{id}',
    response: oneJob,
    docs: {
      summary: 'One job of the user.',
      errors: ['NOT_FOUND'],
      sample: { response: { job: sampleJob } },
    },
  }),
  cancelJob: endpoint({
    method: 'POST',
    path: '/api/jobs/{id}/cancel',
    openInDemo: true,
    response: oneJob,
    docs: {
      summary: 'Cancels a job that waits or runs.',
      errors: ['NOT_FOUND', 'CONFLICT'],
      sample: { response: { job: sampleJob } },
    },
  }),
  retryJob: endpoint({
    method: 'POST',
    path: '/api/jobs/{id}/retry',
    openInDemo: true,
    idempotencyKey: 'required',
    response: oneJob,
    docs: {
      summary: 'Queues a failed or cancelled job again with the same form.',
      errors: ['NOT_FOUND', 'CONFLICT', 'COINS_INSUFFICIENT', 'RATE_LIMITED'],
      sample: { response: { job: sampleJob } },
    },
  }),
};
